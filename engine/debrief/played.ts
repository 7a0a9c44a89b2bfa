import "#server-only";
import type { HistoryEntry, RunRecord } from "../define-history";
import type { AnyScenario } from "../define-scenario";
import { measureMilestones, runRecord } from "../metrics/run-record";
import type { SessionState, Work } from "../session/state";

/** A run that somebody or a script has played, with what was measured on it. */
export interface Played {
  readonly scenario: AnyScenario;
  readonly state: SessionState;
  readonly record: RunRecord;
  readonly milestones: Readonly<Record<string, number | null>>;
}

/** Measures a run once. */
export function measurePlayed(scenario: AnyScenario, state: SessionState): Played {
  return {
    scenario,
    state,
    record: runRecord(scenario, state),
    milestones: measureMilestones(scenario, state),
  };
}

/** Phases of the response in the order of an incident. */
export const RESPONSE_PHASES = [
  { id: "detect", label: "First alarm" },
  { id: "declare", label: "Incident declared" },
  { id: "first-update", label: "First update to customers" },
  { id: "first-mitigation", label: "First mitigation begun" },
  { id: "confirm", label: "Cause confirmed" },
  { id: "first-recovery", label: "First recovery" },
] as const;
export type ResponsePhaseId = (typeof RESPONSE_PHASES)[number]["id"];

/** Minutes of the response since T+0; null for what did not happen. */
export function responseTimes(played: Played): Record<ResponsePhaseId, number | null> {
  const { scenario, state, record, milestones } = played;
  return {
    detect: record.firstAlarmMinute,
    declare: state.command.declaredMinute,
    "first-update": state.posts.find((post) => post.channel !== "internal")?.minute ?? null,
    "first-mitigation": firstMitigation(played)?.startedMinute ?? null,
    confirm: confirmedMinute(played),
    "first-recovery": milestones[scenario.history.firstRecovery] ?? null,
  };
}

/** When the true cause was called confirmed; null when it was not. */
function confirmedMinute({ scenario, state }: Played): number | null {
  const cause = scenario.causes.find((one) => one.id === state.header.causeId);
  const right = state.hypotheses.find((one) => one.suspectId === cause?.suspectId);
  return right?.confirmedMinute ?? null;
}

/** The change that was begun first, which need not be the one that was ordered first. */
export function firstMitigation(
  played: Played,
): { actionId: string; startedMinute: number } | null {
  return mitigationsOf(played)[0] ?? null;
}

/** Changes that were begun, in the order of their beginning. */
export function mitigationsOf(played: Played): (Work & { startedMinute: number })[] {
  return played.state.works
    .flatMap((work) => {
      const { startedMinute } = work;
      const action = played.scenario.actions.find((one) => one.id === work.actionId);
      return action?.kind === "mitigation" && startedMinute !== null
        ? [{ ...work, startedMinute }]
        : [];
    })
    .sort((one, other) => one.startedMinute - other.startedMinute);
}

/** What became better, and when; major where the outcome hangs on it. */
export function recoveriesOf({ scenario, milestones }: Played): HistoryEntry[] {
  return scenario.history.milestones.flatMap(({ id, label, criterion, recovers }) => {
    const minute = milestones[id] ?? null;
    if (minute === null || !recovers) return [];
    const weight = scenario.history.resolvedWhen.includes(id) ? "major" : "minor";
    return [{ minute, untilMinute: null, label, detail: criterion, weight }];
  });
}

export function titleOf(scenario: AnyScenario, actionId: string): string {
  return scenario.actions.find((action) => action.id === actionId)?.title ?? actionId;
}
