import { describe, expect, test } from "vitest";
import { shapeCurve } from "./curve-shape";

const chart = {
  values: [0, 50, 100] as (number | null)[],
  fromMinute: 0,
  everyMinutes: 20,
  max: 100 as number | null,
  threshold: null as number | null,
};

describe("the curve on the wall", () => {
  test("runs from below at the left to the newest reading", () => {
    expect(shapeCurve(chart, 0, 40).paths).toEqual(["M0 100L50 50 100 0"]);
  });

  test("leaves out what was not measured, and draws a lone reading as a dot", () => {
    const values = [10, null, 20, 30, null, 40];
    const { paths } = shapeCurve({ ...chart, values }, 0, 100);
    expect(paths).toEqual(["M0 90h0", "M40 80L60 70", "M100 60h0"]);
  });

  test("is not stretched while it has only begun", () => {
    const { untilMinute, paths } = shapeCurve({ ...chart, values: [0, 0], everyMinutes: 3 }, 0, 3);
    expect(untilMinute).toBe(30);
    expect(paths).toEqual(["M0 100L10 100"]);
  });

  test("begins with the first reading that is asked for", () => {
    const { fromMinute, paths } = shapeCurve(chart, 11, 60);
    expect([fromMinute, paths]).toEqual([20, ["M0 50L50 0"]]);
    expect(shapeCurve(chart, -30, 40)).toEqual(shapeCurve(chart, 0, 40));
  });

  test("finds its own upper edge, with air above the highest of reading and limit", () => {
    const free = { ...chart, max: null };
    expect(shapeCurve({ ...free, values: [20] }, 0, 0).top).toBeCloseTo(23);
    expect(shapeCurve({ ...free, values: [20], threshold: 40 }, 0, 0).top).toBeCloseTo(46);
    expect(shapeCurve({ ...free, values: [0, null] }, 0, 0).top).toBe(1);
    expect(shapeCurve({ ...free, values: [] }, 0, 0).paths).toEqual([]);
  });

  test("keeps a limit that lies on the picture, and no other", () => {
    expect(shapeCurve({ ...chart, threshold: 25 }, 0, 40).threshold).toBe(25);
    expect(shapeCurve({ ...chart, threshold: 250 }, 0, 40).threshold).toBeNull();
  });
});
