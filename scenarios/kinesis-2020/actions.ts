import "#server-only";
import { capacityMitigations } from "./actions/capacity-mitigations";
import { communications } from "./actions/communications";
import { configMitigations } from "./actions/config-mitigations";
import { dependentMitigations } from "./actions/dependent-mitigations";
import { dependentProbes } from "./actions/dependent-probes";
import { experiments } from "./actions/experiments";
import { fleetMitigations } from "./actions/fleet-mitigations";
import { hostProbes } from "./actions/host-probes";
import { mapProbes } from "./actions/map-probes";
import { outsideProbes } from "./actions/outside-probes";
import { platformProbes } from "./actions/platform-probes";
import { requestProbes } from "./actions/request-probes";
import { rotationMitigations } from "./actions/rotation-mitigations";
import { trafficMitigations } from "./actions/traffic-mitigations";

/** Everything a responder can do in this outage. */
export const actions = [
  ...requestProbes,
  ...hostProbes,
  ...mapProbes,
  ...platformProbes,
  ...dependentProbes,
  ...outsideProbes,
  ...experiments,
  ...capacityMitigations,
  ...fleetMitigations,
  ...rotationMitigations,
  ...configMitigations,
  ...trafficMitigations,
  ...dependentMitigations,
  ...communications,
];
