import "#server-only";
import * as figures from "./figures";

/** Secure connections that wait to be made: of the zone that is deployed to, and of the rest of the cell. */
export interface Connections {
  readonly zone: number;
  readonly rest: number;
  /** Made in the last minute. */
  readonly made: number;
}

export const NO_CONNECTIONS_WAIT: Connections = { zone: 0, rest: 0, made: 0 };

/** What is asked of the provisioning subsystem in one minute. */
export interface Demand {
  /** Shards that moved within the zone. */
  readonly moved: number;
  /** Renewals of the whole cell, and what is asked for again by hosts that leak. */
  readonly renewals: number;
  readonly askedAgain: number;
}

/**
 * One minute of the subsystem. Whoever waits already is not asked for twice; what is made is shared out evenly over all who wait.
 * @param capacity connections that it can make in this minute
 */
export function stepConnections(
  before: Connections,
  demand: Demand,
  capacity: number,
): Connections {
  const all = SHARDS.zone + SHARDS.rest;
  const settled = { zone: 1 - before.zone / SHARDS.zone, rest: 1 - before.rest / SHARDS.rest };
  const zone =
    before.zone +
    (demand.moved + (demand.renewals * SHARDS.zone) / all) * settled.zone +
    demand.askedAgain;
  const rest = before.rest + ((demand.renewals * SHARDS.rest) / all) * settled.rest;
  const made = Math.min(zone + rest, capacity);
  const left = zone + rest === 0 ? 0 : 1 - made / (zone + rest);
  return {
    zone: Math.min(SHARDS.zone, zone * left),
    rest: Math.min(SHARDS.rest, rest * left),
    made,
  };
}

/** Shards of the zone that is deployed to, and of the rest of the cell; one connection each. */
export const SHARDS = {
  zone: figures.HOSTS_IN_ZONE * (figures.LIGHT_PER_HOST + figures.HEAVY_PER_HOST),
  rest: figures.HOSTS_ELSEWHERE * (figures.LIGHT_PER_HOST + figures.HEAVY_PER_HOST),
} as const;
