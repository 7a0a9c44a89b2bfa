import "#server-only";
import { describe, expect, test, vi } from "vitest";
import {
  type AnyScenario,
  backtest,
  checkCures,
  faultSentence,
  fold,
  hashState,
  measureImpact,
  measureMilestones,
  outcomeOf,
  playPolicy,
  playScript,
  project,
  writeDebrief,
} from "../../engine/index";

// What every scenario must keep. Whole days are played, hundreds of them; a busy machine is no fault of the code.
vi.setConfig({ testTimeout: 240_000 });

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);
/** Expert play has to win in all of them; of the others some tell enough, and `npm run -s balance` plays them all. */
const SOME_SEEDS = SEEDS.slice(0, 8);
/** Decisions made for one fault need not be better than chance against another; in this outage they are against all. */
const BEATS_CHANCE_ALWAYS = "kinesis-2020";
const around = { code: "TEST23", words: () => undefined, online: () => true };

/** The tests that every scenario must pass: one suite, called by each folder. */
export function keepsTheContract(scenario: AnyScenario): void {
  const causes = scenario.causes.map((cause) => cause.id);
  const [history = ""] = causes;

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

    test.runIf(causeId === history || scenario.id === BEATS_CHANCE_ALWAYS)(
      "the operator's decisions beat chance, by the impact of the middle run",
      () => {
        expect(median(impacts(of("historical")))).toBeLessThan(median(impacts(of("random"))));
      },
    );

    test.each(["do-nothing", "panic"])("%s never wins", (policy) => {
      const wins = of(policy).filter(({ end }) => end !== null);
      expect(wins).toEqual([]);
    });
  });

  test("V2 no view before the reveal names the cause or an inject that has not come", () => {
    const { state } = playPolicy(scenario, "historical", { seed: 2, causeId: history });
    const [seat] = state.seats;
    if (!seat) throw new Error("A scripted run has one seat.");
    const seen = JSON.stringify(project({ scenario, state, seat, around }));
    const unfired = state.injects.filter((one) => one.firedMinute === null).map(({ id }) => id);
    const secret = [
      ...scenario.causes.flatMap(({ id, title, mechanism }) => [id, title, mechanism]),
      ...scenario.debrief.hidden.map(({ truth }) => truth),
      ...scenario.injects.filter(({ id }) => unfired.includes(id)).map(({ text }) => text),
    ];
    expect(secret.filter((text) => seen.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  test("R1 the log of a run folds to the same state", () => {
    const { events, state } = playPolicy(scenario, "historical", { seed: 2, causeId: history });
    expect(hashState(fold(scenario, events))).toBe(hashState(state));
  });

  test.each(causes)("M4 a debrief can be written of a run with %s, early and late", (causeId) => {
    const start = { seed: 3, causeId };
    const begin = scenario.starts[0]?.minute ?? 0;
    for (const until of [begin + 1, scenario.endMinute]) {
      const { state } = playScript(scenario, start, [], until);
      expect(writeDebrief(scenario, state, around)).toMatchObject({
        outcome: "unresolved",
        ranToMinute: until,
      });
    }
  });

  actionsKeepTheContract(scenario);
}

function actionsKeepTheContract(scenario: AnyScenario): void {
  describe.each(scenario.actions.map((one) => [one.id, one] as const))("action %s", (_, action) => {
    test("takes a sane number of minutes", () => {
      const [least, most] = action.minutes;
      expect(Number.isInteger(least) && Number.isInteger(most)).toBe(true);
      expect(least).toBeGreaterThanOrEqual(1);
      expect(most).toBeGreaterThanOrEqual(least);
      expect(most).toBeLessThanOrEqual(300);
    });

    test("says what it does, what it cannot tell, and what it risks", () => {
      const { title, does, cannotTell, expected, riskNote } = action;
      for (const text of [title, does, cannotTell, expected, riskNote]) {
        expect(text).not.toBe("");
        expect(text).toBe(text.trim());
      }
    });

    test("has dials that stand within their own range", () => {
      for (const dial of action.dials) {
        if (dial.type === "number") {
          expect(dial.initial).toBeGreaterThanOrEqual(dial.min);
          expect(dial.initial).toBeLessThanOrEqual(dial.max);
          expect((dial.initial - dial.min) % dial.step).toBe(0);
        }
        if (dial.type === "choice") {
          expect(dial.options.map((option) => option.id)).toContain(dial.initial);
        }
        if (dial.type === "text") expect(dial.maxChars).toBeGreaterThan(0);
      }
    });

    test("does what its kind promises", () => {
      const { answer, apply, follow, kind, publishes } = action;
      expect(answer !== undefined).toBe(kind === "probe" || kind === "experiment");
      if (kind === "mitigation") expect(apply).toBeDefined();
      if (kind === "probe") expect(apply).toBeUndefined();
      if (kind === "communication") expect(publishes).toBeDefined();
      if (follow) expect(apply).toBeDefined();
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
