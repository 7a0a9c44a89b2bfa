"use client";
import { Table2 } from "lucide-react";
import { memo, useCallback, useId, useMemo, useRef, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { texts } from "../texts/language";
import { ChartCursor } from "./chart-cursor";
import type { ChartMark } from "./chart-marks";
import type { PlotHandle } from "./chart-options";
import { ChartPlot } from "./chart-plot";
import { filledInBands, provenanceLines, silences } from "./chart-reading";
import { freshness, pointedText, readingText, spoken } from "./chart-words";
import type { RangeControl } from "./range-control";

interface TimeChartProps {
  chart: ChartView;
  clock: SimClock;
  nowMinute: number;
  from: number;
  until: number;
  marks: readonly ChartMark[];
  /** Moves the range of all charts. */
  control: RangeControl;
  onTable: (chartId: string) => void;
  className?: string;
}

/** One measured curve: unit in the title, last value large at the right, its source and age below, gaps where nothing was measured. */
export const TimeChart = memo(function TimeChart(props: TimeChartProps) {
  const { chart, clock, nowMinute, from, until, marks, control } = props;
  const { pointed, pointedMarks, onHover } = usePointer(chart);
  const plot = useRef<PlotHandle>(null);
  const id = useId();
  // Kept between renders, so that a moving pointer does not make the plot take its data again.
  const { minutes, lines, bands, filledIn } = useMemo(
    () => ({
      minutes: chart.values.map((_, index) => chart.fromMinute + index * chart.everyMinutes),
      lines: [{ values: chart.values }],
      bands: silences(chart, from, nowMinute),
      filledIn: filledInBands(chart),
    }),
    [chart, from, nowMinute],
  );
  const empty = chart.lastValue === null;
  return (
    <figure
      aria-labelledby={id}
      className={`group @container flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${props.className ?? ""}`}
    >
      <Caption {...props} id={id} pointed={pointed} />
      <div className="relative min-h-0 flex-1">
        <div
          role="img"
          aria-label={spoken(chart, clock, nowMinute)}
          className="absolute inset-0 overflow-hidden"
        >
          <ChartPlot
            minutes={minutes}
            lines={lines}
            fromMinute={from}
            untilMinute={until}
            clock={clock}
            max={chart.max}
            threshold={chart.threshold}
            bands={bands}
            filledIn={filledIn}
            marks={marks}
            syncKey="telemetry"
            onHover={onHover}
            onStretch={control.stretch}
            handle={plot}
          />
        </div>
        <ChartCursor
          chart={chart}
          clock={clock}
          span={{ from, until }}
          marks={pointedMarks}
          minute={pointed?.minute ?? null}
          plot={plot}
          control={control}
        />
        {pointedMarks ? <MarkWords words={pointedMarks} /> : null}
        {empty ? (
          <p className="pointer-events-none absolute inset-0 flex items-center justify-center text-xs text-muted">
            <span className="rounded bg-panel px-2 py-1 text-center">
              {texts().charts.noReadingYet}
            </span>
          </p>
        ) : null}
      </div>
    </figure>
  );
});

interface Pointed {
  minute: number;
  value: number | null | undefined;
}

/** What the crosshair is at. The callback stays the same, so that the plot is left alone. */
function usePointer(chart: ChartView) {
  const [index, setIndex] = useState<number | null>(null);
  const [pointedMarks, setMarks] = useState("");
  const onHover = useCallback((next: number | null, marks: string) => {
    setIndex(next);
    setMarks(marks);
  }, []);
  const known = index !== null && index < chart.values.length;
  const pointed: Pointed | null = known
    ? { minute: chart.fromMinute + index * chart.everyMinutes, value: chart.values[index] }
    : null;
  return { pointed, pointedMarks, onHover };
}

function Caption(props: TimeChartProps & { id: string; pointed: Pointed | null }) {
  const { id, chart, clock, nowMinute, pointed, onTable } = props;
  const faint = chart.stale || chart.lastValue === null;
  return (
    <figcaption className="px-2 pt-1.5 @[256px]:px-2.5">
      <div className="flex items-start justify-between gap-1.5">
        <h3
          id={id}
          className="line-clamp-3 min-w-0 text-xs leading-[1.25] font-medium @[256px]:text-sm @[256px]:leading-[1.25]"
          title={chart.title}
        >
          {chart.title}
          {chart.unit ? <span className="text-muted">, {chart.unit}</span> : null}
        </h3>
        <span
          className={`shrink-0 font-mono text-sm leading-[1.15] @[212px]:text-base @[256px]:text-md @[256px]:leading-[1.15] ${faint ? "text-muted" : ""}`}
        >
          {readingText(pointed ? pointed.value : chart.lastValue)}
        </span>
      </div>
      <div className="flex items-center gap-2 pt-px text-2xs leading-[1.3] text-muted">
        <Provenance chart={chart} />
        <span className={`shrink-0 ${chart.stale ? "text-degraded" : ""}`}>
          {pointed
            ? pointedText(chart, clock, pointed.minute, pointed.value)
            : freshness(chart, nowMinute)}
        </span>
        <button
          type="button"
          aria-label={texts().charts.tableOf(chart.title)}
          title={texts().charts.tableHint}
          onClick={() => onTable(chart.id)}
          // Grows upwards only: below begins the plot, which takes the keys.
          className="-mt-2.5 -mr-1.5 inline-flex size-6 shrink-0 items-end justify-center rounded pb-px hover:bg-raised hover:text-ink max-[719px]:-mt-7.5 max-[719px]:size-11"
        >
          <Table2 size={13} aria-hidden />
        </button>
      </div>
    </figcaption>
  );
}

/** The full labels of the marks under the crosshair; only in the chart that is pointed at, though the crosshair stands in all of them. */
function MarkWords({ words }: { words: string }) {
  return (
    <p className="pointer-events-none absolute top-0 right-2 left-10 hidden text-2xs group-focus-within:block group-hover:block">
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
        {chart.delayMinutes === 0
          ? texts().charts.atOnce
          : texts().charts.after(chart.delayMinutes)}
      </span>
    </span>
  );
}

function Dot() {
  return <span aria-hidden="true">{"\u00a0· "}</span>;
}
