"use client";
import { useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { texts } from "../texts/language";
import { KEYS_ID } from "../ui/chart-cursor";
import { ChartLegend } from "../ui/chart-legend";
import type { ChartMark } from "../ui/chart-marks";
import type { ChartRange, Span } from "../ui/chart-range";
import { EmptyState } from "../ui/empty-state";
import { later } from "../ui/later";
import type { RangeControl } from "../ui/range-control";
import { TimeChart } from "../ui/time-chart";
import { RangeBar } from "./range-tools";

const chartTable = later(async () => (await import("../ui/chart-table")).ChartTable);

interface ChartGridProps {
  charts: readonly ChartView[];
  clock: SimClock;
  nowMinute: number;
  range: ChartRange;
  span: Span;
  control: RangeControl;
  onRange: (range: ChartRange) => void;
  /** By the chart's id. */
  marks: ReadonlyMap<string, readonly ChartMark[]>;
}

/** Columns by the number of charts: as wide as lets a tab show all of its charts at once on a laptop. */
const COLUMNS: readonly (readonly [most: number, classes: string])[] = [
  [4, "grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))]"],
  [
    6,
    "grid-cols-[repeat(auto-fit,minmax(min(100%,212px),1fr))] wall:grid-cols-[repeat(auto-fit,minmax(300px,1fr))]",
  ],
  [
    8,
    "grid-cols-[repeat(auto-fit,minmax(min(100%,164px),1fr))] max-[719px]:grid-cols-1 wall:grid-cols-[repeat(auto-fit,minmax(240px,1fr))]",
  ],
];
/** More charts than that scroll. */
const OVERVIEW = "grid-cols-[repeat(auto-fit,minmax(min(100%,212px),1fr))]";
const NO_MARKS: readonly ChartMark[] = [];

/** Charts side by side over one range, with the signs they use and their keys explained below. */
export function ChartGrid(props: ChartGridProps) {
  const { charts, clock, nowMinute, range, span, control, onRange, marks } = props;
  const [table, setTable] = useState<string | null>(null);
  const open = charts.find((chart) => chart.id === table);
  if (charts.length === 0) {
    const { noCharts, noChartsWhy } = texts().telemetry;
    return <EmptyState title={noCharts}>{noChartsWhy}</EmptyState>;
  }
  const columns = COLUMNS.find(([most]) => charts.length <= most)?.[1] ?? OVERVIEW;
  return (
    <div className="group/grid flex min-h-full flex-col gap-1 p-2">
      {range.kind === "fixed" ? (
        <RangeBar span={span} clock={clock} control={control} onRange={onRange} />
      ) : null}
      <div
        className={`grid flex-1 auto-rows-[minmax(140px,1fr)] gap-2 wall:auto-rows-[minmax(170px,1fr)] ${columns}`}
      >
        {charts.map((chart) => (
          <TimeChart
            key={chart.id}
            chart={chart}
            clock={clock}
            nowMinute={nowMinute}
            from={span.from}
            until={span.until}
            marks={marks.get(chart.id) ?? NO_MARKS}
            control={control}
            onTable={setTable}
            className="border-transparent bg-page/60!"
          />
        ))}
      </div>
      <ChartLegend
        charts={charts}
        fromMinute={span.from}
        untilMinute={span.until}
        nowMinute={nowMinute}
      />
      <p
        id={KEYS_ID}
        className="sr-only text-2xs text-muted group-has-[[role=slider]:focus-visible]/grid:not-sr-only"
      >
        {texts().charts.keys}
      </p>
      {open ? (
        <chartTable.Part
          chart={open}
          clock={clock}
          marks={marks.get(open.id) ?? NO_MARKS}
          onClose={() => setTable(null)}
        />
      ) : null}
    </div>
  );
}
