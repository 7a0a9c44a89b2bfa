import "#server-only";
import type { Collector } from "../../engine/index";
import { dependents } from "./telemetry/dependents";
import { frontEnd } from "./telemetry/front-end";

/** Every panel of the on-call team. */
export const collectors: readonly Collector[] = [...frontEnd, ...dependents].map(
  ([instrument, id, gaugeId, title, unit, look]) => ({
    ...instrument,
    id,
    gaugeId,
    title,
    unit,
    ...look,
  }),
);
