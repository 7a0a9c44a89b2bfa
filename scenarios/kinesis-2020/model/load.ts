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
  /** First tries of clients, and these with their retries, 1 = a usual day. */
  readonly firstTries: number;
  readonly offered: number;
  readonly latencyP99Ms: number;
}

const LATENCY_MAX_MS = 30_000;

/** What the rest of the world adds to a minute of load. */
export interface LoadWeather {
  /** Load that clients offer beside retries, 1 = normal. */
  readonly demand: number;
  /** Share of capacity lost to threads beyond the tested limit, 0–1. */
  readonly strain: number;
  /** Share of routes that have grown wrong on maps that are not rebuilt, 0–1. */
  readonly stale: number;
  /** Servers with useless maps are kept out of rotation. */
  readonly fenced: boolean;
  /** Clients were asked to retry less. */
  readonly retriesCut: boolean;
}

/** @param before the minute before, whose failures are retried now */
export function measureLoad(fleet: Fleet, before: Load, weather: LoadWeather): Load {
  const { members, serving, building } = fleet.counts;
  const rotation = inRotation(fleet, weather.fenced);
  if (rotation === 0 || serving === 0) {
    return {
      tryFails: 1,
      requestFails: 1,
      utilisation: 2,
      capacity: figures.CAPACITY_FLOOR,
      firstTries: weather.demand,
      offered: weather.demand * retriesOn(1, weather.retriesCut),
      latencyP99Ms: LATENCY_MAX_MS,
    };
  }
  const capacity = Math.max(
    figures.CAPACITY_FLOOR,
    (1 - (figures.CONTENTION * building) / members) * (1 - weather.strain),
  );
  const offered = weather.demand * retriesOn(before.tryFails, weather.retriesCut);
  const share = figures.SERVERS_BEFORE / rotation;
  const utilisation = (figures.NORMAL_LOAD * offered * share) / capacity;
  const answered = Math.min(1, 1 / utilisation);
  const tryFails = 1 - (serving / rotation) * answered;
  const tries = weather.retriesCut ? figures.CLIENT_TRIES_CUT : figures.CLIENT_TRIES;
  return {
    tryFails,
    // A route that is wrong on every server fails however often it is tried.
    requestFails: weather.stale + (1 - weather.stale) * failsAll(tryFails, tries),
    utilisation,
    capacity,
    firstTries: weather.demand,
    offered,
    latencyP99Ms: latency(utilisation, tryFails),
  };
}

/** Servers that clients may meet. */
export function inRotation({ counts }: Fleet, fenced: boolean): number {
  return counts.serving + (fenced ? 0 : counts.useless);
}

/** Requests with their retries, 1 = none. */
function retriesOn(tryFails: number, cut: boolean): number {
  return 1 + figures.RETRY_LOAD * (cut ? figures.RETRIES_LEFT : 1) * tryFails;
}

/** Queueing delay grows towards saturation; each retry waits before it tries again. A model, not a measurement. */
function latency(utilisation: number, tryFails: number): number {
  const queueing = 45 / Math.max(0.05, 1 - Math.min(utilisation, 0.95));
  const tries = tryFails + tryFails * tryFails + tryFails * tryFails * tryFails;
  return Math.min(LATENCY_MAX_MS, queueing + 2_400 * tries);
}

/** Chance that every try fails, by multiplication: powers may differ in the last digit between engines. */
function failsAll(tryFails: number, tries: number): number {
  let all = 1;
  for (let attempt = 0; attempt < tries; attempt += 1) all *= tryFails;
  return all;
}
