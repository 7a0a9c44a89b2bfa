import "#server-only";
import { describe, expect, test } from "vitest";
import {
  type AnyScenario,
  backtest,
  checkCures,
  faultSentence,
  measureImpact,
  measureMilestones,
  outcomeOf,
  playPolicy,
} from "../../engine/index";

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);
/** Expert play has to win in all of them; of the others some tell enough, and `npm run -s balance` plays them all. */
const SOME_SEEDS = SEEDS.slice(0, 8);

/** The back-test lands on the published clock, every cause can be won, and the ways of playing come in their order. */
export function keepsTheYardsticks(scenario: AnyScenario): void {
  const causes = scenario.causes.map((cause) => cause.id);

  test("S3 every cause can be won", () => {
    expect(checkCures(scenario).map((fault) => faultSentence(scenario.id, fault))).toEqual([]);
  });

  test("M1 the operator's decisions land on the published clock, over 30 seeds", () => {
    expect(backtest(scenario, SEEDS.length).filter(({ within }) => !within)).toEqual([]);
  });

  describe.each(causes)("M6 the yardsticks with %s", (causeId) => {
    const played = new Map<string, Outcome[]>();
    const of = (policy: string) => {
      const known = played.get(policy) ?? outcomes(scenario, policy, causeId);
      played.set(policy, known);
      return known;
    };

    test("expert play wins in every seed, sooner than the operator's decisions and with less impact", () => {
      const [expert, historical] = [of("expert"), of("historical")];
      const ends = expert.map(({ end }) => end);
      expect(ends).not.toContain(null);
      for (const { end } of historical) {
        if (end !== null) expect(Math.max(...ends.map(Number))).toBeLessThan(end);
      }
      expect(Math.max(...impacts(expert))).toBeLessThan(Math.min(...impacts(historical)));
    });

    test("the operator's decisions beat chance, by the impact of the middle run", () => {
      expect(median(impacts(of("historical")))).toBeLessThan(median(impacts(of("random"))));
    });

    test.each(["do-nothing", "panic"])("%s never wins", (policy) => {
      const wins = of(policy).filter(({ end }) => end !== null);
      expect(wins).toEqual([]);
    });
  });
}

interface Outcome {
  /** Minute at which everything was restored; null when it never was. */
  readonly end: number | null;
  /** Minutes of total failure, summed over services. */
  readonly impact: number;
}

function outcomes(scenario: AnyScenario, policy: string, causeId: string): Outcome[] {
  const last = scenario.history.resolvedWhen.at(-1) ?? "";
  const seeds = policy === "expert" ? SEEDS : SOME_SEEDS;
  return seeds.map((seed) => {
    const { state } = playPolicy(scenario, policy, { seed, causeId });
    const resolved = outcomeOf(scenario, state) === "resolved";
    const end = resolved ? measureMilestones(scenario, state)[last] : null;
    return { end: end ?? null, impact: sum(Object.values(measureImpact(scenario, state))) };
  });
}

function impacts(all: readonly Outcome[]): number[] {
  return all.map(({ impact }) => impact);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
