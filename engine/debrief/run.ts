import "#server-only";
import { ROLE_TITLES } from "../../contract/roles";
import { formatClock } from "../../contract/sim-time";
import type { Crossing, RunRecord } from "../define-history";
import type { AnyScenario } from "../define-scenario";
import { measureMilestones, outcomeOf, runRecord } from "../metrics/run-record";
import { playPolicy } from "../session/script";
import type { SessionState, Work } from "../session/state";
import { type Surroundings, speak } from "../views/scene";

/** A finished run with everything a debrief is written from. */
export interface Run {
  readonly scenario: AnyScenario;
  readonly state: SessionState;
  readonly around: Surroundings;
  readonly record: RunRecord;
  readonly milestones: Readonly<Record<string, number | null>>;
  readonly outcome: "resolved" | "unresolved";
  /** The operator's own decisions, played in the model with this run's seed and cause. */
  readonly operator: SessionState;
}

export function gatherRun(scenario: AnyScenario, state: SessionState, around: Surroundings): Run {
  const { seed, causeId } = state.header;
  return {
    scenario,
    state,
    around,
    record: runRecord(scenario, state),
    milestones: measureMilestones(scenario, state),
    outcome: outcomeOf(scenario, state),
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

/** The later of this run's end and the operator's last published minute. */
export function endOfPictures({ scenario, state }: Run): number {
  return Math.max(state.minute, ...scenario.history.milestones.map((one) => one.published));
}

/** The change that was begun first, which need not be the one that was ordered first. */
export function firstMitigation(run: Run): { actionId: string; startedMinute: number } | null {
  const begun = mitigationsOf(run);
  return begun[0] ?? null;
}

/** Changes that were begun, in the order of their beginning. */
export function mitigationsOf(run: Run): (Work & { startedMinute: number })[] {
  return run.state.works
    .flatMap((work) => {
      const { startedMinute } = work;
      const action = run.scenario.actions.find((one) => one.id === work.actionId);
      return action?.kind === "mitigation" && startedMinute !== null
        ? [{ ...work, startedMinute }]
        : [];
    })
    .sort((one, other) => one.startedMinute - other.startedMinute);
}

/** Roles stand in for people throughout the document. */
export function roleOf(run: Run, seatId: string): string {
  const seat = run.state.seats.find((one) => one.id === seatId);
  return seat ? ROLE_TITLES[seat.role] : "A former seat";
}

export function clockOf(run: Run, minute: number): string {
  return `${formatClock(run.scenario.clock, minute)} ${run.scenario.clock.zone}`;
}

export function titleOf(run: Run, actionId: string): string {
  return run.scenario.actions.find((action) => action.id === actionId)?.title ?? actionId;
}

export function wordsAt(run: Run, ref: string | null): string {
  return ref === null ? "" : speak(run.around, { ref });
}
