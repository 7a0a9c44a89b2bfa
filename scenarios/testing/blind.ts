import "#server-only";
import { describe, expect, test } from "vitest";
import { type AnyScenario, playScript } from "../../engine/index";
import { answerIn, tellApart } from "./answers";
import type { Game } from "./games";
import { featuresOf, nearestCause, type Untouched } from "./guess";

/** As many seeds are learnt from as are guessed at. */
const LEARNT_SEEDS = 10;
const SEEDS = Array.from({ length: 2 * LEARNT_SEEDS }, (_, index) => index + 1);
/** How many times better than chance a guess may be: what forty guesses are off by. */
const BETTER_THAN_CHANCE_MOST = 1.6;
/** What is looked at lies around the first alarm of all runs, minutes. */
const BEFORE_ALARM_MINUTES = 30;
const AFTER_ALARM_MINUTES = 90;

/** While nobody acts, nothing on the screens tells the causes apart, and what somebody asks for does. */
export function keepsCausesBlind(scenario: AnyScenario, games: () => readonly Game[]): void {
  const causes = scenario.causes.map((cause) => cause.id);
  if (causes.length < 2) return;
  let played: readonly Untouched[] | undefined;
  const untouched = () => {
    played ??= playUntouched(scenario, causes, firstAlarmOf(games()) + AFTER_ALARM_MINUTES);
    return played;
  };

  describe("S5 while nobody acts", () => {
    test("panels, alarms and logs do not tell the causes apart", () => {
      const from = Math.max(0, firstAlarmOf(games()) - BEFORE_ALARM_MINUTES);
      const shown = featuresOf(scenario, untouched(), from);
      const isLearnt = (index: number) => (untouched()[index]?.seed ?? 0) <= LEARNT_SEEDS;
      const learnt = shown.filter((_, index) => isLearnt(index));
      const guessed = shown.filter((_, index) => !isLearnt(index));
      const right = guessed.filter((one) => nearestCause(learnt, one) === one.causeId);
      const most = Math.min(0.99, BETTER_THAN_CHANCE_MOST / causes.length);
      expect(right.length / guessed.length).toBeLessThanOrEqual(most);
    });

    const pairs = causes.flatMap((one, nth) =>
      causes.slice(nth + 1).map((other) => [one, other] as const),
    );
    test.each(pairs)("an answer tells %s and %s apart in every seed", (one, other) => {
      const answers = (action: AnyScenario["actions"][number], of: string) =>
        untouched()
          .filter(({ causeId }) => causeId === of)
          .flatMap(({ seed, state: { minute, world } }) => {
            return answerIn(action, { seed, minute, world, turn: 0 }) ?? [];
          });
      const telling = scenario.actions.filter((action) => {
        const [ones, others] = [answers(action, one), answers(action, other)];
        return ones.length > 0 && others.length > 0 && tellApart(ones, others);
      });
      expect(telling.map(({ id }) => id)).not.toEqual([]);
    });
  });
}

function playUntouched(
  scenario: AnyScenario,
  causes: readonly string[],
  untilMinute: number,
): Untouched[] {
  const until = Math.min(scenario.endMinute, untilMinute);
  return causes.flatMap((causeId) =>
    SEEDS.map((seed) => {
      const { state } = playScript(scenario, { seed, causeId }, [], until);
      return { causeId, seed, state };
    }),
  );
}

/** The first minute in which an alarm sounds though nobody acts, under any cause. */
function firstAlarmOf(games: readonly Game[]): number {
  const untouched = games.filter(({ name }) => name === "do-nothing");
  return Math.min(
    ...untouched.flatMap(({ state }) =>
      state.alarms.flatMap(({ firstAlarmMinute }) => firstAlarmMinute ?? []),
    ),
  );
}
