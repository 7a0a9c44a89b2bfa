import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { texts } from "../texts/language";
import { delayText, wasFilledIn } from "./chart-reading";
import { ageText, figureText, withUnit } from "./figure-text";

type Value = number | null | undefined;

/** A reading as a figure, a dash for a gap. */
export function readingText(value: Value): string {
  return value === null || value === undefined ? "–" : figureText(value);
}

/** How old the last reading is, and whether that is too old. */
export function freshness(chart: ChartView, nowMinute: number): string {
  const { noReading, stale } = texts().charts;
  if (chart.lastMinute === null) return noReading;
  const age = ageText(chart.lastMinute, nowMinute);
  return chart.stale ? stale(age) : age;
}

/** When the pointed-at reading was taken, and what to know about it. */
export function pointedText(
  chart: ChartView,
  clock: SimClock,
  minute: number,
  value: Value,
): string {
  const { at, noReading, filledIn } = texts().charts;
  const time = formatClock(clock, minute);
  if (value === null || value === undefined) return at(time, noReading);
  return wasFilledIn(chart, minute) ? at(time, filledIn) : time;
}

/** The same for a listener: time and value in one. */
export function pointedSpoken(
  chart: ChartView,
  clock: SimClock,
  minute: number,
  value: Value,
  marks: string,
): string {
  const when = pointedText(chart, clock, minute, value);
  const read = value === null || value === undefined ? [] : [withUnit(value, chart.unit)];
  return [when, ...read, ...marks.split("\n").filter(Boolean)].join("; ");
}

/** The whole chart in one sentence. */
export function spoken(chart: ChartView, clock: SimClock, nowMinute: number): string {
  const words = texts().charts;
  const origin = [chart.source, chart.scope, delayText(chart)].filter(Boolean).join(", ");
  if (chart.lastValue === null || chart.lastMinute === null)
    return words.spokenEmpty(chart.title, origin);
  const known = chart.values.filter((value) => value !== null);
  return [
    words.spoken(
      chart.title,
      withUnit(chart.lastValue, chart.unit),
      formatClock(clock, chart.lastMinute),
      freshness(chart, nowMinute),
    ),
    words.spokenRange(figureText(Math.min(...known)), figureText(Math.max(...known))),
    ...spokenLate(chart, clock),
    origin,
  ].join("; ");
}

/** More stretches than this are counted and not read out one by one. */
const SPOKEN_STRETCHES_MAX = 3;

function spokenLate({ backfilled }: ChartView, clock: SimClock): string[] {
  if (backfilled.length === 0) return [];
  const { spokenStretch, spokenStretches, spokenBoth, filledIn } = texts().charts;
  const stretches = backfilled.map(([from, to]) =>
    spokenStretch(formatClock(clock, from), formatClock(clock, to)),
  );
  const told =
    stretches.length > SPOKEN_STRETCHES_MAX
      ? spokenStretches(stretches.length)
      : stretches.reduce(spokenBoth);
  return [`${told} ${filledIn}`];
}
