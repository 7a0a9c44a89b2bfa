import "#server-only";
import type { AnyScenario } from "../define-scenario";
import type { Event } from "./events";
import { evolve } from "./evolve";
import { ENGINE_VERSION, openState, type SessionState } from "./state";

/** A log that this version could only misread. The message is for people. */
export class OtherVersionError extends Error {
  override readonly name = "OtherVersionError";
}

/**
 * Rebuilds a room from its log.
 * @throws Error when the log is empty or does not begin with `room.opened`
 * @throws OtherVersionError when it was written under another version of engine or scenario
 */
export function fold(scenario: AnyScenario, events: readonly Event[]): SessionState {
  const [first, ...rest] = events;
  if (first?.type !== "room.opened") throw new Error("A room's log must begin with room.opened.");
  if (first.engineVersion !== ENGINE_VERSION || first.scenarioVersion !== scenario.version) {
    throw new OtherVersionError(
      `This room was played under another version (engine ${first.engineVersion}, scenario ${first.scenarioVersion}; ` +
        `here ${ENGINE_VERSION} and ${scenario.version}). Its log is kept; open it with the version it was made with.`,
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
