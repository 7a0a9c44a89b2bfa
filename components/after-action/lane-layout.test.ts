import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LabelSpace, type LaneEntry, layOutLane } from "./lane-layout";
import type { TimeScale } from "./time-scale";

const SCALE: TimeScale = { fromMinute: 0, endMinute: 1200, left: 8, right: 850 };
const SPACE: LabelSpace = {
  charPixels: 6.3,
  timePixels: 46,
  rightEdge: 940,
  rowsMax: 16,
  charsMax: 42,
};

function entry(minute: number, label: string, weight: LaneEntry["weight"] = "major"): LaneEntry {
  return { minute, untilMinute: null, label, detail: "", weight };
}

const lanes = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 1, max: 60 }))
    .map(([minute, length]) => entry(minute, "m".repeat(length))),
  { maxLength: 20 },
);

/** Where a label's text is drawn: four pixels from its leader. */
function boxesOf(lane: LaneEntry[]) {
  return layOutLane(lane, SCALE, SPACE).marks.flatMap((mark) => {
    if (!mark.label) return [];
    const width = SPACE.timePixels + mark.label.text.length * SPACE.charPixels;
    const from = mark.label.side === "left" ? mark.x - 4 - width : mark.x + 4;
    return [{ x: mark.x, row: mark.label.row, from, to: from + width }];
  });
}

describe("labels of a lane", () => {
  it("never overlap each other, nor stand on another label's leader", () => {
    fc.assert(
      fc.property(lanes, (lane) => {
        const boxes = boxesOf(lane);
        for (const one of boxes) {
          for (const other of boxes) {
            if (one === other) continue;
            const overlaps = one.row === other.row && one.from < other.to && other.from < one.to;
            const crossed = other.row > one.row && other.x > one.from && other.x < one.to;
            expect(overlaps || crossed).toBe(false);
          }
        }
      }),
    );
  });

  it("all find a place when few of them crowd together", () => {
    const lane = [150, 151, 151, 160, 700, 1190, 1200].map((minute) => entry(minute, "something"));
    expect(boxesOf(lane)).toHaveLength(lane.length);
  });

  it("are not given to minor entries, which stay ticks in the lane", () => {
    const { marks, rows } = layOutLane([entry(10, "probe", "minor")], SCALE, SPACE);
    expect(marks).toHaveLength(1);
    expect(marks[0]?.label).toBeNull();
    expect(rows).toBe(0);
  });

  it("do not run over the right edge", () => {
    const [box] = boxesOf([entry(1200, "a label of quite some length at the very end")]);
    expect(box?.to).toBeLessThanOrEqual(SPACE.rightEdge);
  });
});
