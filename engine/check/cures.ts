import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { outcomeOf } from "../metrics/run-record";
import { playPolicy } from "../session/script";
import type { Fault } from "./fault";

/** The one seed in which each cause is played. */
const SEED = 1;

/** Every cause can be won. Plays a whole run for each, so it is asked for by authors and tests, and not when a server starts. */
export function checkCures(scenario: AnyScenario): Fault[] {
  return scenario.causes.flatMap(({ id: causeId }) => {
    const { state, refused } = playPolicy(scenario, "expert", { seed: SEED, causeId });
    const faults = refused.map(({ command, rejection }): Fault => {
      const wrong = `orders "${command.actionId}" at T+${command.atMinute} against "${causeId}" and is refused: ${rejection.sentence.replace(/\.$/, "")}`;
      return { part: "policies", id: "expert", wrong, remedy: "Order what can be done then." };
    });
    if (outcomeOf(scenario, state) !== "resolved") {
      const wrong = "has no cure: the policy “expert” does not resolve it";
      const remedy = `Write in policies what does, or an action that can; try it with: npm run -s drill -- ${scenario.id} --cause ${causeId} --policy expert`;
      faults.push({ part: "causes", id: causeId, wrong, remedy });
    }
    return faults;
  });
}
