import "#server-only";
import type { FogLevel } from "../../contract/fog";

/** What a level of fog does to every reading. All figures are modelled. */
export interface Fog {
  /** Of the readings that the outage takes, the share that it takes at this level, 0–1. */
  readonly taken: number;
  /** Share of readings that vanish on any path, whatever the outage does, 0–1. */
  readonly stray: number;
  /** Times the instrument's own delay and noise. */
  readonly delay: number;
  readonly noise: number;
}

export const FOG: Record<FogLevel, Fog> = {
  low: { taken: 0.35, stray: 0, delay: 0.5, noise: 0.5 },
  "as-it-was": { taken: 1, stray: 0, delay: 1, noise: 1 },
  high: { taken: 1, stray: 0.3, delay: 3, noise: 2.5 },
};
