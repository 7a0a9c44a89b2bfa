import { formatDuration } from "../../contract/sim-time";
import { texts } from "../texts/language";

const PLAIN = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });
const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat("en-US", {
  notation: "compact",
  maximumSignificantDigits: 3,
});

/** A measured value in at most three significant digits: "0.21", "38.2", "5,150", "12.3K". */
export function figureText(value: number): string {
  const size = Math.abs(value);
  if (size >= 100_000) return SHORT.format(value);
  if (size >= 100) return WHOLE.format(value);
  return PLAIN.format(value);
}

/** A value with its unit: a thin gap before every unit, as the international system writes it. */
export function withUnit(value: number, unit: string): string {
  return unit ? `${figureText(value)}\u202f${unit}` : figureText(value);
}

/** How old a reading is, in words: "now", "4 min ago", "1 h 10 ago". */
export function ageText(minute: number, nowMinute: number): string {
  const age = nowMinute - minute;
  const { now, ago } = texts().ui;
  return age <= 0 ? now : ago(formatDuration(age));
}
