import "#server-only";
import { formatDuration } from "../../contract/sim-time";
import type {
  DisputedReference,
  HistoryEntry,
  ModelledReference,
  PhaseTimes,
  Reference,
} from "../define-history";
import type { AnyScenario } from "../define-scenario";
import { playPolicy } from "../session/script";
import {
  measurePlayed,
  type Played,
  RESPONSE_PHASES,
  type ResponsePhaseId,
  recoveriesOf,
  responseTimes,
  titleOf,
} from "./played";

/** A cause's reference with its times told out, whatever they come from. */
export interface ToldReference {
  readonly whose: string;
  readonly standing: Reference["standing"];
  readonly note: string;
  readonly triggerMinute: number;
  readonly timeline: readonly HistoryEntry[];
  readonly phases: PhaseTimes;
}

const MEASURED = "measured in this model";
/** Why a script has no time for what only people do. */
const NOT_SCRIPTED: Partial<Record<ResponsePhaseId, string>> = {
  declare: "a script declares nothing",
  "first-update": "this script writes to nobody",
  confirm: "a script is told the cause and confirms nothing",
};

/** The reference of the run's cause. @throws Error for a cause that the scenario does not have */
export function tellReference(
  scenario: AnyScenario,
  start: { seed: number; causeId: string },
): ToldReference {
  const cause = scenario.causes.find((one) => one.id === start.causeId);
  if (!cause) throw new Error(`${scenario.id} has no cause ${start.causeId}.`);
  const { reference } = cause;
  const { whose, standing, note } = reference;
  return { whose, standing, note, triggerMinute: 0, ...timesOf(scenario, reference, start) };
}

function timesOf(
  scenario: AnyScenario,
  reference: Reference,
  start: { seed: number; causeId: string },
): Pick<ToldReference, "timeline" | "phases"> & { triggerMinute?: number } {
  if (reference.standing === "modelled") return playReference(scenario, reference, start);
  if (reference.standing === "disputed") return countFromTrigger(reference);
  const { timeline, phases, milestones, firstRecovery } = scenario.history;
  const restored = milestones
    .filter((one) => one.recovers)
    .flatMap(({ id, published: minute, basis }) => {
      const names = id === firstRecovery ? [id, "first-recovery"] : [id];
      return names.map((name) => [name, { minute, basis }] as const);
    });
  return { timeline, phases: { ...Object.fromEntries(restored), ...phases } };
}

/** Its times stay on its own clock; the spans beside them are what can be compared. */
function countFromTrigger({ triggerMinute, timeline, phases }: DisputedReference) {
  const counted = Object.entries(phases).map(([id, { minute, basis }]) => {
    const span = minute === null ? null : formatDuration(minute - triggerMinute);
    const since = span === null ? basis : `${basis}; ${span} after its trigger`;
    return [id, { minute, basis: since }] as const;
  });
  return { triggerMinute, timeline, phases: Object.fromEntries(counted) };
}

function playReference(
  scenario: AnyScenario,
  { policy }: ModelledReference,
  start: { seed: number; causeId: string },
): Pick<ToldReference, "timeline" | "phases"> {
  const played = measurePlayed(scenario, playPolicy(scenario, policy, start).state);
  return { timeline: playedTimeline(played), phases: playedPhases(played) };
}

function playedTimeline(played: Played): HistoryEntry[] {
  const { scenario, state, record } = played;
  const recoveries = recoveriesOf(played);
  // What was left in force ends with the story and not with the scenario's clock.
  const over = Math.max(0, ...recoveries.map(({ minute }) => minute)) || state.minute;
  const decisions = state.works.flatMap(({ actionId, startedMinute, endedMinute }) => {
    if (startedMinute === null) return [];
    const action = scenario.actions.find((one) => one.id === actionId);
    const weight = action?.kind === "mitigation" ? "major" : "minor";
    const untilMinute = endedMinute ?? over;
    const label = titleOf(scenario, actionId);
    return [{ minute: startedMinute, untilMinute, label, detail: "", weight } as const];
  });
  const alarm = record.firstAlarmMinute;
  const heard: HistoryEntry[] =
    alarm === null
      ? []
      : [{ minute: alarm, untilMinute: null, label: "First alarm", detail: "", weight: "minor" }];
  return [...heard, ...decisions, ...recoveries].sort((one, other) => one.minute - other.minute);
}

function playedPhases(played: Played): PhaseTimes {
  const times = responseTimes(played);
  const response = RESPONSE_PHASES.map(
    ({ id }) => [id, measured(times[id], NOT_SCRIPTED[id])] as const,
  );
  const restored = played.scenario.history.milestones
    .filter((one) => one.recovers)
    .map(({ id }) => [id, measured(played.milestones[id] ?? null)] as const);
  return Object.fromEntries([...response, ...restored]);
}

function measured(minute: number | null, unless = "did not happen in this play") {
  return { minute, basis: minute === null ? unless : MEASURED };
}
