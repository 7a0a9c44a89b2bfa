import "#server-only";
import { describe, expect, test } from "vitest";
import { order, playScript, runRecord, type ScriptedCommand } from "../../engine/index";
import { checkout2031 } from "./index";

const CAUSES = checkout2031.causes.map((cause) => cause.id);
const BEFORE_FIRST_ORDER = 40;

function play(causeId: string, script: readonly ScriptedCommand[], until = 120) {
  const { state } = playScript(checkout2031, { seed: 4, causeId }, script, until);
  const record = runRecord(checkout2031, state);
  return {
    state,
    series: (gaugeId: string) => record.series(gaugeId),
    last: (gaugeId: string) => record.series(gaugeId).at(-1) ?? Number.NaN,
  };
}

describe("the causes", () => {
  test("show the same on every panel until somebody acts", () => {
    const [one, other] = CAUSES.map((causeId) => play(causeId, [], BEFORE_FIRST_ORDER));
    for (const { gaugeId } of checkout2031.collectors) {
      expect(one?.series(gaugeId)).toEqual(other?.series(gaugeId));
    }
  });

  test.each([
    ["probe.risk-store", "report-lock"],
    ["probe.risk-cache", "cache-key"],
  ])("%s answers otherwise under %s", (probe, telling) => {
    const answers = CAUSES.map((causeId) => {
      const { state } = play(causeId, [order(30, probe)], BEFORE_FIRST_ORDER);
      return [causeId, state.channel.find((item) => item.kind === "result")?.text] as const;
    });
    expect(new Set(answers.map(([, text]) => JSON.stringify(text))).size).toBe(2);
    expect(answers.map(([causeId]) => causeId)).toContain(telling);
  });

  test.each([
    ["report-lock", "release.roll-back"],
    ["cache-key", "report.stop"],
  ])("%s is not cured by %s", (causeId, wrong) => {
    expect(play(causeId, [order(30, wrong)]).last("checkout.errors")).toBeGreaterThan(50);
  });
});

describe("the levers", () => {
  const [cause = ""] = CAUSES;
  const nothing = play(cause, []);

  test("a larger pool makes answers slower, and no more checkouts succeed", () => {
    const larger = play(cause, [order(30, "pool.resize", { connections: 240 })]);
    expect(larger.last("risk.seconds")).toBeGreaterThan(2 * nothing.last("risk.seconds"));
    expect(larger.last("checkout.errors")).toBeGreaterThanOrEqual(nothing.last("checkout.errors"));
  });

  test("taking orders unchecked helps customers, and does not make the risk service well", () => {
    const bypassed = play(cause, [order(30, "risk.bypass")]);
    expect(bypassed.last("checkout.errors")).toBe(0);
    expect(bypassed.last("risk.seconds")).toBeGreaterThan(2);
    expect(bypassed.last("checkout.unchecked")).toBe(100);
  });

  test("the risk service's own readings fail while it is ill, and those it kept come afterwards", () => {
    expect(nothing.last("risk.fails")).toBeGreaterThan(0.5);
    const cured = play(cause, [order(30, "report.stop")]);
    expect(cured.last("risk.fails")).toBe(0);
    expect(cured.last("risk.delivered")).toBeGreaterThan(1);
  });
});
