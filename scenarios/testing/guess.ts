import "#server-only";
import type { AnyScenario, SessionState } from "../../engine/index";

/** A run in which nobody did anything. */
export interface Untouched {
  readonly causeId: string;
  readonly seed: number;
  readonly state: SessionState;
}

/** What a run shows, in figures. */
interface Shown {
  readonly causeId: string;
  readonly features: readonly number[];
}

/** Panels are averaged over stretches of this length, minutes. */
const STRETCH_MINUTES = 10;
/** Stands for an alarm that did not sound. */
const NEVER = 9_999;

/** All that runs show without being asked: mean and missing share of each panel per stretch, times of alarms, and how often each log line was seen. */
export function featuresOf(
  scenario: AnyScenario,
  runs: readonly Untouched[],
  fromMinute: number,
): Shown[] {
  const counted = runs.map((run) => logLines(scenario, run, fromMinute));
  const texts = [...new Set(counted.flatMap((counts) => [...counts.keys()]))];
  return runs.map(({ causeId, state }, nth) => ({
    causeId,
    features: [
      ...panels(scenario, state, fromMinute),
      ...state.alarms.map(({ firstAlarmMinute }) => firstAlarmMinute ?? NEVER),
      ...texts.map((text) => counted[nth]?.get(text) ?? 0),
    ],
  }));
}

function panels({ collectors }: AnyScenario, state: SessionState, fromMinute: number): number[] {
  const frames = state.frames.flat();
  return collectors.flatMap((_, index) => {
    const features: number[] = [];
    for (let from = fromMinute; from < frames.length; from += STRETCH_MINUTES) {
      const stretch = frames.slice(from, from + STRETCH_MINUTES);
      const present = stretch.flatMap(({ readings }) => readings[index] ?? []);
      features.push(meanOf(present), present.length / stretch.length);
    }
    return features;
  });
}

function logLines(scenario: AnyScenario, { seed, state }: Untouched, fromMinute: number) {
  const places = new Map(scenario.gauges.map(({ id }, index) => [id, index]));
  const counts = new Map<string, number>();
  for (const [minute, { gauges }] of state.frames.flat().entries()) {
    if (minute < fromMinute) continue;
    const read = (gaugeId: string) => gauges[places.get(gaugeId) ?? -1] ?? 0;
    for (const { count, text } of scenario.logs(read, minute, seed)) {
      counts.set(text, (counts.get(text) ?? 0) + count);
    }
  }
  return counts;
}

/** The cause whose learnt runs lie nearest in the mean, each feature scaled by its spread in what was learnt. */
export function nearestCause(learnt: readonly Shown[], { features }: Shown): string {
  const scale = features.map((_, index) => spreadOf(learnt.map((one) => one.features[index] ?? 0)));
  const causes = [...new Set(learnt.map(({ causeId }) => causeId))];
  const distances = causes.map((causeId) => {
    const own = learnt.filter((one) => one.causeId === causeId);
    const offs = features.map((value, index) => {
      const centre = meanOf(own.map((one) => one.features[index] ?? 0));
      return scale[index] ? ((value - centre) / scale[index]) ** 2 : 0;
    });
    return { causeId, distance: sum(offs) };
  });
  return distances.sort((one, other) => one.distance - other.distance)[0]?.causeId ?? "";
}

function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
