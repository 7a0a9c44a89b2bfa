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
 * @param shards shards of the zone and of the rest, each with one connection
 */
export function stepConnections(
  before: Connections,
  demand: Demand,
  capacity: number,
  shards: { zone: number; rest: number },
): Connections {
  const all = shards.zone + shards.rest;
  const settled = { zone: 1 - before.zone / shards.zone, rest: 1 - before.rest / shards.rest };
  const zone =
    before.zone +
    (demand.moved + (demand.renewals * shards.zone) / all) * settled.zone +
    demand.askedAgain;
  const rest = before.rest + ((demand.renewals * shards.rest) / all) * settled.rest;
  const made = Math.min(zone + rest, capacity);
  const left = zone + rest === 0 ? 0 : 1 - made / (zone + rest);
  return {
    zone: Math.min(shards.zone, zone * left),
    rest: Math.min(shards.rest, rest * left),
    made,
  };
}

/** Shards of the cell by zone; one connection each. */
export function shardsOf(lightPerHost: number): { zone: number; rest: number } {
  const each = lightPerHost + figures.HEAVY_PER_HOST;
  return { zone: figures.HOSTS_IN_ZONE * each, rest: figures.HOSTS_ELSEWHERE * each };
}
