import "#server-only";
import * as kit from "../../engine/index";

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

/** The world at T+0. */
export function initialWorld({ causeId }: { readonly causeId: string }) {
  return {
    causeId,
    illness: 0, // of the risk service, 0–1: the same under every cause, so that no chart tells them apart
    reportStopped: false,
    rolledBack: false,
    pool: POOL_USUAL,
    bypassed: false,
    triesFail: 0, // share of tries that gave up in the last minute, 0–1
    riskSeconds: RISK_SECONDS, // that the risk service takes for an answer
    sender: kit.emptySender(30), // of the risk service's own readings, when its hosts get round to it
  };
}
export type World = Readonly<ReturnType<typeof initialWorld>>;

/** One minute. */
export function step(before: World, minute: number): World {
  const cured = before.causeId === "report-lock" ? before.reportStopped : before.rolledBack;
  const ill = minute >= ONSET_MINUTE && !cured;
  const change = ill ? WORSE_PER_MINUTE : -BETTER_PER_MINUTE;
  const illness = Math.min(1, Math.max(0, before.illness + change));
  // more callers at once, or more calls, and each is served more slowly
  const pressure = 0.5 * (before.pool / POOL_USUAL) + 0.5 * (offered(before) / USUAL_RATE);
  const riskRate = (RISK_RATE + illness * (RISK_RATE_ILL - RISK_RATE)) / pressure;
  const riskSeconds = offered(before) <= riskRate ? RISK_SECONDS : before.pool / riskRate;
  const triesFail = Math.max(0, 1 - capacity({ ...before, riskSeconds }) / offered(before));
  const sender = kit.stepSender(before.sender, 1.5 * (1 - 0.75 * illness));
  return { ...before, illness, riskSeconds, triesFail, sender };
}

/** Checkouts a second that customers ask for, with those who try once more. */
export const offered = ({ triesFail }: World) => USUAL_RATE * (1 + triesFail);

/** Checkouts a second that the pool's connections can carry. */
export const capacity = ({ pool, bypassed, riskSeconds }: World) =>
  pool / (OWN_SECONDS + (bypassed ? 0 : riskSeconds));

/** Checkouts that wait for a connection: as many as give up in the seconds for which they are patient. */
export const waiting = (world: World) => offered(world) * world.triesFail * PATIENCE_SECONDS;

/** Share of risk answers that come out of its cache, 0–1. */
export const cacheHits = ({ causeId, illness }: World) =>
  causeId === "cache-key" ? CACHE_USUAL - CACHE_LOST * illness : CACHE_USUAL;

/** Statements that wait for another one in the risk service's store. */
export const storeWaits = ({ causeId, illness }: World) =>
  causeId === "report-lock" ? Math.round(140 * illness) : 0;
