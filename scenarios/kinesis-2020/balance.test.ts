import "#server-only";
import { describe, expect, test, vi } from "vitest";
import { measureImpact, measureMilestones, outcomeOf, playPolicy } from "../../engine/index";
import { kinesis2020 } from "./index";

// Hundreds of whole days are played here; a busy machine is no fault of the code.
vi.setConfig({ testTimeout: 240_000 });

const CAUSES = kinesis2020.causes.map((cause) => cause.id);
const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);

interface Outcome {
  /** Minute at which everything was restored; null when it never was. */
  readonly end: number | null;
  /** Minutes of total failure, summed over services. */
  readonly impact: number;
}

function outcomes(policy: string, causeId: string): Outcome[] {
  return SEEDS.map((seed) => {
    const { state } = playPolicy(kinesis2020, policy, { seed, causeId });
    const resolved = outcomeOf(kinesis2020, state) === "resolved";
    const end = resolved ? measureMilestones(kinesis2020, state)["cloudwatch-full"] : null;
    const impact = Object.values(measureImpact(kinesis2020, state));
    return { end: end ?? null, impact: impact.reduce((sum, one) => sum + one, 0) };
  });
}

const impacts = (all: readonly Outcome[]) => all.map(({ impact }) => impact);
const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

describe.each(CAUSES)("M6 the yardsticks with %s, over 30 seeds", (causeId) => {
  const expert = outcomes("expert", causeId);
  const historical = outcomes("historical", causeId);
  const random = outcomes("random", causeId);

  test("expert play wins in every seed, sooner than the operator's decisions and with less impact", () => {
    const ends = expert.map(({ end }) => end);
    expect(ends).not.toContain(null);
    for (const { end } of historical) {
      if (end !== null) expect(Math.max(...ends.map(Number))).toBeLessThan(end);
    }
    expect(Math.max(...impacts(expert))).toBeLessThan(Math.min(...impacts(historical)));
  });

  test("the operator's decisions beat chance: they resolve at least as often, with less impact", () => {
    const resolved = (all: readonly Outcome[]) => all.filter(({ end }) => end !== null).length;
    expect(resolved(historical)).toBeGreaterThanOrEqual(resolved(random));
    expect(median(impacts(historical))).toBeLessThan(median(impacts(random)));
  });

  test.each(["do-nothing", "panic"])("%s never wins", (policy) => {
    expect(outcomes(policy, causeId).filter(({ end }) => end !== null)).toEqual([]);
  });
});
