"use client";
import { useMemo, useRef } from "react";
import type { ChartStep } from "./chart-keys";
import { type ChartRange, LIVE, moved, type Span, spanOf, stretchOf, zoomed } from "./chart-range";

/** What every chart may do to the range of all. The functions stay the same for as long as the page stands. */
export interface RangeControl {
  stretch: (one: number, other: number) => void;
  /** A key's step; zooming keeps the crosshair in its place when there is one. */
  step: (step: Exclude<ChartStep, { kind: "read" }>, at: number | null) => void;
}

interface Now {
  range: ChartRange;
  first: number;
  nowMinute: number;
}

/** Joins the range to the charts that move it. */
export function useRangeControl(now: Now, onRange: (range: ChartRange) => void) {
  const latest = useRef({ ...now, onRange });
  latest.current = { ...now, onRange };
  const span = spanOf(now.range, now.first, now.nowMinute);
  const control = useMemo<RangeControl>(
    () => ({
      stretch: (one, other) =>
        latest.current.onRange(stretchOf(one, other, bounds(latest.current))),
      step: (step, at) => latest.current.onRange(stepped(latest.current, step, at)),
    }),
    [],
  );
  return { span, control };
}

function bounds({ first, nowMinute }: Now): Span {
  return spanOf({ kind: "all" }, first, nowMinute);
}

function stepped(
  now: Now,
  step: Exclude<ChartStep, { kind: "read" }>,
  at: number | null,
): ChartRange {
  const span = spanOf(now.range, now.first, now.nowMinute);
  switch (step.kind) {
    case "live":
      return LIVE;
    case "move":
      return moved(span, step.share, bounds(now));
    case "zoom":
      return zoomed(span, step.factor, at ?? (span.from + span.until) / 2, bounds(now));
  }
}
