import "#server-only";
import type { RunRecord } from "../define-history";
import type { AnyScenario } from "../define-scenario";
import type { SessionState } from "../session/state";
import { gaugeIndex } from "../session/telemetry";

/** A run as numbers over time, for milestones, impact and curves. */
export function runRecord(scenario: AnyScenario, state: SessionState): RunRecord {
  const cache = new Map<string, readonly number[]>();
  return {
    series(gaugeId) {
      const known = cache.get(gaugeId);
      if (known) return known;
      const index = gaugeIndex(scenario, gaugeId);
      const values = state.frames.flat().map((frame) => frame.gauges[index] ?? 0);
      cache.set(gaugeId, values);
      return values;
    },
    firstAlarmMinute: earliest(state.alarms.map((alarm) => alarm.firstAlarmMinute)),
  };
}

export function earliest(minutes: readonly (number | null)[]): number | null {
  return minutes.reduce<number | null>(
    (least, one) => (one !== null && (least === null || one < least) ? one : least),
    null,
  );
}

/** Minute of each of the operator's milestones in this run, or null. */
export function measureMilestones(
  scenario: AnyScenario,
  state: SessionState,
): Record<string, number | null> {
  const record = runRecord(scenario, state);
  return Object.fromEntries(
    scenario.history.milestones.map((milestone) => [milestone.id, milestone.measure(record)]),
  );
}

export type Outcome = "prevented" | "resolved" | "unresolved";

export function outcomeOf(scenario: AnyScenario, state: SessionState): Outcome {
  const reached = measureMilestones(scenario, state);
  const { harmBegins, milestones, resolvedWhen, wholeWhen } = scenario.history;
  const record = runRecord(scenario, state);
  const whole = wholeWhen.every(
    ({ gaugeId, below }) => (record.series(gaugeId).at(-1) ?? 0) < below,
  );
  const onset = milestones.find((one) => one.id === harmBegins);
  const past = onset !== undefined && state.minute > onset.published + onset.tolerance;
  if (whole && past && reached[onset.id] === null) return "prevented";
  return whole && resolvedWhen.every((id) => reached[id] !== null) ? "resolved" : "unresolved";
}

/**
 * Impact per service in minutes of total failure: the sum over time of the share of requests that failed.
 * @param untilMinute last minute that counts; the whole run when left out
 */
export function measureImpact(
  scenario: AnyScenario,
  state: SessionState,
  untilMinute = state.minute,
): Record<string, number> {
  const record = runRecord(scenario, state);
  return Object.fromEntries(
    scenario.debrief.impact.map(({ gaugeId }) => [
      gaugeId,
      sumShares(record.series(gaugeId).slice(0, untilMinute + 1)),
    ]),
  );
}

function sumShares(percents: readonly number[]): number {
  return Math.round(percents.reduce((sum, percent) => sum + percent / 100, 0) * 10) / 10;
}
