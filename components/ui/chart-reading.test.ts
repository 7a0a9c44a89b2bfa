import { describe, expect, it } from "vitest";
import { filledInBands, provenanceLines, silences, wasFilledIn } from "./chart-reading";

const instrument = { source: "CloudWatch", scope: "one host in a hundred", everyMinutes: 5 };

describe("provenance", () => {
  it("says where a curve comes from, what it covers and how late it is", () => {
    expect(provenanceLines({ ...instrument, delayMinutes: 3 })).toEqual([
      "Source: CloudWatch",
      "Covers: one host in a hundred",
      "Reads every 5 min, arrives 3 min after the reading",
    ]);
  });

  it("leaves out what nobody said", () => {
    const lines = provenanceLines({ ...instrument, scope: "", everyMinutes: 1, delayMinutes: 0 });
    expect(lines).toEqual(["Source: CloudWatch", "Reads every minute, arrives at once"]);
  });
});

describe("what was filled in later", () => {
  const chart = { backfilled: [[20, 20] as [number, number]], everyMinutes: 5 };

  it("gives a single reading a width", () => {
    expect(filledInBands(chart)).toEqual([[17.5, 22.5]]);
  });

  it("knows which reading it was", () => {
    expect(wasFilledIn(chart, 20)).toBe(true);
    expect(wasFilledIn(chart, 25)).toBe(false);
  });
});

describe("silence", () => {
  const chart = { fromMinute: 0, everyMinutes: 1, lastMinute: 5, stale: false };

  it("is two missing readings in a row, not one", () => {
    expect(silences({ ...chart, values: [1, null, 2, null, null, 3] }, 0, 5)).toEqual([[2, 5]]);
  });

  it("is the time since the last reading of a stale panel", () => {
    expect(silences({ ...chart, values: [1, 2], lastMinute: 1, stale: true }, 0, 9)).toEqual([
      [1, 9],
    ]);
  });

  it("is everything when nothing ever arrived", () => {
    const never = { ...chart, values: [null, null], lastMinute: null, stale: true };
    expect(silences(never, -30, 9)).toEqual([[-30, 9]]);
  });
});
