"use client";
import { memo, useId, useMemo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import type { ChartMark } from "./chart-paint";
import { ChartPlot } from "./chart-plot";
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

/** One measured curve: unit in the title, last value large at the right with its age, gaps where nothing was measured. */
export const TimeChart = memo(function TimeChart(props: TimeChartProps) {
  const { chart, clock, nowMinute, marks = NO_MARKS, heading: Heading = "h3" } = props;
  const [hovered, setHovered] = useState<number | null>(null);
  const id = useId();
  const fromMinute = props.fromMinute ?? chart.fromMinute;
  // Kept between renders, so that a moving pointer does not make the plot take its data again.
  const { minutes, lines, bands } = useMemo(
    () => ({
      minutes: chart.values.map((_, index) => chart.fromMinute + index * chart.everyMinutes),
      lines: [{ values: chart.values }],
      bands: silences(chart, fromMinute, nowMinute),
    }),
    [chart, fromMinute, nowMinute],
  );
  const untilMinute = Math.max(nowMinute, fromMinute + 30);
  const empty = chart.lastValue === null;
  const value = hovered === null ? undefined : chart.values[hovered];
  const hoveredMinute = hovered === null ? undefined : minutes[hovered];
  return (
    <figure
      aria-labelledby={id}
      className={`flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${props.className ?? ""}`}
    >
      <figcaption className="px-3 pt-2">
        <Heading id={id} className="truncate text-sm font-medium" title={chart.title}>
          {chart.title}
          {chart.unit ? <span className="text-muted">, {chart.unit}</span> : null}
        </Heading>
        <p className="flex items-baseline gap-2 text-2xs text-muted">
          <span className="min-w-0 flex-1 truncate" title={chart.source}>
            {chart.source}
          </span>
          <span className="shrink-0">
            {hoveredMinute === undefined
              ? freshness(chart, nowMinute)
              : formatClock(clock, hoveredMinute)}
          </span>
          <span
            className={`shrink-0 font-mono text-md leading-5 ${chart.stale || empty ? "" : "text-ink"}`}
          >
            {hoveredMinute === undefined ? lastText(chart) : readingText(value)}
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
          marks={marks}
          syncKey="telemetry"
          onHover={setHovered}
        />
        {empty ? (
          <p className="pointer-events-none absolute inset-0 flex items-center justify-center text-xs text-muted">
            <span className="rounded bg-panel px-2 py-1">no data has reached the team yet</span>
          </p>
        ) : null}
      </div>
    </figure>
  );
});

function lastText(chart: ChartView): string {
  return chart.lastValue === null ? "–" : figureText(chart.lastValue);
}

function readingText(value: number | null | undefined): string {
  return value === null || value === undefined ? "no reading" : figureText(value);
}

function freshness(chart: ChartView, nowMinute: number): string {
  if (chart.lastMinute === null) return "no reading";
  const age = ageText(chart.lastMinute, nowMinute);
  return chart.stale ? `stale, ${age}` : age;
}

function spoken(chart: ChartView, clock: SimClock, nowMinute: number): string {
  if (chart.lastValue === null || chart.lastMinute === null) return `${chart.title}: no data`;
  const known = chart.values.filter((value) => value !== null);
  const range = `between ${figureText(Math.min(...known))} and ${figureText(Math.max(...known))}`;
  return `${chart.title}: ${withUnit(chart.lastValue, chart.unit)} at ${formatClock(clock, chart.lastMinute)}, ${freshness(chart, nowMinute)}; ${range} so far`;
}

/** Stretches of at least two missing readings, and the time since the last one when the panel is stale. */
function silences(chart: ChartView, fromMinute: number, nowMinute: number): [number, number][] {
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
