import "#server-only";
import { keepsTheContract } from "../testing/contract";
import { kinesis2024 } from "./index";
import * as figures from "./model/figures";

keepsTheContract(kinesis2024, { figures });
