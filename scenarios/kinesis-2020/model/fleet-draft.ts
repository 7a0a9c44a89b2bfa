import "#server-only";
import { ABSENT, type BootSource, type Counts, tally } from "./fleet";
import type { MapBuild } from "./map-build";

/** What the rest of the world adds to a minute of the fleet. */
export interface FleetWeather {
  readonly minute: number;
  readonly seed: number;
  /** How maps are built, and what servers start with from now on. */
  readonly mapBuild: MapBuild;
  readonly bootBits: number;
  readonly poolsCapped: boolean;
  /** Running servers keep the maps that they have. */
  readonly rebuildsPaused: boolean;
  /** Where servers boot from when nobody said otherwise. */
  readonly bootSource: BootSource;
  /** Load over capacity on a serving server, from the minute before. */
  readonly utilisation: number;
  /** Load over capacity at which the health check throws a server out. */
  readonly unhealthyAt: number;
}

/** The lists and counts of a minute in the making; only a step may write to one. */
export interface Draft {
  state: Uint8Array;
  /** The state as it was; copied when the first server moves. */
  readonly before: Uint8Array;
  booted: Uint8Array;
  readonly counts: { -readonly [K in keyof Counts]: number };
}

/** Puts one server into another state and keeps the counts. */
export function move(draft: Draft, id: number, to: number): void {
  if (draft.state === draft.before) draft.state = draft.before.slice();
  tally(draft.counts, id, draft.state[id] ?? ABSENT, -1);
  draft.state[id] = to;
  tally(draft.counts, id, to, 1);
}
