"use client";
import { memo, useMemo } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { FilledInKey } from "../ui/chart-legend";
import type { PlotLine } from "../ui/chart-options";
import { ChartPlot } from "../ui/chart-plot";
import { filledInBands, provenanceLines } from "../ui/chart-reading";
import { EmptyState } from "../ui/empty-state";
import { ageText, figureText } from "../ui/figure-text";

interface OverlayProps {
  charts: readonly ChartView[];
  /** Null while the truth is hidden. */
  truth: readonly ChartView[] | null;
  clock: SimClock;
  nowMinute: number;
}

/** Every chart of the players, with the true curve over it when the truth is shown. */
export function OverlayCharts({ charts, truth, clock, nowMinute }: OverlayProps) {
  if (charts.length === 0)
    return <EmptyState title="No charts yet">They appear when the clock starts.</EmptyState>;
  const tabs = [...new Set(charts.map((chart) => chart.tab))];
  return (
    <>
      <p className="flex flex-wrap gap-x-5 px-3 pt-2.5 pb-1 text-xs text-muted">
        <LineKey dashed={false} text="truth" />
        <LineKey dashed text="what players see" />
        {charts.some((chart) => chart.backfilled.length > 0) ? <FilledInKey /> : null}
      </p>
      {tabs.map((tab) => (
        <section key={tab} aria-label={tab}>
          <h3 className="sticky top-0 z-10 bg-panel px-3 py-1 text-2xs font-semibold text-muted">
            {tab}
          </h3>
          <div className="grid gap-2 px-3 pb-3 sm:grid-cols-2">
            {charts
              .filter((chart) => chart.tab === tab)
              .map((chart) => (
                <Overlay
                  key={chart.id}
                  chart={chart}
                  truth={truth?.find((one) => one.id === chart.id)}
                  clock={clock}
                  nowMinute={nowMinute}
                />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

function LineKey({ dashed, text }: { dashed: boolean; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg
        aria-hidden="true"
        width="22"
        height="4"
        className={dashed ? "text-muted" : "text-accent"}
      >
        <line
          x1="0"
          x2="22"
          y1="2"
          y2="2"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={dashed ? "4 3" : ""}
        />
      </svg>
      {text}
    </span>
  );
}

const NO_MARKS: [] = [];
const NO_BANDS: [] = [];

const Overlay = memo(function Overlay(props: {
  chart: ChartView;
  truth: ChartView | undefined;
  clock: SimClock;
  nowMinute: number;
}) {
  const { chart, truth, clock, nowMinute } = props;
  const { minutes, lines } = useMemo(() => align(chart, truth), [chart, truth]);
  const filledIn = useMemo(() => filledInBands(chart), [chart]);
  const fromMinute = Math.min(chart.fromMinute, truth?.fromMinute ?? chart.fromMinute);
  const seen =
    chart.lastValue === null || chart.lastMinute === null
      ? "no reading"
      : `${figureText(chart.lastValue)}, ${ageText(chart.lastMinute, nowMinute)}`;
  const real =
    truth === undefined ? null : truth.lastValue === null ? "–" : figureText(truth.lastValue);
  return (
    <figure
      aria-label={`${chart.title}: players see ${seen}${real === null ? "" : `, truth ${real}`}`}
      className="flex min-w-0 flex-col rounded-control border"
    >
      <figcaption className="px-2 pt-1.5">
        <p
          className="line-clamp-2 text-xs font-medium"
          title={[chart.title, ...provenanceLines(chart)].join("\n")}
        >
          {chart.title}
          {chart.unit ? <span className="text-muted">, {chart.unit}</span> : null}
        </p>
        <p className="truncate text-2xs text-muted">
          {chart.source}
          {chart.scope ? ` · ${chart.scope}` : ""}
        </p>
        <p className="flex justify-between gap-2 font-mono text-2xs text-muted">
          <span className="truncate">
            {seen}
            {chart.stale ? " (stale)" : ""}
          </span>
          {real === null ? null : <span className="text-ink">truth {real}</span>}
        </p>
      </figcaption>
      <div className="relative h-24">
        <ChartPlot
          minutes={minutes}
          lines={lines}
          fromMinute={fromMinute}
          untilMinute={Math.max(nowMinute, fromMinute + 30)}
          clock={clock}
          max={chart.max}
          threshold={chart.threshold}
          bands={NO_BANDS}
          filledIn={filledIn}
          marks={NO_MARKS}
          syncKey="facilitator"
        />
      </div>
    </figure>
  );
});

/** Both curves on one list of minutes; a minute that only one of them has is a gap in the other. */
function align(
  chart: ChartView,
  truth: ChartView | undefined,
): { minutes: number[]; lines: PlotLine[] } {
  const seen = byMinute(chart);
  if (truth === undefined) {
    const nothing: PlotLine = { values: [...seen.keys()].map(() => null) };
    return {
      minutes: [...seen.keys()],
      lines: [nothing, { values: [...seen.values()], dashed: true }],
    };
  }
  const real = byMinute(truth);
  const minutes = [...new Set([...seen.keys(), ...real.keys()])].sort((a, b) => a - b);
  return {
    minutes,
    lines: [
      { values: minutes.map((minute) => real.get(minute) ?? null) },
      { values: minutes.map((minute) => seen.get(minute) ?? null), dashed: true },
    ],
  };
}

function byMinute(chart: ChartView): Map<number, number | null> {
  return new Map(
    chart.values.map((value, index) => [chart.fromMinute + index * chart.everyMinutes, value]),
  );
}
