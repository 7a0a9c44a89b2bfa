import "#server-only";
import type { RoomSettings } from "../../contract/requests";
import type { Role, SeatKind } from "../../contract/roles";
import type { AnyScenario } from "../define-scenario";
import type { Event, EventOf } from "../session/events";
import { defaultStart } from "../session/start";
import { ENGINE_VERSION } from "../session/state";
import { toy } from "./toy";

interface Opening {
  readonly scenario: AnyScenario;
  readonly seed: number;
  readonly solo: boolean;
  readonly settings: Partial<RoomSettings>;
}

/** The first event of a room; approvals and roles are off unless asked for. */
export function opened(of: Partial<Opening> = {}): EventOf<"room.opened"> {
  const scenario = of.scenario ?? toy;
  return {
    type: "room.opened",
    scenarioId: scenario.id,
    scenarioVersion: scenario.version,
    engineVersion: ENGINE_VERSION,
    seed: of.seed ?? 11,
    causeId: scenario.causes[0]?.id ?? "",
    settings: {
      scenarioId: scenario.id,
      startId: defaultStart(scenario).id,
      causeMode: "historical",
      fog: "as-it-was",
      lengthMinutes: 20,
      approvals: false,
      roles: false,
      ...of.settings,
    },
    solo: of.solo ?? false,
  };
}

export function joined(
  seatId: string,
  kind: SeatKind = "player",
  role: Role = kind === "player" || kind === "solo" ? "responder" : "observer",
): EventOf<"seat.joined"> {
  return { type: "seat.joined", seatId, kind, role };
}

export const tick = (minute: number): Event => ({ type: "clock.ticked", minute });

/** A room with a facilitator `fac`, players `ann` and `bob` and an observer `eve`. */
export function lobby(of: Partial<Opening> = {}): Event[] {
  return [
    opened(of),
    joined("fac", "facilitator"),
    joined("ann"),
    joined("bob"),
    joined("eve", "observer"),
  ];
}

export const started: Event = { type: "exercise.started", fromMinute: defaultStart(toy).minute };

/** The same room with its clock running, at the first minute that players live through. */
export function running(of: Partial<Opening> = {}): Event[] {
  return [...lobby(of), started];
}

/** A room of one, running. */
export function alone(of: Partial<Opening> = {}): Event[] {
  return [opened({ ...of, solo: true }), joined("ann", "solo"), started];
}
