import { describe, expect, it } from "vitest";
import { csvOf, rowsInSight, rowsOf } from "./chart-rows";

const chart = {
  title: "Errors",
  unit: "%",
  fromMinute: 10,
  everyMinutes: 5,
  values: [1.25, null, 3],
  backfilled: [[20, 20] as [number, number]],
};
const marks = [{ minute: 17, label: "Remove, then wait", kind: "action" as const }];
const clock = { startMinuteOfDay: 300, zone: "PST", date: "2020-11-25" };

describe("the table of a chart", () => {
  it("has each reading, the newest first, with gaps, what was filled in, and marks until the next", () => {
    expect(rowsOf(chart, marks)).toEqual([
      { minute: 20, value: 3, filledIn: true, marks: [] },
      { minute: 15, value: null, filledIn: false, marks: ["▸ Remove, then wait"] },
      { minute: 10, value: 1.25, filledIn: false, marks: [] },
    ]);
  });

  it("goes to a spreadsheet in the order of time", () => {
    expect(csvOf(chart, clock, rowsOf(chart, marks))).toBe(
      [
        "minute,clock PST,Errors (%),filled in later,marks",
        "10,05:10,1.25,,",
        '15,05:15,,,"▸ Remove, then wait"',
        "20,05:20,3,yes,",
      ].join("\n"),
    );
  });

  it("brings no formula into the spreadsheet", () => {
    const evil = { ...chart, title: '=cmd("x")', unit: "" };
    expect(csvOf(evil, clock, []).split(",")[2]).toBe(`"'=cmd(""x"")"`);
  });
});

describe("rows in sight", () => {
  it("are those of the window and a few around it", () => {
    expect(rowsInSight(2800, 280, 28, 1080)).toEqual([92, 118]);
  });

  it("end where the list does", () => {
    expect(rowsInSight(0, 280, 28, 5)).toEqual([0, 5]);
    expect(rowsInSight(99_999, 280, 28, 5)).toEqual([5, 5]);
  });
});
