import "#server-only";

/** The engine's only door. */
export * from "./define-scenario";
export { decide } from "./session/decide";
export {
  type Decision,
  type InternalCommand,
  isRejection,
  type SeatedCommand,
  wordsOf,
} from "./session/decision";
export { decideJoin } from "./session/deciders/seats";
export { tickBy } from "./session/deciders/exercise";
export type { Event } from "./session/events";
export { evolve } from "./session/evolve";
export { fold } from "./session/fold";
export { hashState } from "./session/hash";
export { paceNow, tickIntervalMs } from "./session/pace";
export { ENGINE_VERSION, type SessionState, type Seat } from "./session/state";
export { type Buffer, emptyBuffer, fillBuffer, fullness } from "./world/buffer";
export type { Collector } from "./world/collector";
export { draw, drawBetween, drawNormal } from "./world/random";
export { measureImpact, measureMilestones, outcomeOf, runRecord } from "./metrics/run-record";
export { playScript, type ScriptedRun } from "./session/script";
