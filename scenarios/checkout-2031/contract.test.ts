import "#server-only";
import { keepsTheContract } from "../testing/contract";
import { checkout2031 } from "./index";
import * as model from "./model";

keepsTheContract(checkout2031, { figures: model, names: ["release 40", "release 41"] });
