import { type TimeScale, xAt } from "./time-scale";

/** Values at a fixed distance; null is a gap. Fits a debrief's curve and a chart of the war room alike. */
export interface Series {
  fromMinute: number;
  everyMinutes: number;
  values: readonly (number | null)[];
}

/** Maps values to pixels; y grows downwards, so `bottom` is the larger number. */
export interface ValueScale {
  max: number;
  top: number;
  bottom: number;
}

const POINTS_MAX = 480;

export function yAt(scale: ValueScale, value: number): number {
  const share = Math.min(1, Math.max(0, value / scale.max));
  return scale.bottom - share * (scale.bottom - scale.top);
}

/** An SVG path with a fresh start after each gap. Long series are thinned, keeping the largest value of each stretch so that no peak is lost. */
export function pathOf(series: Series, time: TimeScale, value: ValueScale): string {
  const stride = Math.max(1, Math.ceil(series.values.length / POINTS_MAX));
  const parts: string[] = [];
  let pen = false;
  for (let index = 0; index < series.values.length; index += stride) {
    const stretch = series.values.slice(index, index + stride).filter((one) => one !== null);
    if (stretch.length === 0) {
      pen = false;
      continue;
    }
    const x = xAt(time, series.fromMinute + index * series.everyMinutes);
    const y = yAt(value, Math.max(...stretch));
    parts.push(`${pen ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
    // A lone value between two gaps would draw nothing; a hairline makes it a dot.
    if (!pen) parts.push("h0.01");
    pen = true;
  }
  return parts.join("");
}

/** The value in force at a minute: the newest one not after it; null in a gap and outside the series. */
export function valueAt(series: Series, minute: number): number | null {
  const index = Math.floor((minute - series.fromMinute) / series.everyMinutes);
  return index < 0 ? null : (series.values[index] ?? null);
}

/** Where the series ends: its last value and that value's minute. */
export function lastOf(series: Series): { minute: number; value: number } | null {
  for (let index = series.values.length - 1; index >= 0; index -= 1) {
    const value = series.values[index];
    if (value !== null && value !== undefined)
      return { minute: series.fromMinute + index * series.everyMinutes, value };
  }
  return null;
}

/** A round number not below the largest value, for the upper end of an axis that starts at 0. */
export function roundMax(series: readonly Series[]): number {
  const largest = series.reduce(
    (most, one) => one.values.reduce<number>((top, value) => Math.max(top, value ?? 0), most),
    0,
  );
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
  return (steps.find((step) => step * power >= largest) ?? 10) * power;
}

/** Direct labels at the right end of curves: nudges them apart so that none overlaps, keeping their order. */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const result = [...wanted];
  let floor = top;
  for (const index of order) {
    result[index] = Math.max(floor, result[index] ?? top);
    floor = (result[index] ?? top) + gap;
  }
  let ceiling = bottom;
  for (const index of order.toReversed()) {
    result[index] = Math.min(ceiling, result[index] ?? bottom);
    ceiling = (result[index] ?? bottom) - gap;
  }
  return result;
}
