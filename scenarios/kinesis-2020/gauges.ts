import "#server-only";
import type { GaugeDefinition } from "../../engine/index";
import { cloudwatch, dependents } from "./gauges/dependents";
import { around, fleet, requests } from "./gauges/front-end";
import type { World } from "./model/world";

const MODELLED = "modelled; AWS published no figure";

/** The true quantities, for the facilitator and the debrief; what players see of them goes through a collector. */
export const gauges: readonly GaugeDefinition<World>[] = [
  ...requests,
  ...fleet,
  ...around,
  ...cloudwatch,
  ...dependents,
].map(([id, label, unit, read]) => ({ id, label, unit, note: MODELLED, read }));
