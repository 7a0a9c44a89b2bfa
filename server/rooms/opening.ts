import "#server-only";
import type { RoomSettings } from "../../contract/requests";
import { type AnyScenario, draw, ENGINE_VERSION, type Event } from "../../engine/index";
import { newSeed } from "./secrets";

export interface Opening {
  readonly scenario: AnyScenario;
  readonly settings: RoomSettings;
  readonly solo: boolean;
  readonly name: string;
}

/** The first events of a room: what it is, its first seat, and for a solo game the briefing; its clock waits for the player. */
export function openingEvents({ scenario, settings, solo }: Opening, seatId: string): Event[] {
  const seed = newSeed();
  const opened: Event[] = [
    {
      type: "room.opened",
      scenarioId: scenario.id,
      scenarioVersion: scenario.version,
      engineVersion: ENGINE_VERSION,
      seed,
      causeId: drawCause(scenario, settings.causeMode, seed),
      settings,
      solo,
    },
    {
      type: "seat.joined",
      seatId,
      kind: solo ? "solo" : "facilitator",
      role: solo ? "responder" : "observer",
    },
  ];
  if (!solo) return opened;
  return [...opened, { type: "exercise.briefed" }];
}

/** The first cause is history's; blind rooms draw one from their seed. */
function drawCause(scenario: AnyScenario, mode: RoomSettings["causeMode"], seed: number): string {
  const index = mode === "blind" ? Math.floor(draw(seed, "cause") * scenario.causes.length) : 0;
  const cause = scenario.causes[index];
  if (!cause) throw new Error(`${scenario.id} has no cause.`);
  return cause.id;
}
