import "#server-only";
import type { AnyScenario } from "../define-scenario";
import type { Event } from "./events";
import { evolve } from "./evolve";
import { ENGINE_VERSION, openState, type SessionState } from "./state";

/**
 * Rebuilds a room from its log.
 * @throws Error when the log is empty, does not begin with `room.opened`, or was written under another version of engine or scenario
 */
export function fold(scenario: AnyScenario, events: readonly Event[]): SessionState {
  const [first, ...rest] = events;
  if (first?.type !== "room.opened") throw new Error("A room's log must begin with room.opened.");
  if (first.engineVersion !== ENGINE_VERSION || first.scenarioVersion !== scenario.version) {
    throw new Error(
      `This room was played under engine ${first.engineVersion} and scenario ${first.scenarioVersion}; ` +
        `here are engine ${ENGINE_VERSION} and scenario ${scenario.version}.`,
    );
  }
  const { scenarioId, scenarioVersion, seed, causeId, settings, solo } = first;
  const opened = openState(scenario, {
    scenarioId,
    scenarioVersion,
    seed,
    causeId,
    settings,
    solo,
  });
  return rest.reduce((state, event) => evolve(scenario, state, event), opened);
}
