import "#server-only";
import { gaugesOf } from "../../engine/index";
import { cloudwatch, dependents } from "./gauges/dependents";
import { around, fleet, requests } from "./gauges/front-end";
import type { World } from "./model/world";

const MODELLED = "modelled; AWS published no figure";

/** The true quantities, for the facilitator and the debrief; what players see of them goes through a collector. */
export const gauges = gaugesOf<World>(MODELLED, [
  ...requests,
  ...fleet,
  ...around,
  ...cloudwatch,
  ...dependents,
]);
