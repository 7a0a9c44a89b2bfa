import "#server-only";
import * as figures from "./figures";
import type { Fleet } from "./fleet";

/** What clients and servers feel in one minute. Shares are 0–1. */
export interface Load {
  /** One try fails: it met a server with a useless map, or one that was too busy. */
  readonly tryFails: number;
  /** All tries of a request fail. */
  readonly requestFails: number;
  /** Load over capacity on a serving server. */
  readonly utilisation: number;
  /** Share of its capacity that a serving server has left beside builds. */
  readonly capacity: number;
  readonly latencyP99Ms: number;
}

/**
 * @param demand load that clients offer beside retries, 1 = normal
 * @param before the minute before, whose failures are retried now
 * @param strain share of capacity lost to threads beyond the tested limit, 0–1
 */
export function measureLoad(fleet: Fleet, demand: number, before: Load, strain: number): Load {
  const { members, serving, useless, building } = fleet.counts;
  const inRotation = serving + useless;
  if (inRotation === 0 || serving === 0) {
    return {
      tryFails: 1,
      requestFails: 1,
      utilisation: 2,
      capacity: figures.CAPACITY_FLOOR,
      latencyP99Ms: 30_000,
    };
  }
  const capacity = Math.max(
    figures.CAPACITY_FLOOR,
    (1 - (figures.CONTENTION * building) / members) * (1 - strain),
  );
  const retries = 1 + figures.RETRY_LOAD * before.tryFails;
  const share = figures.SERVERS_BEFORE / inRotation;
  const utilisation = (figures.NORMAL_LOAD * demand * retries * share) / capacity;
  const answered = Math.min(1, 1 / utilisation);
  const tryFails = 1 - (serving / inRotation) * answered;
  const requestFails = failsAll(tryFails);
  return {
    tryFails,
    requestFails,
    utilisation,
    capacity,
    latencyP99Ms: latency(utilisation, tryFails),
  };
}

/** Queueing delay grows towards saturation; each retry waits before it tries again. A model, not a measurement. */
function latency(utilisation: number, tryFails: number): number {
  const queueing = 45 / Math.max(0.05, 1 - Math.min(utilisation, 0.95));
  const tries = tryFails + tryFails * tryFails + tryFails * tryFails * tryFails;
  return Math.min(30_000, queueing + 2_400 * tries);
}

/** Chance that every try fails, by multiplication: powers may differ in the last digit between engines. */
function failsAll(tryFails: number): number {
  let all = 1;
  for (let attempt = 0; attempt < figures.CLIENT_TRIES; attempt += 1) all *= tryFails;
  return all;
}
