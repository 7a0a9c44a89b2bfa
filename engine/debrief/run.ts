import "#server-only";
import { ROLE_TITLES } from "../../contract/roles";
import { formatClock } from "../../contract/sim-time";
import type { RunRecord } from "../define-history";
import type { AnyScenario } from "../define-scenario";
import { measureMilestones, outcomeOf, runRecord } from "../metrics/run-record";
import { playPolicy } from "../session/script";
import type { SessionState } from "../session/state";
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

/** Whether a text that is tied to some causes belongs into this run's debrief. */
export function holdsFor(run: Run, text: { causes?: readonly string[] }): boolean {
  return text.causes === undefined || text.causes.includes(run.state.header.causeId);
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
