import "#server-only";
import { communications } from "./actions/communications";
import { configMitigations } from "./actions/config-mitigations";
import { dependentMitigations } from "./actions/dependent-mitigations";
import { dependentProbes } from "./actions/dependent-probes";
import { experiments } from "./actions/experiments";
import { fleetMitigations } from "./actions/fleet-mitigations";
import { hostProbes } from "./actions/host-probes";
import { platformProbes } from "./actions/platform-probes";

/** Everything a responder can do in this outage. */
export const actions = [
  ...hostProbes,
  ...platformProbes,
  ...dependentProbes,
  ...experiments,
  ...fleetMitigations,
  ...configMitigations,
  ...dependentMitigations,
  ...communications,
];
