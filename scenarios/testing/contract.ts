import "#server-only";
import type { AnyScenario } from "../../engine/index";
import { keepsActionsWhole } from "./actions";
import { keepsCausesBlind } from "./blind";
import type { Named } from "./figures";
import { type Game, playGames } from "./games";
import { keepsNumbersTrue } from "./numbers";
import { keepsQuantitiesSane } from "./quantities";
import { keepsRunsWhole } from "./runs";
import { keepsTheYardsticks } from "./yardsticks";

/**
 * The tests that every scenario must pass: one suite, called by each folder.
 * @param named what the scenario says of the numbers in its texts
 */
export function keepsTheContract(scenario: AnyScenario, named: Named): void {
  let played: readonly Game[] | undefined;
  const games = () => {
    played ??= playGames(scenario);
    return played;
  };
  keepsTheYardsticks(scenario);
  keepsRunsWhole(scenario);
  keepsActionsWhole(scenario);
  keepsQuantitiesSane(scenario, games);
  keepsNumbersTrue(scenario, named, games);
  keepsCausesBlind(scenario, games);
}
