import "#server-only";

export { checkCures } from "./check/cures";
export { type Fault, FaultyScenarioError, faultSentence } from "./check/fault";
export { defineScenario } from "./check/scenario";
export { writeDebrief } from "./debrief/write";
/** The engine's only door. */
export * from "./define-action";
export * from "./define-history";
export * from "./define-scenario";
export * from "./kit/accounts";
export { actionKit, lasting, numberDial, numberOf, percent } from "./kit/actions";
export * from "./kit/definitions";
export { type LogPattern, logsOf } from "./kit/logs";
export * from "./kit/milestones";
export { randomOrders } from "./kit/random-orders";
export { letGo, order } from "./kit/scripts";
export { emptySender, type Sender, senderGauges, senderPath, stepSender } from "./kit/sender";
export { type BacktestRow, backtest } from "./metrics/backtest";
export {
  type CatalogueRow,
  COUNTED_FOR_MINUTES,
  catalogue,
  type Effect,
  TRIED_AFTER_MINUTES,
} from "./metrics/catalogue";
export { measureImpact, measureMilestones, outcomeOf, runRecord } from "./metrics/run-record";
export { decide } from "./session/decide";
export { tickBy } from "./session/deciders/exercise";
export { decideJoin } from "./session/deciders/seats";
export {
  type Decision,
  type InternalCommand,
  isRejection,
  type SeatedCommand,
  wordsOf,
} from "./session/decision";
export type { Event } from "./session/events";
export { evolve } from "./session/evolve";
export { fold, OtherVersionError } from "./session/fold";
export { hashState } from "./session/hash";
export { UPDATE_CADENCE_MINUTES } from "./session/incident";
export { paceNow, tickIntervalMs } from "./session/pace";
export { playPolicy, playScript, type ScriptedRun } from "./session/script";
export { defaultStart, playFromMinute } from "./session/start";
export { ENGINE_VERSION, type Seat, type SessionState } from "./session/state";
export { project } from "./views/project";
export { projectForProjector } from "./views/projector";
export { nameRef, type RoomScene, type Scene, type Surroundings } from "./views/scene";
export { type Buffer, emptyBuffer, fillBuffer, fullness } from "./world/buffer";
export { type Collector, collect, type DeliveryPath, delayOf } from "./world/collector";
export { draw, drawBetween, drawNormal, SEED_MAX } from "./world/random";
