import "#server-only";
import { collectorsOf } from "../../engine/index";
import { dependents } from "./telemetry/dependents";
import { frontEnd } from "./telemetry/front-end";

/** Every panel of the on-call team. */
export const collectors = collectorsOf([...frontEnd, ...dependents]);
