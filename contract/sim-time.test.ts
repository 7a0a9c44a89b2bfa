import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatClock, formatDuration, formatOffset, parseSimTime, type SimClock } from "./sim-time";

const clock: SimClock = { startMinuteOfDay: 2 * 60 + 44, zone: "PST", date: "2020-11-25" };
const CHECKED = { seed: 20_201_125, numRuns: 300 } as const;

describe("simulated time", () => {
  test.each([
    [0, "02:44", "T+0"],
    [151, "05:15", "T+151"],
    [188, "05:52", "T+188"],
    [1275, "23:59", "T+1275"],
    [1276, "+1 00:00", "T+1276"],
    [1776, "+1 08:20", "T+1776"],
    [-164, "00:00", "T−164"],
    [-165, "-1 23:59", "T−165"],
  ])("minute %i is %s on the clock and %s from the start", (minute, local, offset) => {
    expect(formatClock(clock, minute)).toBe(local);
    expect(formatOffset(minute)).toBe(offset);
  });

  test("reads what it writes, whenever the day began", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 9 * 1440 }),
        (startMinuteOfDay, minute) => {
          const some = { ...clock, startMinuteOfDay };
          expect(parseSimTime(some, formatClock(some, minute))).toBe(minute);
          expect(parseSimTime(some, formatOffset(minute))).toBe(minute);
          expect(parseSimTime(some, `  ${formatOffset(minute)} `)).toBe(minute);
        },
      ),
      CHECKED,
    );
  });

  test("reads times before the start", () => {
    expect(parseSimTime(clock, "02:00")).toBe(-44);
    expect(parseSimTime(clock, "T-5")).toBe(-5);
  });

  test.each([
    "",
    "noon",
    "24:00",
    "12:60",
    "1:5",
    "12:345",
    "+12 03:00",
    "+ 03:00",
    "05:45 PST",
    "T181",
    "T+",
    "T+1.5",
    "T+123456",
    "t+5",
    "０５:４５",
  ])("does not read %o", (text) => {
    expect(parseSimTime(clock, text)).toBeUndefined();
  });

  test("no text makes it stumble or give half a minute", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const minute = parseSimTime(clock, text);
        expect(minute === undefined || Number.isInteger(minute)).toBe(true);
      }),
      CHECKED,
    );
  });

  test.each([
    [0, "0 min"],
    [45, "45 min"],
    [59.4, "59 min"],
    [59.6, "1 h 00"],
    [264, "4 h 24"],
    [-5, "−5 min"],
    [-0.3, "0 min"],
    [-61, "−1 h 01"],
  ])("%d minutes are %s", (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});
