import "#server-only";
import { cellMitigations } from "./actions/cell-mitigations";
import { cellProbes } from "./actions/cell-probes";
import { dependentProbes } from "./actions/dependent-probes";
import { experiments } from "./actions/experiments";
import { kit } from "./actions/kit";
import { platformProbes } from "./actions/platform-probes";
import { reliefMitigations } from "./actions/relief-mitigations";

/** Everything a responder can do in this outage. */
export const actions = [
  ...cellProbes,
  ...platformProbes,
  ...dependentProbes,
  ...experiments,
  ...cellMitigations,
  ...reliefMitigations,
  kit.communication("status-page"),
  kit.communication("personal-health"),
  kit.communication("internal-update"),
];
