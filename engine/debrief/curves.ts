import "#server-only";
import type { Debrief, DebriefCurve } from "../../contract/debrief";
import { measureImpact, runRecord } from "../metrics/run-record";
import { roundTo } from "../world/collector";
import { frameAt } from "../world/frames";
import { endOfPictures, isOperatorsDay, type Run } from "./run";

/** One point on paper, minutes. */
const EVERY_MINUTES = 5;

/** Truth, what the screens showed, and the operator's decisions in the same model. */
export function writeCurves(run: Run): DebriefCurve[] {
  const operator = runRecord(run.scenario, run.operator);
  return run.scenario.debrief.curves.flatMap(({ gaugeId, collectorId, label }) => {
    const unit = run.scenario.gauges.find((gauge) => gauge.id === gaugeId)?.unit ?? "";
    const base = { subject: label, unit, everyMinutes: EVERY_MINUTES, fromMinute: 0 };
    const truth = thin(run.record.series(gaugeId), run.state.minute);
    const theirs = thin(operator.series(gaugeId), endOfPictures(run));
    const curves: DebriefCurve[] = [
      { ...base, id: `${gaugeId}:truth`, kind: "truth", label: "what was true", values: truth },
      {
        ...base,
        id: `${gaugeId}:operator`,
        kind: "operator",
        label: operatorLabel(run),
        values: theirs,
      },
    ];
    if (collectorId === null) return curves;
    const seen = thinSeen(run, collectorId);
    return [
      ...curves,
      { ...base, id: `${gaugeId}:seen`, kind: "seen", label: "what you saw", values: seen },
    ];
  });
}

/** The curve is the operator's decisions, which are not what the reference tells where the cause was drawn. */
function operatorLabel(run: Run): string {
  const where = isOperatorsDay(run) ? "in this model" : "with this cause";
  return `${run.scenario.history.operator}'s decisions, ${where}`;
}

function thin(series: readonly number[], untilMinute: number): number[] {
  const values: number[] = [];
  for (let minute = 0; minute <= untilMinute; minute += EVERY_MINUTES) {
    values.push(roundTo(series[minute] ?? 0, 1));
  }
  return values;
}

/** The newest reading of each stretch of five minutes; null where none arrived. */
function thinSeen(run: Run, collectorId: string): (number | null)[] {
  const index = run.scenario.collectors.findIndex((one) => one.id === collectorId);
  const values: (number | null)[] = [];
  for (let minute = 0; minute <= run.state.minute; minute += EVERY_MINUTES) {
    let value: number | null = null;
    for (let at = minute; at > minute - EVERY_MINUTES && value === null; at -= 1) {
      value = frameAt(run.state.frames, at)?.readings[index] ?? null;
    }
    values.push(value);
  }
  return values;
}

export function writeImpact(run: Run): Debrief["impact"] {
  const ours = measureImpact(run.scenario, run.state);
  const theirs = measureImpact(run.scenario, run.operator, run.state.minute);
  return run.scenario.debrief.impact.map(({ gaugeId, label }) => ({
    id: gaugeId,
    label,
    ours: ours[gaugeId] ?? 0,
    theirs: theirs[gaugeId] ?? 0,
    unit: "minutes of total failure",
  }));
}
