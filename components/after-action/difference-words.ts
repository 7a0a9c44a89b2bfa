import { formatDuration } from "../../contract/sim-time";
import { withUnit } from "../ui/figure-text";

/** "38.2 %", and "4 h 24" for minutes. */
export function measureText(value: number, unit: string): string {
  return unit === "min" ? formatDuration(value) : withUnit(value, unit);
}

/** How our time lies to theirs, in words that do not judge. */
export function differenceWords(ours: number | null, theirs: number | null): string {
  if (ours === null && theirs === null) return "reached in neither";
  if (ours === null) return "not reached";
  if (theirs === null) return "no published time";
  if (ours === theirs) return "at the same minute";
  return `${formatDuration(Math.abs(ours - theirs))} ${ours > theirs ? "later" : "earlier"}`;
}
