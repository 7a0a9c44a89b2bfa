import "#server-only";
import type { CommandType } from "../../contract/commands";
import { type Rejection, reject } from "../../contract/rejections";
import { OWN_SECTIONS, type OwnSection, ownersOf } from "../../contract/role-table";
import { FUNCTIONS, type ResponseFunction, ROLE_TITLES } from "../../contract/roles";
import type { ExerciseState } from "./exercise.machine";
import type { ChannelItem, Seat, SessionState } from "./state";

type Who = "facilitates" | "controls" | "plays" | "speaks";

const BEFORE: readonly ExerciseState[] = ["lobby", "briefing"];
const LIVE: readonly ExerciseState[] = ["running", "paused"];
const OPEN: readonly ExerciseState[] = [...BEFORE, ...LIVE, "hot-wash"];

/** Who may give a command, and when. Its own decider judges the rest. */
const RIGHTS: Record<CommandType, { who: Who; during: readonly ExerciseState[] }> = {
  "seat.choose-role": { who: "plays", during: [...BEFORE, ...LIVE] },
  "seat.set-ready": { who: "plays", during: BEFORE },
  "seat.assign-role": { who: "controls", during: [...BEFORE, ...LIVE] },
  "seat.remove": { who: "controls", during: OPEN },
  "exercise.brief": { who: "controls", during: ["lobby"] },
  "exercise.start": { who: "controls", during: BEFORE },
  "exercise.pause": { who: "controls", during: LIVE },
  "exercise.resume": { who: "controls", during: LIVE },
  "exercise.set-pace": { who: "controls", during: [...BEFORE, ...LIVE] },
  "exercise.set-fog": { who: "controls", during: [...BEFORE, ...LIVE] },
  "exercise.step": { who: "controls", during: LIVE },
  "exercise.skip": { who: "controls", during: LIVE },
  "exercise.end": { who: "controls", during: LIVE },
  "exercise.reveal": { who: "controls", during: ["hot-wash"] },
  "inject.fire": { who: "facilitates", during: LIVE },
  "inject.hold": { who: "facilitates", during: [...BEFORE, ...LIVE] },
  "inject.release": { who: "facilitates", during: [...BEFORE, ...LIVE] },
  "inject.cancel": { who: "facilitates", during: [...BEFORE, ...LIVE] },
  "inject.write": { who: "facilitates", during: LIVE },
  "incident.declare": { who: "plays", during: LIVE },
  "incident.take-command": { who: "speaks", during: LIVE },
  "work.start": { who: "plays", during: LIVE },
  "work.approve": { who: "plays", during: LIVE },
  "work.hold": { who: "plays", during: LIVE },
  "work.release": { who: "plays", during: LIVE },
  "work.cancel": { who: "plays", during: LIVE },
  "work.adjust": { who: "plays", during: LIVE },
  "draft.write": { who: "plays", during: LIVE },
  "message.post": { who: "speaks", during: OPEN },
  "decision.record": { who: "plays", during: LIVE },
  "note.write": { who: "plays", during: LIVE },
  "item.pin": { who: "plays", during: LIVE },
  "item.share": { who: "plays", during: LIVE },
  "hypothesis.propose": { who: "plays", during: LIVE },
  "hypothesis.rate": { who: "plays", during: LIVE },
  "evidence.pin": { who: "plays", during: LIVE },
  "cause.confirm": { who: "plays", during: LIVE },
};

const MAY: Record<Who, readonly Seat["kind"][]> = {
  facilitates: ["facilitator"],
  controls: ["facilitator", "solo"],
  plays: ["player", "solo"],
  speaks: ["player", "solo", "facilitator"],
};

const NOT_YOURS: Record<Who, string> = {
  facilitates: "Only a facilitator can do that.",
  controls: "Only the facilitator can do that.",
  plays: "Only players can do that; this seat watches.",
  speaks: "Observers only watch. Ask the facilitator for a player's seat.",
};

/** Null when the seat may give this command now. */
export function refuse(state: SessionState, seat: Seat, type: CommandType): Rejection | null {
  const { who, during } = RIGHTS[type];
  if (!MAY[who].includes(seat.kind)) return reject("not-your-role", NOT_YOURS[who]);
  if (!during.includes(state.exercise)) return reject("not-now", WHEN[state.exercise]);
  return refuseFunction(state, seat, type);
}

/** What belongs to one function is refused to seats that do not act in it; the facilitator stands above the roles. */
function refuseFunction(state: SessionState, seat: Seat, type: CommandType): Rejection | null {
  const owners = ownersOf(type);
  if (!owners || seat.kind === "facilitator" || actsAs(state, seat, owners)) return null;
  const titles = owners.map((one) => ROLE_TITLES[one]).join(" or ");
  return reject("not-your-role", `${titles} does this. Ask in the channel.`);
}

/** Whether the seat may act in one of these functions; whoever is in command is incident commander whatever the seat was called. */
function actsAs(state: SessionState, seat: Seat, functions: readonly ResponseFunction[]): boolean {
  if (functionsOf(state, seat).some((one) => functions.includes(one))) return true;
  return functions.includes("incident-commander") && state.command.commanderSeatId === seat.id;
}

/** Whether the seat may read a section that belongs to a function. Facilitators read everything. */
export function readsSection(state: SessionState, seat: Seat, section: OwnSection): boolean {
  return seat.kind === "facilitator" || actsAs(state, seat, OWN_SECTIONS[section]);
}

/** Whether the seat may read a line of the channel: it is everybody's, its function's, or the answer to what this seat asked. */
export function hearsItem(
  state: SessionState,
  seat: Seat,
  item: Pick<ChannelItem, "audience" | "seatId">,
): boolean {
  return item.seatId === seat.id || hears(state, seat, item.audience);
}

const WHEN: Record<ExerciseState, string> = {
  lobby: "The exercise has not started yet.",
  briefing: "The exercise has not started yet.",
  running: "That is not possible while the clock runs.",
  paused: "That is not possible while the clock is paused.",
  "hot-wash": "The exercise is over; its clock has stopped.",
  closed: "The exercise is over; read the debrief.",
};

/** The functions a seat may act in: its own, and every one that no player holds. */
export function functionsOf(state: SessionState, seat: Seat): readonly ResponseFunction[] {
  if (seat.kind === "solo") return FUNCTIONS;
  if (seat.kind !== "player") return [];
  if (!state.header.settings.roles) return FUNCTIONS;
  return FUNCTIONS.filter(
    (one) =>
      seat.role === one ||
      !state.seats.some((other) => other.kind === "player" && other.role === one),
  );
}

/** Whether a seat may read what is meant for one function. Facilitators read everything, observers what the whole team reads. */
export function hears(
  state: SessionState,
  seat: Seat,
  audience: "all" | ResponseFunction,
): boolean {
  if (audience === "all" || seat.kind === "facilitator") return true;
  return functionsOf(state, seat).includes(audience);
}
