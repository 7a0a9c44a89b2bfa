import { describe, expect, test } from "vitest";
import { spreadOf, spreadText } from "./figures";

describe("the spread of measurements", () => {
  test("is median and 95th percentile by nearest rank, in any order", () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(spreadOf(values)).toEqual({ median: 50, p95: 95, count: 100 });
  });

  test("of one value is that value, and of none is nothing", () => {
    expect(spreadOf([7])).toEqual({ median: 7, p95: 7, count: 1 });
    expect(spreadOf([])).toEqual({ median: 0, p95: 0, count: 0 });
  });

  test("is told with its count", () => {
    expect(spreadText({ median: 3.14, p95: 5, count: 40 })).toBe(
      "3.1 ms median, 5.0 ms p95 of 40 ticks",
    );
  });
});
