/** Which minutes the charts show: the newest hours, everything, or a stretch that stays while time goes on. */
export type ChartRange =
  | { kind: "last"; hours: number }
  | { kind: "all" }
  | { kind: "fixed"; from: number; until: number };

/** First and last minute. */
export interface Span {
  from: number;
  until: number;
}

export const LAST_HOURS = [1, 3, 8] as const;
export const LIVE: ChartRange = { kind: "last", hours: 3 };
/** A curve of fewer minutes is a line between two dots. */
const SPAN_MIN_MINUTES = 6;
/** Early in a game the axis already has room for what comes. */
const AXIS_MIN_MINUTES = 30;

/** What a range means now. `first` is the oldest minute that any chart has. */
export function spanOf(range: ChartRange, first: number, now: number): Span {
  if (range.kind === "fixed") return { from: range.from, until: range.until };
  const from = range.kind === "all" ? Math.min(first, now) : now - range.hours * 60;
  return { from, until: Math.max(now, from + AXIS_MIN_MINUTES) };
}

/** The stretch between two minutes, in either order, inside what there is to see. */
export function stretchOf(one: number, other: number, bounds: Span): ChartRange {
  const until = Math.min(bounds.until, Math.ceil(Math.max(one, other)));
  const from = Math.max(bounds.from, Math.floor(Math.min(one, other)));
  if (until - from >= SPAN_MIN_MINUTES) return { kind: "fixed", from, until };
  const middle = Math.round((from + until) / 2);
  const start = Math.max(
    bounds.from,
    Math.min(middle - SPAN_MIN_MINUTES / 2, bounds.until - SPAN_MIN_MINUTES),
  );
  return { kind: "fixed", from: start, until: start + SPAN_MIN_MINUTES };
}

/** Nearer (a factor below 1) or further away, with `around` staying where it is; everything when nothing is left out any more. */
export function zoomed(span: Span, factor: number, around: number, bounds: Span): ChartRange {
  const from = around - (around - span.from) * factor;
  const until = around + (span.until - around) * factor;
  if (factor > 1 && from <= bounds.from && until >= bounds.until) return { kind: "all" };
  return stretchOf(from, until, bounds);
}

/** Earlier (a negative share of the stretch) or later; the length stays. */
export function moved(span: Span, share: number, bounds: Span): ChartRange {
  const length = span.until - span.from;
  const wanted = span.from + length * share;
  const from = Math.max(bounds.from, Math.min(wanted, bounds.until - length));
  return stretchOf(from, from + length, bounds);
}
