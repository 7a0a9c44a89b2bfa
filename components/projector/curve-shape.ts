import type { ChartView } from "../../contract/telemetry-sections";

/** A curve in a square of 100 by 100, which the picture stretches to its place. */
export interface CurveShape {
  /** One path for each stretch of readings. */
  paths: string[];
  /** Value at the upper edge. */
  top: number;
  fromMinute: number;
  untilMinute: number;
  /** Height of the limit from below, percent; null when there is none or it lies above. */
  threshold: number | null;
}

/** A chart that has just begun is not stretched over the whole width. */
const LEAST_SPAN_MINUTES = 30;
/** Air above the highest reading. */
const HEADROOM = 1.15;

export function shapeCurve(
  chart: Pick<ChartView, "values" | "fromMinute" | "everyMinutes" | "max" | "threshold">,
  /** Readings before it are left out. */
  sinceMinute: number,
  nowMinute: number,
): CurveShape {
  const { everyMinutes } = chart;
  const skipped = Math.max(0, Math.ceil((sinceMinute - chart.fromMinute) / everyMinutes));
  const fromMinute = chart.fromMinute + skipped * everyMinutes;
  const values = chart.values.slice(skipped);
  const untilMinute = Math.max(nowMinute, fromMinute + LEAST_SPAN_MINUTES);
  const top = topOf({ ...chart, values });
  const at = (index: number, value: number) => {
    const x = ((index * everyMinutes) / (untilMinute - fromMinute)) * 100;
    return `${round(x)} ${round(100 - (Math.min(value, top) / top) * 100)}`;
  };
  const threshold = chart.threshold === null ? null : (chart.threshold / top) * 100;
  return {
    paths: stretches(values).map((points) => pathOf(points, at)),
    top,
    fromMinute,
    untilMinute,
    threshold: threshold !== null && threshold <= 100 ? round(threshold) : null,
  };
}

function topOf({ values, max, threshold }: Pick<ChartView, "values" | "max" | "threshold">) {
  if (max !== null) return max;
  const highest = Math.max(0, threshold ?? 0, ...values.map((value) => value ?? 0));
  return highest > 0 ? highest * HEADROOM : 1;
}

type Point = [index: number, value: number];

/** Runs of readings without a gap in them. */
function stretches(values: readonly (number | null)[]): Point[][] {
  const runs: Point[][] = [];
  let open: Point[] | null = null;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      open = null;
      continue;
    }
    if (open === null) {
      open = [];
      runs.push(open);
    }
    open.push([index, value]);
  }
  return runs;
}

/** A single reading becomes a line of no length, which round ends make a dot. */
function pathOf(points: readonly Point[], at: (index: number, value: number) => string): string {
  const [first, ...rest] = points.map(([index, value]) => at(index, value));
  return rest.length === 0 ? `M${first}h0` : `M${first}L${rest.join(" ")}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
