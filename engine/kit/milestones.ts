import "#server-only";
import type { Milestone, RunRecord } from "../define-history";

/** The minute since T+0 at which something happened in a run; null when it did not. */
type Measure = (run: RunRecord) => number | null;

type MilestoneRow = readonly [
  id: string,
  label: string,
  /** Minutes since T+0, and the minutes either way within which the historical policy must land. */
  published: number,
  tolerance: number,
  criterion: string,
  measure: Measure,
];

/** Milestones of one source: what began, and then what was better from its minute on. */
export function milestonesOf(
  basis: string,
  rows: { readonly onsets: readonly MilestoneRow[]; readonly recoveries: readonly MilestoneRow[] },
): Milestone[] {
  const made = (recovers: boolean) => (row: MilestoneRow) => {
    const [id, label, published, tolerance, criterion, measure] = row;
    return { id, label, published, tolerance, basis, recovers, criterion, measure };
  };
  return [...rows.onsets.map(made(false)), ...rows.recoveries.map(made(true))];
}

export const firstAlarm: Measure = (run) => run.firstAlarmMinute;

/** The first minute above a value. */
export function firstAbove(gaugeId: string, value: number): Measure {
  return (run) => {
    const minute = run.series(gaugeId).findIndex((one) => one > value);
    return minute < 0 ? null : minute;
  };
}

/** The first minute, after its peak, at or below a share of the peak (0–1); null when the peak was below `leastPeak`. */
export function fallsToShare(gaugeId: string, leastPeak: number, share: number): Measure {
  return (run) => {
    const values = run.series(gaugeId);
    const peak = peakOf(values);
    if (peak < leastPeak) return null;
    const peakAt = values.indexOf(peak);
    const fallen = values.slice(peakAt).findIndex((one) => one <= peak * share);
    return fallen < 0 ? null : peakAt + fallen;
  };
}

/** The first minute from which on all are below a bound; null when the peak was below `leastPeak` or the last one is not below. */
export function staysBelow(gaugeId: string, leastPeak: number, bound: number): Measure {
  return (run) => {
    const values = run.series(gaugeId);
    if (peakOf(values) < leastPeak) return null;
    let minute = values.length;
    while (minute > 0 && (values[minute - 1] ?? 0) < bound) minute -= 1;
    return minute === values.length ? null : minute;
  };
}

/** When all of these have happened. */
export function latestOf(...measures: readonly Measure[]): Measure {
  return (run) =>
    measures.reduce<number | null>((latest, measure) => {
      const minute = measure(run);
      return latest === null || minute === null ? null : Math.max(latest, minute);
    }, 0);
}

function peakOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
