import "#server-only";
import { emptySender, type Sender, stepSender } from "../../engine/index";

/** Every figure is invented, as the whole outage is. */
export const USUAL_RATE = 50; // checkouts a second
export const POOL_USUAL = 60; // connections
const OWN_SECONDS = 0.2; // what a checkout holds a connection for by itself
const RISK_SECONDS = 0.3; // and for its question to the risk service, on a good day
const RISK_RATE = 160; // answers a second that the risk service can give
const RISK_RATE_ILL = 12;
export const CACHE_USUAL = 0.96; // share of risk answers out of the cache
const CACHE_LOST = 0.84; // what it loses of that where it is the cause
const ONSET_MINUTE = 5;
const WORSE_PER_MINUTE = 0.05;
const BETTER_PER_MINUTE = 0.15;
export const PATIENCE_SECONDS = 10; // then a waiting checkout gives up, and its customer tries once more

export interface World {
  readonly causeId: string;
  /** How ill the risk service is, 0–1: the same under every cause, so that no chart tells them apart. */
  readonly illness: number;
  readonly reportStopped: boolean;
  readonly rolledBack: boolean;
  readonly pool: number;
  readonly bypassed: boolean;
  /** Share of tries that gave up in the last minute, 0–1. */
  readonly triesFail: number;
  /** Seconds that the risk service takes for an answer. */
  readonly riskSeconds: number;
  /** The risk service's hosts send their own readings, when they get round to it. */
  readonly sender: Sender;
}

export function newWorld(causeId: string): World {
  return {
    causeId,
    illness: 0,
    reportStopped: false,
    rolledBack: false,
    pool: POOL_USUAL,
    bypassed: false,
    triesFail: 0,
    riskSeconds: RISK_SECONDS,
    sender: emptySender(30),
  };
}

export function stepWorld(before: World, minute: number): World {
  const ill = minute >= ONSET_MINUTE && !isCured(before);
  const change = ill ? WORSE_PER_MINUTE : -BETTER_PER_MINUTE;
  const illness = Math.min(1, Math.max(0, before.illness + change));
  // more callers at once, or more calls, and each is served more slowly
  const pressure = 0.5 * (before.pool / POOL_USUAL) + 0.5 * (offered(before) / USUAL_RATE);
  const riskRate = (RISK_RATE + illness * (RISK_RATE_ILL - RISK_RATE)) / pressure;
  const riskSeconds = offered(before) <= riskRate ? RISK_SECONDS : before.pool / riskRate;
  const triesFail = Math.max(0, 1 - capacity({ ...before, riskSeconds }) / offered(before));
  const sender = stepSender(before.sender, 1.5 * (1 - 0.75 * illness));
  return { ...before, illness, riskSeconds, triesFail, sender };
}

function isCured({ causeId, reportStopped, rolledBack }: World): boolean {
  return causeId === "report-lock" ? reportStopped : rolledBack;
}

/** Checkouts a second that customers ask for, with those who try once more. */
export function offered({ triesFail }: World): number {
  return USUAL_RATE * (1 + triesFail);
}

/** Checkouts a second that the pool's connections can carry. */
export function capacity({ pool, bypassed, riskSeconds }: World): number {
  return pool / (OWN_SECONDS + (bypassed ? 0 : riskSeconds));
}

/** Checkouts that wait for a connection: as many as give up in the seconds for which they are patient. */
export function waiting(world: World): number {
  return offered(world) * world.triesFail * PATIENCE_SECONDS;
}

/** Share of risk answers that come out of its cache, 0–1. */
export function cacheHits({ causeId, illness }: World): number {
  return causeId === "cache-key" ? CACHE_USUAL - CACHE_LOST * illness : CACHE_USUAL;
}

/** Statements that wait for another one in the risk service's store. */
export function storeWaits({ causeId, illness }: World): number {
  return causeId === "report-lock" ? Math.round(140 * illness) : 0;
}
