import "#server-only";
import type { RoomSettings } from "../../contract/requests";
import type { AnyScenario } from "../define-scenario";

/**
 * The first minute since T+0 that players of a room live through; the minutes before it are run at once.
 * @throws Error for a start that the scenario does not have, which no room is opened with
 */
export function playFromMinute(
  scenario: AnyScenario,
  { startId }: Pick<RoomSettings, "startId">,
): number {
  const start = scenario.starts.find((one) => one.id === startId);
  if (!start) throw new Error(`${scenario.id} has no start "${startId}".`);
  return start.minute;
}

/** Where a room begins that chose nothing. @throws Error for a scenario without a start */
export function defaultStart(scenario: AnyScenario): AnyScenario["starts"][number] {
  const [start] = scenario.starts;
  if (!start) throw new Error(`${scenario.id} has no start.`);
  return start;
}
