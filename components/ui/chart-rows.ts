import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { type ChartMark, markSpoken } from "./chart-marks";
import { wasFilledIn } from "./chart-reading";

/** One reading of a chart, as its table shows it. */
export interface ChartRow {
  minute: number;
  /** Null is a gap. */
  value: number | null;
  filledIn: boolean;
  /** What the team did, and which alarms changed, from this reading to the next. */
  marks: string[];
}

/** Every reading that reached the page, the newest first. */
export function rowsOf(
  chart: Pick<ChartView, "values" | "fromMinute" | "everyMinutes" | "backfilled">,
  marks: readonly ChartMark[],
): ChartRow[] {
  return chart.values
    .map((value, index) => {
      const minute = chart.fromMinute + index * chart.everyMinutes;
      const until = minute + chart.everyMinutes;
      return {
        minute,
        value,
        filledIn: value !== null && wasFilledIn(chart, minute),
        marks: marks.filter((mark) => mark.minute >= minute && mark.minute < until).map(markSpoken),
      };
    })
    .reverse();
}

/** The table as a spreadsheet takes it: minutes since T+0 beside the clock, figures in full, gaps empty. */
export function csvOf(
  chart: Pick<ChartView, "title" | "unit">,
  clock: SimClock,
  rows: readonly ChartRow[],
): string {
  const value = chart.unit ? `${chart.title} (${chart.unit})` : chart.title;
  const head = ["minute", `clock ${clock.zone}`, value, "filled in later", "marks"];
  const lines = [...rows]
    .reverse()
    .map((row) => [
      String(row.minute),
      formatClock(clock, row.minute),
      row.value === null ? "" : String(row.value),
      row.filledIn ? "yes" : "",
      row.marks.join("; "),
    ]);
  return [head, ...lines].map((line) => line.map(csvCell).join(",")).join("\n");
}

/** Quoted where it must be, and never a formula: labels come from people. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows that lie in sight of a scrolled list, and a few around them: first one, and the one after the last. */
export function rowsInSight(
  scrollTop: number,
  height: number,
  rowHeight: number,
  count: number,
): [number, number] {
  const first = Math.floor(scrollTop / rowHeight) - ROWS_AROUND;
  const last = Math.ceil((scrollTop + height) / rowHeight) + ROWS_AROUND;
  return [Math.max(0, Math.min(first, count)), Math.max(0, Math.min(last, count))];
}
const ROWS_AROUND = 8;
