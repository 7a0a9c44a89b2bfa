import "#server-only";
import * as figures from "./figures";

/** Secure connections that wait to be made: of the zone that is deployed to, and of the rest of the cell. */
export interface Connections {
  readonly zone: number;
  readonly rest: number;
  /** Made in the last minute. */
  readonly made: number;
  /** Shards that moved, and are still looked for where they were. */
  readonly lookedFor: number;
}

export const NO_CONNECTIONS_WAIT: Connections = { zone: 0, rest: 0, made: 0, lookedFor: 0 };

/** What is asked of the provisioning subsystem in one minute. */
export interface Demand {
  /** Shards that moved within the zone. */
  readonly moved: number;
  /** Renewals of the whole cell. */
  readonly renewals: number;
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
  const zone = before.zone + (demand.moved + (demand.renewals * SHARDS.zone) / all) * settled.zone;
  const rest = before.rest + ((demand.renewals * SHARDS.rest) / all) * settled.rest;
  const made = Math.min(zone + rest, capacity);
  const left = zone + rest === 0 ? 0 : 1 - made / (zone + rest);
  return {
    zone: Math.min(SHARDS.zone, zone * left),
    rest: Math.min(SHARDS.rest, rest * left),
    made,
    lookedFor: stillLookedFor(before.lookedFor, demand.moved),
  };
}

/** Whoever asks for a shard that moved goes on asking where it was until told where it is. */
function stillLookedFor(before: number, moved: number): number {
  const all = Math.min(SHARDS.zone, before + moved * (1 - before / SHARDS.zone));
  return Math.max(0, all - Math.max(figures.FOUND_PER_MINUTE, figures.FOUND_SHARE * all));
}

/** Shards of the zone that were moved by hand ask for a connection too; whoever waits already does not ask twice. */
export function askFor(before: Connections, moved: number): Connections {
  return {
    ...before,
    zone: before.zone + moved * (1 - before.zone / SHARDS.zone),
    lookedFor: before.lookedFor + moved * (1 - before.lookedFor / SHARDS.zone),
  };
}

/** Closes a share (0–1) of all connections that are there: they have to be made anew. */
export function closeShare(before: Connections, share: number): Connections {
  return {
    ...before,
    zone: before.zone + share * (SHARDS.zone - before.zone),
    rest: before.rest + share * (SHARDS.rest - before.rest),
  };
}

/** Shards of the zone that is deployed to, and of the rest of the cell; one connection each. */
export const SHARDS = {
  zone: figures.HOSTS_IN_ZONE * (figures.LIGHT_PER_HOST + figures.HEAVY_PER_HOST),
  rest: figures.HOSTS_ELSEWHERE * (figures.LIGHT_PER_HOST + figures.HEAVY_PER_HOST),
} as const;
