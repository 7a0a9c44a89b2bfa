"use client";
import { memo, useCallback, useId, useMemo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import type { ChartMark } from "./chart-marks";
import { FILLED_IN_WORDS } from "./chart-paint";
import { ChartPlot } from "./chart-plot";
import { delayText, filledInBands, provenanceLines, silences, wasFilledIn } from "./chart-reading";
import { ageText, figureText, withUnit } from "./figure-text";

interface TimeChartProps {
  chart: ChartView;
  clock: SimClock;
  nowMinute: number;
  /** First minute shown; the chart's own first value when left out. */
  fromMinute?: number;
  marks?: readonly ChartMark[];
  heading?: "h3" | "h4";
  className?: string;
}
const NO_MARKS: readonly ChartMark[] = [];

/** One measured curve: unit in the title, last value large at the right, its source and age below, gaps where nothing was measured. */
export const TimeChart = memo(function TimeChart(props: TimeChartProps) {
  const { chart, clock, nowMinute, marks = NO_MARKS, heading: Heading = "h3" } = props;
  const { hovered, hoveredMarks, onHover } = useHover();
  const id = useId();
  const fromMinute = props.fromMinute ?? chart.fromMinute;
  // Kept between renders, so that a moving pointer does not make the plot take its data again.
  const { minutes, lines, bands, filledIn } = useMemo(
    () => ({
      minutes: chart.values.map((_, index) => chart.fromMinute + index * chart.everyMinutes),
      lines: [{ values: chart.values }],
      bands: silences(chart, fromMinute, nowMinute),
      filledIn: filledInBands(chart),
    }),
    [chart, fromMinute, nowMinute],
  );
  const untilMinute = Math.max(nowMinute, fromMinute + 30);
  const empty = chart.lastValue === null;
  const value = hovered === null ? undefined : chart.values[hovered];
  const hoveredMinute = hovered === null ? undefined : minutes[hovered];
  const faint = chart.stale || empty;
  return (
    <figure
      aria-labelledby={id}
      className={`group @container flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${props.className ?? ""}`}
    >
      <figcaption className="px-2 pt-1.5 @[256px]:px-2.5">
        <div className="flex items-start justify-between gap-1.5">
          <Heading
            id={id}
            className="line-clamp-3 min-w-0 text-xs leading-[1.25] font-medium @[256px]:text-sm @[256px]:leading-[1.25]"
            title={chart.title}
          >
            {chart.title}
            {chart.unit ? <span className="text-muted">, {chart.unit}</span> : null}
          </Heading>
          <span
            className={`shrink-0 font-mono text-sm leading-[1.15] @[212px]:text-base @[256px]:text-md @[256px]:leading-[1.15] ${faint ? "text-muted" : ""}`}
          >
            {hoveredMinute === undefined ? lastText(chart) : readingText(value)}
          </span>
        </div>
        <p className="flex gap-2 pt-px text-2xs leading-[1.3] text-muted">
          <Provenance chart={chart} />
          <span className={`shrink-0 ${chart.stale ? "text-degraded" : ""}`}>
            {hoveredMinute === undefined
              ? freshness(chart, nowMinute)
              : hoverText(chart, clock, hoveredMinute, value)}
          </span>
        </p>
      </figcaption>
      <div
        role="img"
        aria-label={spoken(chart, clock, nowMinute)}
        className="relative min-h-0 flex-1"
      >
        <ChartPlot
          minutes={minutes}
          lines={lines}
          fromMinute={fromMinute}
          untilMinute={untilMinute}
          clock={clock}
          max={chart.max}
          threshold={chart.threshold}
          bands={bands}
          filledIn={filledIn}
          marks={marks}
          syncKey="telemetry"
          onHover={onHover}
        />
        {hoveredMarks ? <MarkWords words={hoveredMarks} /> : null}
        {empty ? (
          <p className="pointer-events-none absolute inset-0 flex items-center justify-center text-xs text-muted">
            <span className="rounded bg-panel px-2 py-1 text-center">
              no data has reached the team yet
            </span>
          </p>
        ) : null}
      </div>
    </figure>
  );
});

/** What the pointer is at. The callback stays the same, so that the plot is left alone. */
function useHover() {
  const [hovered, setHovered] = useState<number | null>(null);
  const [hoveredMarks, setHoveredMarks] = useState("");
  const onHover = useCallback((index: number | null, marks: string) => {
    setHovered(index);
    setHoveredMarks(marks);
  }, []);
  return { hovered, hoveredMarks, onHover };
}

/** The full labels of the marks under the pointer; only in the chart that is pointed at, though the crosshair stands in all of them. */
function MarkWords({ words }: { words: string }) {
  return (
    <p className="pointer-events-none absolute top-0 right-2 left-10 hidden text-2xs group-hover:block">
      <span className="line-clamp-5 rounded border bg-raised px-1.5 py-0.5 whitespace-pre-line">
        {words}
      </span>
    </p>
  );
}

/** Source, coverage and lateness on one line. What is covered gives way first, then the lateness; hovering tells everything. */
function Provenance({ chart }: { chart: ChartView }) {
  return (
    <span
      className="flex min-w-0 flex-1 overflow-hidden whitespace-nowrap"
      title={provenanceLines(chart).join("\n")}
    >
      <span className="min-w-0 truncate @[312px]:max-w-[58%] @[312px]:shrink-0">
        {chart.source}
      </span>
      {chart.scope ? (
        <span className="hidden min-w-0 shrink-[99] truncate @[312px]:block">
          <Dot />
          {chart.scope}
        </span>
      ) : null}
      <span className="hidden shrink-0 @[256px]:block">
        <Dot />
        {chart.delayMinutes === 0 ? "at once" : `+${chart.delayMinutes} min`}
      </span>
    </span>
  );
}

function Dot() {
  return <span aria-hidden="true">{"\u00a0· "}</span>;
}

function lastText(chart: ChartView): string {
  return chart.lastValue === null ? "–" : figureText(chart.lastValue);
}

function readingText(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : figureText(value);
}

function freshness(chart: ChartView, nowMinute: number): string {
  if (chart.lastMinute === null) return "no reading";
  const age = ageText(chart.lastMinute, nowMinute);
  return chart.stale ? `stale, ${age}` : age;
}

function hoverText(
  chart: ChartView,
  clock: SimClock,
  minute: number,
  value: number | null | undefined,
): string {
  const at = formatClock(clock, minute);
  if (value === null || value === undefined) return `${at}, no reading`;
  return wasFilledIn(chart, minute) ? `${at}, ${FILLED_IN_WORDS}` : at;
}

function spoken(chart: ChartView, clock: SimClock, nowMinute: number): string {
  const origin = `${chart.source}${chart.scope ? `, ${chart.scope}` : ""}, ${delayText(chart)}`;
  if (chart.lastValue === null || chart.lastMinute === null)
    return `${chart.title}: no data; ${origin}`;
  const known = chart.values.filter((value) => value !== null);
  const range = `between ${figureText(Math.min(...known))} and ${figureText(Math.max(...known))}`;
  return `${chart.title}: ${withUnit(chart.lastValue, chart.unit)} at ${formatClock(clock, chart.lastMinute)}, ${freshness(chart, nowMinute)}; ${range} so far${spokenLate(chart, clock)}; ${origin}`;
}

/** More stretches than this are counted and not read out one by one. */
const SPOKEN_STRETCHES_MAX = 3;

function spokenLate({ backfilled }: ChartView, clock: SimClock): string {
  if (backfilled.length === 0) return "";
  const stretches =
    backfilled.length > SPOKEN_STRETCHES_MAX
      ? `${backfilled.length} stretches`
      : backfilled
          .map(([from, to]) => `${formatClock(clock, from)} to ${formatClock(clock, to)}`)
          .join(" and ");
  return `; ${stretches} ${FILLED_IN_WORDS}`;
}
