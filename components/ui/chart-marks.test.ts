import { describe, expect, it } from "vitest";
import { labelRows, placeLabels } from "./chart-marks";

const label = (text: string, x: number, first = false) => ({ text, x, width: 60, first });

describe("labels of marks", () => {
  it("stand right of their line, or left of it at the plot's end", () => {
    const placed = placeLabels([label("a", 10), label("b", 180)], 200, [0]);
    expect(placed.map(({ text, left }) => [text, left])).toEqual([
      ["a", 10],
      ["b", 120],
    ]);
  });

  it("never reach over the axis", () => {
    expect(placeLabels([label("a", 30)], 70, [0])).toEqual([]);
  });

  it("are left out, and not stacked, where one row is all there is", () => {
    const placed = placeLabels([label("a", 10), label("b", 40)], 300, [0]);
    expect(placed.map(({ text }) => text)).toEqual(["a"]);
  });

  it("of what has no other picture come first", () => {
    const placed = placeLabels([label("a", 10), label("declared", 40, true)], 300, [0]);
    expect(placed.map(({ text }) => text)).toEqual(["declared"]);
  });
});

describe("rows for labels", () => {
  it("need a plot that is large enough", () => {
    expect(labelRows({ width: 150, height: 300 }, null)).toEqual([]);
    expect(labelRows({ width: 300, height: 100 }, null)).toEqual([0]);
    expect(labelRows({ width: 300, height: 300 }, null)).toEqual([0, 1]);
  });

  it("leave the threshold in sight", () => {
    expect(labelRows({ width: 300, height: 300 }, 6)).toEqual([1]);
    expect(labelRows({ width: 300, height: 300 }, 90)).toEqual([0, 1]);
  });
});
