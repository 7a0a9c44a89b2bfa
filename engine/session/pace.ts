import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { playFromMinute } from "./start";
import type { SessionState } from "./state";

const SECONDS_PER_MINUTE = 60;

/**
 * Simulated minutes that pass in one real minute now. The chosen length is spread over the scenario by weight: slow where decisions crowd,
 * fast where people wait.
 */
export function paceNow(scenario: AnyScenario, state: SessionState): number {
  const from = playFromMinute(scenario, state.header.settings);
  const historyEnd = Math.max(
    ...scenario.history.milestones.map((milestone) => milestone.published),
  );
  let total = 0;
  for (let minute = from; minute < historyEnd; minute += 1) total += weightAt(scenario, minute);
  const shareOfLength = weightAt(scenario, Math.max(from, state.minute)) / total;
  return state.paceFactor / (shareOfLength * state.header.settings.lengthMinutes);
}

/** Real milliseconds until the next simulated minute. */
export function tickIntervalMs(scenario: AnyScenario, state: SessionState): number {
  return (SECONDS_PER_MINUTE * 1000) / paceNow(scenario, state);
}

function weightAt(scenario: AnyScenario, minute: number): number {
  let weight = 1;
  for (const stretch of scenario.pacing) if (minute >= stretch.fromMinute) weight = stretch.weight;
  return weight;
}
