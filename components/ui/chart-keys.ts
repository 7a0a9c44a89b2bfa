/** What a key does on a chart that has the focus. */
export type ChartStep =
  | { kind: "read"; minute: number }
  | { kind: "move"; share: number }
  | { kind: "zoom"; factor: number }
  | { kind: "live" };

interface Pressed {
  key: string;
  shiftKey: boolean;
}

interface Reader {
  /** Minute that the crosshair stands at; null while it stands nowhere. */
  at: number | null;
  /** First and last minute that can be read, and the minutes from one reading to the next. */
  first: number;
  last: number;
  every: number;
}

/** Readings that Page Up and Page Down pass. */
const PAGE_READINGS = 10;
const MOVE_SHARE = 0.25;
const ZOOM_FACTOR = 0.5;

const READS: Record<string, (reader: Reader, at: number) => number> = {
  ArrowLeft: ({ every }, at) => at - every,
  ArrowRight: ({ every }, at) => at + every,
  PageUp: ({ every }, at) => at - PAGE_READINGS * every,
  PageDown: ({ every }, at) => at + PAGE_READINGS * every,
  Home: ({ first }) => first,
  End: ({ last }) => last,
};

/** Arrows read, with Shift they move the range; plus and minus zoom; 0 goes back to live. Other keys are the page's. */
export function chartStep({ key, shiftKey }: Pressed, reader: Reader): ChartStep | null {
  if (key === "+" || key === "=") return { kind: "zoom", factor: ZOOM_FACTOR };
  if (key === "-" || key === "_") return { kind: "zoom", factor: 1 / ZOOM_FACTOR };
  if (key === "0") return { kind: "live" };
  if (shiftKey && key === "ArrowLeft") return { kind: "move", share: -MOVE_SHARE };
  if (shiftKey && key === "ArrowRight") return { kind: "move", share: MOVE_SHARE };
  const read = READS[key];
  if (!read || reader.last < reader.first) return null;
  // The first arrow puts the crosshair at the newest reading, wherever it then goes.
  const wanted = reader.at === null && key.startsWith("Arrow") ? reader.last : undefined;
  const minute = wanted ?? read(reader, reader.at ?? reader.last);
  return { kind: "read", minute: Math.min(reader.last, Math.max(reader.first, minute)) };
}

/** First and last reading inside a span, on the instrument's own minutes. */
export function readable(
  { fromMinute, everyMinutes, count }: { fromMinute: number; everyMinutes: number; count: number },
  span: { from: number; until: number },
): { first: number; last: number; every: number } {
  const index = (minute: number, round: (value: number) => number) =>
    round((minute - fromMinute) / everyMinutes);
  const first = Math.max(0, index(span.from, Math.ceil));
  const last = Math.min(count - 1, index(span.until, Math.floor));
  return {
    first: fromMinute + first * everyMinutes,
    last: fromMinute + last * everyMinutes,
    every: everyMinutes,
  };
}
