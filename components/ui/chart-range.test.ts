import { describe, expect, it } from "vitest";
import { moved, spanOf, stretchOf, zoomed } from "./chart-range";

const bounds = { from: 0, until: 480 };

describe("the range of the charts", () => {
  it("follows the clock when it is the newest hours", () => {
    expect(spanOf({ kind: "last", hours: 1 }, 0, 200)).toEqual({ from: 140, until: 200 });
    expect(spanOf({ kind: "last", hours: 1 }, 0, 201)).toEqual({ from: 141, until: 201 });
  });

  it("stays while time goes on when it was drawn", () => {
    const range = stretchOf(100, 160, bounds);
    expect(spanOf(range, 0, 480)).toEqual({ from: 100, until: 160 });
    expect(spanOf(range, 0, 900)).toEqual({ from: 100, until: 160 });
  });

  it("is everything from the first reading on, with room at the start of a game", () => {
    expect(spanOf({ kind: "all" }, 20, 480)).toEqual({ from: 20, until: 480 });
    expect(spanOf({ kind: "all" }, 0, 4)).toEqual({ from: 0, until: 30 });
  });
});

describe("a stretch", () => {
  it("may be drawn in either direction and covers whole minutes", () => {
    expect(stretchOf(160.2, 99.7, bounds)).toEqual({ kind: "fixed", from: 99, until: 161 });
  });

  it("is never shorter than six minutes and never outside", () => {
    expect(stretchOf(100, 101, bounds)).toEqual({ kind: "fixed", from: 98, until: 104 });
    expect(stretchOf(479, 600, bounds)).toEqual({ kind: "fixed", from: 474, until: 480 });
    expect(stretchOf(-50, 1, bounds)).toEqual({ kind: "fixed", from: 0, until: 6 });
  });
});

describe("zoom and move", () => {
  const span = { from: 100, until: 200 };

  it("keep the crosshair in its place", () => {
    expect(zoomed(span, 0.5, 120, bounds)).toEqual({ kind: "fixed", from: 110, until: 160 });
  });

  it("end at everything", () => {
    expect(zoomed({ from: 10, until: 470 }, 2, 240, bounds)).toEqual({ kind: "all" });
  });

  it("keep the length, also at the edge", () => {
    expect(moved(span, -0.25, bounds)).toEqual({ kind: "fixed", from: 75, until: 175 });
    expect(moved(span, -5, bounds)).toEqual({ kind: "fixed", from: 0, until: 100 });
    expect(moved(span, 5, bounds)).toEqual({ kind: "fixed", from: 380, until: 480 });
  });
});
