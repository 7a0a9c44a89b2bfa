import type { DebriefCurve } from "../../contract/debrief";

export interface CurveGroup {
  subject: string;
  unit: string;
  curves: DebriefCurve[];
}

/** What is drawn later lies on top; what the team saw is what a reader looks for first. */
const BACK_TO_FRONT: readonly DebriefCurve["kind"][] = ["operator", "truth", "seen"];

/** Curves of one subject share a picture, in the order in which their subjects came. */
export function groupCurves(curves: readonly DebriefCurve[]): CurveGroup[] {
  const groups: CurveGroup[] = [];
  for (const curve of curves) {
    if (curve.values.length === 0) continue;
    const group = groups.find((one) => one.subject === curve.subject && one.unit === curve.unit);
    if (group) group.curves.push(curve);
    else groups.push({ subject: curve.subject, unit: curve.unit, curves: [curve] });
  }
  for (const group of groups) {
    group.curves.sort((a, b) => BACK_TO_FRONT.indexOf(a.kind) - BACK_TO_FRONT.indexOf(b.kind));
  }
  return groups;
}
