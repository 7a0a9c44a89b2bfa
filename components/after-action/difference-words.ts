import { formatDuration } from "../../contract/sim-time";
import { withUnit } from "../ui/figure-text";

/** "38.2 %", and "4 h 24" for minutes. */
export function measureText(value: number, unit: string): string {
  return unit === "min" ? formatDuration(value) : withUnit(value, unit);
}

/** How our time lies to theirs, in words that do not judge; null when they have no time, which the basis explains. */
export function differenceWords(ours: number | null, theirs: number | null): string | null {
  if (ours === null) return "not reached";
  if (theirs === null) return null;
  if (ours === theirs) return "at the same minute";
  return `${formatDuration(Math.abs(ours - theirs))} ${ours > theirs ? "later" : "earlier"}`;
}
