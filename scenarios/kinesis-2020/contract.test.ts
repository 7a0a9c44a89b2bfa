import "#server-only";
import { keepsTheContract } from "../testing/contract";
import { kinesis2020 } from "./index";

keepsTheContract(kinesis2020);
