import { describe, expect, it } from "vitest";
import { chartStep, readable } from "./chart-keys";

const reader = { at: 50, first: 0, last: 100, every: 5 };
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe("keys on a chart", () => {
  it.each([
    ["ArrowLeft", 45],
    ["ArrowRight", 55],
    ["PageUp", 0],
    ["PageDown", 100],
    ["Home", 0],
    ["End", 100],
  ])("%s reads at %i", (key, minute) => {
    expect(chartStep(press(key), reader)).toEqual({ kind: "read", minute });
  });

  it("begin to read at the newest reading", () => {
    expect(chartStep(press("ArrowLeft"), { ...reader, at: null })).toEqual({
      kind: "read",
      minute: 100,
    });
  });

  it("zoom, move and go back to live", () => {
    expect(chartStep(press("+"), reader)).toEqual({ kind: "zoom", factor: 0.5 });
    expect(chartStep(press("-"), reader)).toEqual({ kind: "zoom", factor: 2 });
    expect(chartStep(press("ArrowLeft", true), reader)).toEqual({ kind: "move", share: -0.25 });
    expect(chartStep(press("0"), reader)).toEqual({ kind: "live" });
  });

  it("leave the page's keys alone", () => {
    for (const key of ["p", "s", "h", "d", "c", "a", "?", "Tab", "Escape"]) {
      expect(chartStep(press(key), reader)).toBeNull();
    }
  });

  it("read nothing where there is nothing", () => {
    expect(chartStep(press("End"), { ...reader, first: 10, last: 5 })).toBeNull();
  });
});

describe("what can be read", () => {
  const chart = { fromMinute: 10, everyMinutes: 5, count: 20 };

  it("lies on the instrument's minutes inside the span", () => {
    expect(readable(chart, { from: 21, until: 44 })).toEqual({ first: 25, last: 40, every: 5 });
  });

  it("ends where the readings end", () => {
    expect(readable(chart, { from: -100, until: 900 })).toEqual({ first: 10, last: 105, every: 5 });
  });
});
