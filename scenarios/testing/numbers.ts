import "#server-only";
import { describe, expect, test } from "vitest";
import {
  type AnyScenario,
  collect,
  delayOf,
  playScript,
  project,
  type SessionState,
} from "../../engine/index";
import { answerIn } from "./answers";
import { type Named, numbersOf } from "./figures";
import { type Game, playedFrom } from "./games";

const around = { code: "TEST23", words: () => undefined, online: () => true };
const SEED = 5;

/** Every number that players read is the world's, as an instrument or an answer gives it, or a figure that has a name. */
export function keepsNumbersTrue(
  scenario: AnyScenario,
  named: Named,
  games: () => readonly Game[],
): void {
  const from = playedFrom(scenario);
  const moments = [0.02, 0.2, 0.5, 0.99].map((share) =>
    Math.ceil(from + share * (scenario.endMinute - from)),
  );
  test.each(moments)("W5 V7 at T+%i every number on a chart is what its instrument read", (now) => {
    const causeId = scenario.causes[0]?.id ?? "";
    const script = scenario.history.policies.historical?.({ seed: SEED, causeId }) ?? [];
    chartsAreRead(scenario, playScript(scenario, { seed: SEED, causeId }, script, now).state);
  });

  const { split, isFigure } = numbersOf(scenario, named);
  const answering = scenario.actions.filter((action) => action.answer !== undefined);
  describe("S4 no answer holds a number that nothing produced", () => {
    test.each(answering.map((action) => [action.id, action] as const))("%s", (_id, action) => {
      const seen = new Map<string, Set<string>[]>();
      const worlds = games().flatMap(({ seed, worlds }) => worlds.map((one) => ({ ...one, seed })));
      for (const [turn, world] of worlds.entries()) {
        const answer = answerIn(action, { ...world, turn });
        for (const line of answer ? [answer.headline, ...answer.lines] : []) {
          expect(line).not.toMatch(/NaN|undefined|null|Infinity/);
          const { frame, numbers } = split(line);
          const positions = seen.get(frame) ?? numbers.map(() => new Set<string>());
          for (const [index, number] of numbers.entries()) positions[index]?.add(number);
          seen.set(frame, positions);
        }
      }
      const still = [...seen].flatMap(([frame, positions]) =>
        positions
          .flatMap((values) => (values.size === 1 ? [...values] : []))
          .filter((number) => !isFigure(number))
          .map((number) => `"${frame}": ${number} never moves and is no named figure`),
      );
      expect(still).toEqual([]);
    });
  });

  describe("S4 what is written on an action holds only named figures", () => {
    test.each(scenario.actions.map((action) => [action.id, action] as const))(
      "%s",
      (_id, action) => {
        const notes = action.dials.flatMap((dial) => {
          if (dial.type === "number") return [dial.note];
          return dial.type === "choice" ? dial.options.map((option) => option.note) : [];
        });
        const texts = [action.title, action.does, action.cannotTell, action.riskNote, ...notes];
        const numbers = texts.flatMap((text) => split(text).numbers);
        expect(numbers.filter((number) => !isFigure(number))).toEqual([]);
      },
    );
  });
}

function chartsAreRead(scenario: AnyScenario, state: SessionState): void {
  const [seat] = state.seats;
  if (!seat) throw new Error("A scripted run has one seat.");
  const frames = state.frames.flat();
  let compared = 0;
  for (const [index, chart] of project({ scenario, state, seat, around }).charts.entries()) {
    const collector = scenario.collectors[index];
    const gauge = scenario.gauges.findIndex((one) => one.id === collector?.gaugeId);
    if (!collector) throw new Error("A chart without an instrument.");
    for (const [slot, value] of chart.values.entries()) {
      const minute = chart.fromMinute + slot * chart.everyMinutes;
      expect(minute + delayOf(collector, "as-it-was")).toBeLessThanOrEqual(state.minute);
      if (value === null) continue;
      const truth = frames[minute]?.gauges[gauge] ?? Number.NaN;
      expect(value).toBe(collect(collector, index, minute, SEED, "as-it-was", truth));
      compared += 1;
    }
    expect(chart.lastValue).toBe(chart.values.findLast((value) => value !== null) ?? null);
  }
  expect(compared).toBeGreaterThan(scenario.collectors.length);
}
