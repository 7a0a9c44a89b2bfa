"use client";
import type { KeyboardEvent, RefObject } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { texts } from "../texts/language";
import { chartStep, readable } from "./chart-keys";
import type { PlotHandle } from "./chart-options";
import type { Span } from "./chart-range";
import { pointedSpoken, pointedText } from "./chart-words";
import { withUnit } from "./figure-text";
import type { RangeControl } from "./range-control";

interface ChartCursorProps {
  chart: ChartView;
  clock: SimClock;
  span: Span;
  /** Labels of the marks at the crosshair. */
  marks: string;
  /** The crosshair, wherever it came from; null while there is none. */
  minute: number | null;
  plot: RefObject<PlotHandle | null>;
  control: RangeControl;
}

/** The id by which something else on the page sends the focus to a chart. */
export function cursorId(chartId: string): string {
  return `cursor-${chartId}`;
}

/**
 * The crosshair for the keyboard. It is a slider along the minutes, because that is what a screen reader reads out while it moves; it lies
 * over the plot and lets the pointer through.
 */
export function ChartCursor(props: ChartCursorProps) {
  const { chart, clock, span, marks, minute, plot, control } = props;
  const { fromMinute, everyMinutes, values } = chart;
  const { first, last, every } = readable({ fromMinute, everyMinutes, count: values.length }, span);
  const valueAt = (at: number) => values[(at - fromMinute) / everyMinutes];
  const shown = minute ?? last;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = chartStep(event, { at: minute, first, last, every });
    if (!step) return;
    event.preventDefault();
    if (step.kind === "read") plot.current?.pointAt(step.minute);
    else control.step(step, minute);
  };
  return (
    <div
      id={cursorId(chart.id)}
      role="slider"
      tabIndex={0}
      aria-label={texts().charts.cursorOf(chart.title)}
      aria-describedby={KEYS_ID}
      aria-valuemin={Math.min(first, last)}
      aria-valuemax={Math.max(first, last)}
      aria-valuenow={shown}
      aria-valuetext={
        minute === null
          ? newestText(chart, clock)
          : pointedSpoken(chart, clock, minute, valueAt(minute), marks)
      }
      onKeyDown={onKeyDown}
      onBlur={() => plot.current?.pointAt(null)}
      className="pointer-events-none absolute inset-0 rounded focus-visible:outline-offset-[-2px]"
    />
  );
}

/** The element that explains the keys, once for all charts of a page. */
export const KEYS_ID = "chart-keys";

function newestText(chart: ChartView, clock: SimClock): string {
  const { lastMinute, lastValue } = chart;
  if (lastMinute === null || lastValue === null) return texts().charts.noReading;
  return `${pointedText(chart, clock, lastMinute, lastValue)}; ${withUnit(lastValue, chart.unit)}`;
}
