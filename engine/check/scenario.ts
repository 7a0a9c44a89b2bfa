import "#server-only";
import type { AnyScenario, Scenario, ScenarioDraft } from "../define-scenario";
import { checkClues } from "./answers";
import { checkClock } from "./clock";
import { type Fault, FaultyScenarioError } from "./fault";
import { checkIds } from "./ids";
import { checkReadings } from "./readings";
import { checkReferences } from "./references";
import { checkSources, checkSpoilers } from "./texts";

/**
 * Checks a scenario once, when it is loaded, so that nothing after it need ask whether an id exists. Whether its causes can be won is asked
 * by `checkCures`.
 * @throws FaultyScenarioError with every fault
 */
export function defineScenario<World>(draft: ScenarioDraft<World>): Scenario<World> {
  const scenario = complete(draft);
  const faults = faultsOf(scenario as AnyScenario); // its methods take whatever world it makes
  if (faults.length > 0) throw new FaultyScenarioError(scenario.id, faults);
  return scenario;
}

/** Adds what need not be written. */
function complete<World>(draft: ScenarioDraft<World>): Scenario<World> {
  const { id, clock, causes, card, history } = draft;
  return {
    pacing: [{ fromMinute: 0, weight: 1 }],
    ...draft,
    card: {
      ...card,
      id,
      date: clock.date,
      causeModes: causes.length > 1 ? ["historical", "blind"] : ["historical"],
    },
    history: { ...history, policies: { "do-nothing": () => [], ...history.policies } },
  };
}

/** The later checks run the scenario's own functions, which may throw when an id is wrong; so they wait until all ids are right. */
function faultsOf(scenario: AnyScenario): Fault[] {
  const written = [
    ...checkIds(scenario),
    ...checkReferences(scenario),
    ...checkClock(scenario),
    ...checkSources(scenario),
  ];
  if (written.length > 0) return written;
  return [...checkReadings(scenario), ...checkClues(scenario), ...checkSpoilers(scenario)];
}
