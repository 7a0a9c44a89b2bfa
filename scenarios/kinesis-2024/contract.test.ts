import "#server-only";
import { keepsTheContract } from "../testing/contract";
import { kinesis2024 } from "./index";

keepsTheContract(kinesis2024);
