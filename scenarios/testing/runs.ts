import "#server-only";
import { expect, test } from "vitest";
import {
  type AnyScenario,
  fold,
  hashState,
  playPolicy,
  playScript,
  project,
  writeDebrief,
} from "../../engine/index";

const around = { code: "TEST23", words: () => undefined, online: () => true };

/** A run keeps its secrets, folds to what it was, and can be told afterwards. */
export function keepsRunsWhole(scenario: AnyScenario): void {
  const causes = scenario.causes.map((cause) => cause.id);
  const [history = ""] = causes;

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
}
