import "#server-only";
import { describe, expect, test } from "vitest";
import type { RunRecord } from "../define-history";
import {
  fallsToShare,
  firstAbove,
  firstAlarm,
  latestOf,
  milestonesOf,
  staysBelow,
} from "./milestones";

const run = (...values: number[]): RunRecord => ({ series: () => values, firstAlarmMinute: 3 });

describe("measures", () => {
  test("firstAlarm is the run's", () => expect(firstAlarm(run())).toBe(3));

  test("firstAbove", () => {
    expect(firstAbove("g", 5)(run(0, 5, 6, 7))).toBe(2);
    expect(firstAbove("g", 5)(run(0, 5))).toBeNull();
  });

  test("fallsToShare counts from the peak", () => {
    expect(fallsToShare("g", 10, 0.5)(run(0, 8, 40, 30, 20, 10))).toBe(4);
    expect(fallsToShare("g", 10, 0.5)(run(0, 40, 30))).toBeNull();
    expect(fallsToShare("g", 50, 0.5)(run(0, 40, 0))).toBeNull();
  });

  test("staysBelow asks for a peak before, and for the end", () => {
    expect(staysBelow("g", 10, 2)(run(0, 40, 1, 3, 1, 1))).toBe(4);
    expect(staysBelow("g", 10, 2)(run(0, 40, 1, 3))).toBeNull();
    expect(staysBelow("g", 50, 2)(run(0, 40, 1))).toBeNull();
  });

  test("latestOf waits for all", () => {
    expect(latestOf(() => 4, firstAlarm)(run())).toBe(4);
    expect(
      latestOf(
        () => 4,
        () => null,
      )(run()),
    ).toBeNull();
  });
});

test("milestonesOf: onsets and recoveries with their source", () => {
  const [one, other] = milestonesOf("book", {
    onsets: [["m", "M", 4, 1, "the first alarm", firstAlarm]],
    recoveries: [["n", "N", 9, 2, "no more alarms", () => null]],
  });
  expect(one).toEqual({
    id: "m",
    label: "M",
    published: 4,
    tolerance: 1,
    basis: "book",
    recovers: false,
    criterion: "the first alarm",
    measure: firstAlarm,
  });
  expect(other).toMatchObject({ id: "n", basis: "book", recovers: true });
});
