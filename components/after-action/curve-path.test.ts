import { describe, expect, it } from "vitest";
import { lastOf, pathOf, roundMax, spreadLabels, valueAt } from "./curve-path";

const TIME = { fromMinute: 0, endMinute: 100, left: 0, right: 100 };
const VALUE = { max: 10, top: 0, bottom: 100 };

describe("a curve", () => {
  it("starts afresh after a gap, so that nothing is drawn where nothing was known", () => {
    const series = { fromMinute: 0, everyMinutes: 10, values: [1, 2, null, 4] };
    expect(pathOf(series, TIME, VALUE)).toBe("M0.0 90.0h0.01L10.0 80.0M30.0 60.0h0.01");
  });

  it("keeps its highest value when it is thinned", () => {
    const values = Array.from({ length: 5000 }, (_, index) => (index === 3333 ? 10 : 1));
    const path = pathOf({ fromMinute: 0, everyMinutes: 1, values }, TIME, VALUE);
    expect(path).toContain(" 0.0");
  });

  it("is read at a minute by the newest value, and is null in gaps and outside", () => {
    const series = { fromMinute: 10, everyMinutes: 5, values: [1, null, 3] };
    expect([9, 10, 14, 15, 22, 25].map((minute) => valueAt(series, minute))).toEqual([
      null,
      1,
      1,
      null,
      3,
      null,
    ]);
    expect(lastOf(series)).toEqual({ minute: 20, value: 3 });
  });

  it("gets an axis that ends on a round number", () => {
    const top = (values: number[]) => roundMax([{ fromMinute: 0, everyMinutes: 1, values }]);
    expect([top([0]), top([0.7]), top([86]), top([100]), top([6180])]).toEqual([
      1, 0.8, 100, 100, 8000,
    ]);
  });
});

describe("names at the ends of curves", () => {
  it("keep their order and their distance, and stay inside", () => {
    expect(spreadLabels([100, 100, 99], 16, 0, 100)).toEqual([84, 100, 68]);
    expect(spreadLabels([0, 50], 16, 0, 100)).toEqual([0, 50]);
  });
});
