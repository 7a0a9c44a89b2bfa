import "#server-only";
import { describe, expect, test } from "vitest";
import { toy } from "../../engine/testing/toy";
import { answerIn, tellApart } from "./answers";
import { numbersOf } from "./figures";

const figures = { USUAL: 60, SHARE: 0.084, ONSET_MINUTE: 22, newWorld: () => ({}) };
const { isFigure, split } = numbersOf(toy, { figures, names: ["release 41"] });

describe("numbers in a text", () => {
  test("are taken out, with their commas and points", () => {
    expect(split("1,204 of 60 wait 2.5 s")).toEqual({
      frame: "# of # wait # s",
      numbers: ["1,204", "60", "2.5"],
    });
  });

  test.each(["p99", "fe-0412", "kds-a017", "release 41"])("%s is a name", (name) => {
    expect(split(`${name} waits`).numbers).toEqual([]);
  });

  test("are figures when the model exports them, also as a share in percent", () => {
    expect(["60", "8.4"].map(isFigure)).toEqual([true, true]);
    expect(["61", "9", "0"].map(isFigure)).toEqual([false, false, false]);
  });
});

describe("answers on two sides", () => {
  const said = (headline: string) => ({ headline, lines: [], clues: [] });

  test.each([
    ["other words", ["It holds."], ["It leaks."], true],
    ["numbers that lie apart", ["3 wait.", "9 wait."], ["20 wait.", "31 wait."], true],
    ["numbers that overlap", ["3 wait.", "25 wait."], ["20 wait.", "31 wait."], false],
    ["words that are sometimes the same", ["It holds.", "It leaks."], ["It leaks."], false],
    ["the same words", ["It holds."], ["It holds."], false],
  ])("%s", (_what, ones, others, apart) => {
    expect(tellApart(ones.map(said), others.map(said))).toBe(apart);
  });

  test("are not given where something stands in the way", () => {
    const [action] = toy.actions.filter(({ answer }) => answer !== undefined);
    if (!action) throw new Error("The toy has no probe.");
    const asked = { seed: 1, minute: 1, turn: 0, world: undefined };
    expect(answerIn({ ...action, obstacle: () => "in the way" }, asked)).toBeNull();
  });
});
