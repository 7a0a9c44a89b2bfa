import "#server-only";
import { ROLE_TITLES } from "../../contract/roles";
import { formatClock } from "../../contract/sim-time";
import type { Crossing } from "../define-history";
import type { AnyScenario } from "../define-scenario";
import { type Outcome, outcomeOf } from "../metrics/run-record";
import { playPolicy } from "../session/script";
import type { SessionState } from "../session/state";
import { type Surroundings, speak } from "../views/scene";
import { measurePlayed, type Played } from "./played";
import { type ToldReference, tellReference } from "./reference";

/** A finished run with everything a debrief is written from. */
export interface Run extends Played {
  readonly around: Surroundings;
  readonly outcome: Outcome;
  /** What the run is laid beside. */
  readonly reference: ToldReference;
  /** The operator's own decisions, played in the model with this run's seed and cause. */
  readonly operator: SessionState;
}

export function gatherRun(scenario: AnyScenario, state: SessionState, around: Surroundings): Run {
  const { seed, causeId } = state.header;
  return {
    ...measurePlayed(scenario, state),
    around,
    outcome: outcomeOf(scenario, state),
    reference: tellReference(scenario, { seed, causeId }),
    operator: playPolicy(scenario, "historical", { seed, causeId }).state,
  };
}

/** The first minute from `fromMinute` on at which a gauge passes a value, coming from the other side; null when it never does. */
export function crossingMinute(run: Run, crossing: Crossing, fromMinute: number): number | null {
  const { gaugeId, passes, value } = crossing;
  const past = (one: number) => (passes === "above" ? one > value : one < value);
  const series = run.record.series(gaugeId);
  let minute = fromMinute;
  while (minute < series.length && past(series[minute] ?? 0)) minute += 1;
  while (minute < series.length && !past(series[minute] ?? 0)) minute += 1;
  return minute < series.length ? minute : null;
}

/** Whether a text that is tied to some causes belongs into this run's debrief. */
export function holdsFor(run: Run, text: { causes?: readonly string[] }): boolean {
  return text.causes === undefined || text.causes.includes(run.state.header.causeId);
}

/** Whether this run had the cause of the operator's own outage. */
export function isOperatorsDay({ reference }: Run): boolean {
  return reference.standing === "published";
}

/** The later of this run's end and the last minute that its reference names. */
export function endOfPictures({ state, reference }: Run): number {
  const entries = reference.timeline.map((entry) => entry.untilMinute ?? entry.minute);
  const phases = Object.values(reference.phases).map((phase) => phase.minute ?? 0);
  return Math.max(state.minute, ...entries, ...phases);
}

/** Roles stand in for people throughout the document. */
export function roleOf(run: Run, seatId: string): string {
  const seat = run.state.seats.find((one) => one.id === seatId);
  return seat ? ROLE_TITLES[seat.role] : "A former seat";
}

export function clockOf(run: Run, minute: number): string {
  return `${formatClock(run.scenario.clock, minute)} ${run.scenario.clock.zone}`;
}

export function wordsAt(run: Run, ref: string | null): string {
  return ref === null ? "" : speak(run.around, { ref });
}
