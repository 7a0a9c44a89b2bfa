"use client";
import type { SimClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { ChartLegend } from "../ui/chart-legend";
import type { ChartMark } from "../ui/chart-marks";
import { EmptyState } from "../ui/empty-state";
import { TimeChart } from "../ui/time-chart";

interface ChartGridProps {
  charts: readonly ChartView[];
  clock: SimClock;
  nowMinute: number;
  fromMinute: number;
  marks: readonly ChartMark[];
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

/** Charts side by side, with the signs they use explained below. */
export function ChartGrid(props: ChartGridProps) {
  const { charts, clock, nowMinute, fromMinute, marks } = props;
  if (charts.length === 0) {
    return <EmptyState title="No charts">Measured curves appear here.</EmptyState>;
  }
  const columns = COLUMNS.find(([most]) => charts.length <= most)?.[1] ?? OVERVIEW;
  return (
    <div className="flex min-h-full flex-col gap-1 p-2">
      <div
        className={`grid flex-1 auto-rows-[minmax(140px,1fr)] gap-2 wall:auto-rows-[minmax(170px,1fr)] ${columns}`}
      >
        {charts.map((chart) => (
          <TimeChart
            key={chart.id}
            chart={chart}
            clock={clock}
            nowMinute={nowMinute}
            fromMinute={fromMinute}
            marks={marks}
            className="border-transparent bg-page/60!"
          />
        ))}
      </div>
      <ChartLegend charts={charts} fromMinute={fromMinute} nowMinute={nowMinute} />
    </div>
  );
}
