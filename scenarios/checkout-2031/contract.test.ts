import "#server-only";
import { keepsTheContract } from "../testing/contract";
import { checkout2031 } from "./index";

keepsTheContract(checkout2031);
