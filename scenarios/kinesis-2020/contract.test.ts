import "#server-only";
import { keepsTheContract } from "../testing/contract";
import { kinesis2020 } from "./index";
import * as figures from "./model/figures";

keepsTheContract(kinesis2020, { figures });
