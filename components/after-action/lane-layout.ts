import type { DebriefLane } from "../../contract/debrief";
import { type TimeScale, xAt } from "./time-scale";

export type LaneEntry = DebriefLane[number];

export interface LaneMark {
  entry: LaneEntry;
  x: number;
  /** End of something that lasted; same as `x` for a moment. */
  untilX: number;
  /** Text as drawn, its side of the mark and its row, counted away from the lane's line; null when the mark stays a tick. */
  label: { text: string; side: "left" | "right"; row: number } | null;
}

export interface LaneLayout {
  marks: LaneMark[];
  rows: number;
}

export interface LabelSpace {
  charPixels: number;
  /** Width of the clock time in front of each label. */
  timePixels: number;
  /** Labels may run from 0 up to here, beyond the last minute. */
  rightEdge: number;
  rowsMax: number;
  charsMax: number;
}

interface Placed {
  x: number;
  from: number;
  to: number;
  row: number;
}

const LABEL_GAP_PIXELS = 10;

/**
 * Gives each major entry a label in a row where it meets neither another label nor another label's leader. In a crowd the earlier half stands to
 * the left of its marks and the later half to the right; each half is placed from its outside, so that the leaders of the inner ones have the
 * way free. What finds no row stays a tick, and is in the action log.
 */
export function layOutLane(lane: DebriefLane, scale: TimeScale, space: LabelSpace): LaneLayout {
  const marks: LaneMark[] = lane
    .map((entry) => ({
      entry,
      x: xAt(scale, entry.minute),
      untilX: xAt(scale, entry.untilMinute ?? entry.minute),
      label: null,
    }))
    .sort((a, b) => a.entry.minute - b.entry.minute);
  const majors = marks.filter((mark) => mark.entry.weight === "major");
  const left = new Set(crowdsOf(majors, space).flatMap((crowd) => leftHalf(crowd, space)));
  const placed: Placed[] = [];
  for (const mark of majors.toReversed()) if (!left.has(mark)) place(mark, "right", placed, space);
  for (const mark of majors) if (left.has(mark)) place(mark, "left", placed, space);
  for (const mark of majors.toReversed()) {
    if (!mark.label) place(mark, left.has(mark) ? "right" : "left", placed, space);
  }
  return { marks, rows: placed.reduce((most, one) => Math.max(most, one.row + 1), 0) };
}

/** Runs of entries whose labels would meet if all stood to the right. */
function crowdsOf(majors: readonly LaneMark[], space: LabelSpace): LaneMark[][] {
  const crowds: LaneMark[][] = [];
  for (const mark of majors) {
    const crowd = crowds.at(-1);
    const last = crowd?.at(-1);
    if (crowd && last && last.x + widthOf(last, space) > mark.x) crowd.push(mark);
    else crowds.push([mark]);
  }
  return crowds;
}

/** Only a run from the crowd's start may stand left: a label to the left of a later mark would block the leaders of those before it. */
function leftHalf(crowd: readonly LaneMark[], space: LabelSpace): LaneMark[] {
  const fits = (mark: LaneMark) => mark.x >= widthOf(mark, space);
  const half = crowd.slice(0, Math.floor(crowd.length / 2));
  const firstTight = half.findIndex((mark) => !fits(mark));
  const start = firstTight < 0 ? half : half.slice(0, firstTight);
  const last = crowd.at(-1);
  const overflows = last && fits(last) && last.x + widthOf(last, space) > space.rightEdge;
  return overflows ? [...start, last] : start;
}

function place(mark: LaneMark, side: "left" | "right", placed: Placed[], space: LabelSpace): void {
  if (side === "left" && mark.x < widthOf(mark, space)) return;
  const text = shorten(mark, side, space);
  const width = space.timePixels + text.length * space.charPixels + LABEL_GAP_PIXELS;
  const from = side === "left" ? mark.x - width : mark.x;
  const to = side === "left" ? mark.x : mark.x + width;
  for (let row = 0; row < space.rowsMax; row += 1) {
    const candidate = { x: mark.x, from, to, row };
    if (placed.some((other) => meet(candidate, other))) continue;
    mark.label = { text, side, row };
    placed.push(candidate);
    return;
  }
}

/** Two labels meet when their texts share a row and a stretch, or when the leader of the further one runs through the text of the nearer one. */
function meet(a: Placed, b: Placed): boolean {
  if (a.row === b.row) return a.from < b.to && b.from < a.to;
  const [near, far] = a.row < b.row ? [a, b] : [b, a];
  // Texts keep four pixels from their own leader, so one beside it, or the same one, does not touch.
  return far.x > near.from + 3 && far.x < near.to - 3;
}

function widthOf(mark: LaneMark, space: LabelSpace): number {
  const chars = Math.min(mark.entry.label.length, space.charsMax);
  return space.timePixels + chars * space.charPixels + LABEL_GAP_PIXELS;
}

function shorten(mark: LaneMark, side: "left" | "right", space: LabelSpace): string {
  const room = side === "left" ? mark.x : space.rightEdge - mark.x;
  const fitting = Math.floor((room - space.timePixels) / space.charPixels);
  const chars = Math.max(8, Math.min(space.charsMax, fitting));
  const { label } = mark.entry;
  return label.length <= chars ? label : `${label.slice(0, chars - 1).trimEnd()}…`;
}
