import type { ChartView } from "../../contract/telemetry-sections";
import { texts } from "../texts/language";

type Instrument = Pick<ChartView, "source" | "scope" | "delayMinutes" | "everyMinutes">;

/** How late an instrument promises to be. */
export function delayText({ delayMinutes }: Pick<ChartView, "delayMinutes">): string {
  const { arrivesAtOnce, arrivesAfter } = texts().charts;
  return delayMinutes === 0 ? arrivesAtOnce : arrivesAfter(delayMinutes);
}

/** Everything to know before a curve is believed, one line each. */
export function provenanceLines(chart: Instrument): string[] {
  const { source, covers, reads } = texts().charts;
  return [
    source(chart.source),
    chart.scope ? covers(chart.scope) : "",
    reads(chart.everyMinutes, delayText(chart)),
  ].filter(Boolean);
}

/** The stretches that arrived only afterwards, widened by half a reading, so that a single one is seen too. */
export function filledInBands(
  chart: Pick<ChartView, "backfilled" | "everyMinutes">,
): [number, number][] {
  const half = chart.everyMinutes / 2;
  return chart.backfilled.map(([from, to]) => [from - half, to + half]);
}

/** Whether the reading of a minute arrived only afterwards. */
export function wasFilledIn(chart: Pick<ChartView, "backfilled">, minute: number): boolean {
  return chart.backfilled.some(([from, to]) => minute >= from && minute <= to);
}

/**
 * Stretches without a reading: at least two missing in a row, and the time since the last one when the panel is stale. A panel without any
 * reading is one such stretch.
 */
export function silences(
  chart: Pick<ChartView, "values" | "fromMinute" | "everyMinutes" | "lastMinute" | "stale">,
  fromMinute: number,
  nowMinute: number,
): [number, number][] {
  const bands: [number, number][] = [];
  let start: number | null = null;
  chart.values.forEach((value, index) => {
    const minute = chart.fromMinute + index * chart.everyMinutes;
    if (value === null) start ??= minute - chart.everyMinutes;
    else {
      if (start !== null && minute - start > 2 * chart.everyMinutes) bands.push([start, minute]);
      start = null;
    }
  });
  if (chart.lastMinute === null) return [[fromMinute, nowMinute]];
  if (chart.stale) bands.push([chart.lastMinute, nowMinute]);
  return bands.filter(([from, to]) => to > from);
}
