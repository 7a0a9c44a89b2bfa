import type { Debrief } from "../../contract/debrief";

/** About where this run's clock stopped, as near as its curves tell; the document goes on to the operator's last published minute. */
export function runEndOf({ curves, endMinute }: Pick<Debrief, "curves" | "endMinute">): number {
  const ends = curves
    .filter((curve) => curve.kind !== "operator")
    .map((curve) => curve.fromMinute + (curve.values.length - 1) * curve.everyMinutes);
  return ends.length === 0 ? endMinute : Math.min(endMinute, Math.max(...ends));
}
