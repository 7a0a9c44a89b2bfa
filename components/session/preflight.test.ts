import { describe, expect, test } from "vitest";
import { checksOf, type Facts } from "./preflight";

const FINE: Facts = {
  connection: "connected",
  role: "operations",
  keeps: true,
  offsetSeconds: 1,
  wide: true,
};

const checkOf = (id: string, change: Partial<Facts>) =>
  checksOf({ ...FINE, ...change }).find((check) => check.id === id);

describe("the list before the start", () => {
  test("asks nothing of a browser where all is in order", () => {
    const checks = checksOf(FINE);
    expect(checks.map((check) => check.state)).toEqual(checks.map(() => "fine"));
    expect(checks.map((check) => check.todo).join("")).toBe("");
  });

  test.each([
    ["connection", { connection: "lost" }, "problem"],
    ["connection", { connection: "connecting" }, "problem"],
    ["role", { role: "responder" }, "advice"],
    ["storage", { keeps: false }, "problem"],
    ["screen", { wide: false }, "advice"],
    ["clock", { offsetSeconds: -400 }, "advice"],
    ["clock", { offsetSeconds: null }, "advice"],
  ] as const)("says what to do about its %s when %o", (id, change, state) => {
    const check = checkOf(id, change);
    expect(check?.state).toBe(state);
    expect(check?.todo).toMatch(/\w{3}.*\.$/);
  });

  test.each([
    [7, "7 s"],
    [-119, "119 s"],
    [-400, "7 min"],
  ])("names a clock that is %i s off as %s", (offsetSeconds, span) => {
    expect(checkOf("clock", { offsetSeconds })?.text).toContain(span);
  });

  test("waits for the server's clock without a verdict", () => {
    expect(checkOf("clock", { offsetSeconds: "asking" })?.state).toBe("pending");
  });

  test("asks no role of somebody who only watches", () => {
    expect(checkOf("role", { role: null })).toBeUndefined();
  });
});
