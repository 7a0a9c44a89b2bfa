import "#server-only";
import type { ActionParams } from "../../contract/commands";
import type { Answer } from "../define-action";
import type { AnyScenario } from "../define-scenario";
import type { Fault } from "./fault";

/** What every action that answers says at T+0 under each cause, ordered by somebody who turns no dial. */
export function answersAtStart(
  scenario: AnyScenario,
): { readonly actionId: string; readonly answer: Answer }[] {
  return scenario.causes.flatMap(({ id: causeId }) => {
    const world = scenario.initialWorld({ seed: 1, causeId });
    return scenario.actions.flatMap((action) => {
      const params: ActionParams = Object.fromEntries(
        action.dials.map((dial) => [dial.id, dial.type === "text" ? "-" : dial.initial]),
      );
      const answer = action.answer?.(world, { params, draw: () => 0.5 });
      return answer ? [{ actionId: action.id, answer }] : [];
    });
  });
}

/** Answers show clues of the scenario's list. */
export function checkClues(scenario: AnyScenario): Fault[] {
  const known = new Set(scenario.clues.map((clue) => clue.id));
  return answersAtStart(scenario).flatMap(({ actionId, answer }) =>
    answer.clues
      .filter((clue) => !known.has(clue))
      .map((clue) => ({
        part: "actions",
        id: actionId,
        wrong: `shows the clue "${clue}", which is not defined`,
        remedy: "Define it in clues, or show one that is.",
      })),
  );
}
