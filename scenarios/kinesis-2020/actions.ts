import "#server-only";
import { communications } from "./actions/communications";
import { experiments } from "./actions/experiments";
import { mitigations } from "./actions/mitigations";
import { probes } from "./actions/probes";

/** Everything a responder can do in this outage. */
export const actions = [...probes, ...experiments, ...mitigations, ...communications];
