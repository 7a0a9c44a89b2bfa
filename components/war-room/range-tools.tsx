"use client";
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock, formatDuration } from "../../contract/sim-time";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { type ChartRange, LAST_HOURS, LIVE, type Span } from "../ui/chart-range";
import { INPUT_CLASSES } from "../ui/field";
import { IconButton } from "../ui/icon-button";
import type { RangeControl } from "../ui/range-control";

interface RangeChoiceProps {
  range: ChartRange;
  span: Span;
  clock: SimClock;
  onRange: (range: ChartRange) => void;
}

/** The ranges that follow the clock; a stretch that somebody drew is named while it is shown. */
export function RangeChoice({ range, span, clock, onRange }: RangeChoiceProps) {
  const { hours, everything } = texts().telemetry;
  const value = range.kind === "last" ? String(range.hours) : range.kind;
  return (
    <select
      aria-label={texts().telemetry.range}
      value={value}
      onChange={({ target }) =>
        onRange(
          target.value === "all" ? { kind: "all" } : { kind: "last", hours: Number(target.value) },
        )
      }
      className={`${INPUT_CLASSES} h-7! w-auto! shrink-0 text-xs`}
    >
      {LAST_HOURS.map((count) => (
        <option key={count} value={count}>
          {hours(count)}
        </option>
      ))}
      <option value="all">{everything}</option>
      {range.kind === "fixed" ? (
        <option value="fixed" disabled>
          {formatClock(clock, span.from)}–{formatClock(clock, span.until)}
        </option>
      ) : null}
    </select>
  );
}

interface RangeBarProps {
  span: Span;
  clock: SimClock;
  control: RangeControl;
  onRange: (range: ChartRange) => void;
}

/** Stands over the charts while they do not follow the clock, so that nobody takes an old hour for now. */
export function RangeBar({ span, clock, control, onRange }: RangeBarProps) {
  const words = texts().charts;
  const { from, until } = span;
  const clocks = [formatClock(clock, from), formatClock(clock, until)] as const;
  return (
    <div
      role="toolbar"
      aria-label={texts().telemetry.rangeTools}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-1 rounded-control border border-accent bg-panel py-0.5 pr-0.5 pl-2.5"
    >
      <p className="mr-auto text-xs" aria-live="polite">
        {words.shown(...clocks, formatDuration(until - from))}
      </p>
      <IconButton
        label={words.earlier}
        onClick={() => control.step({ kind: "move", share: -0.5 }, null)}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={words.later}
        onClick={() => control.step({ kind: "move", share: 0.5 }, null)}
      >
        <ChevronRight size={16} aria-hidden />
      </IconButton>
      <ZoomInButton control={control} />
      <IconButton
        label={words.zoomOut}
        onClick={() => control.step({ kind: "zoom", factor: 2 }, null)}
      >
        <ZoomOut size={15} aria-hidden />
      </IconButton>
      <Button size="small" onClick={() => onRange(LIVE)}>
        {words.backToLive}
      </Button>
    </div>
  );
}

/** Also stands beside the choice of ranges, for fingers and keys: not everybody drags. */
export function ZoomInButton({ control }: { control: RangeControl }) {
  return (
    <IconButton
      label={texts().charts.zoomIn}
      onClick={() => control.step({ kind: "zoom", factor: 0.5 }, null)}
    >
      <ZoomIn size={15} aria-hidden />
    </IconButton>
  );
}
