import "#server-only";
import { GAME_LENGTHS_MINUTES } from "../../contract/limits";
import { type Rejection, reject } from "../../contract/rejections";
import type { Request, RoomSettings } from "../../contract/requests";
import type { Answer } from "../../contract/socket";
import type { AnyScenario } from "../../engine/index";
import { findScenario, scenarios } from "../../scenarios/registry";
import { cleanName } from "../rooms/names";
import { newId } from "../rooms/secrets";
import { fail, succeed, UNKNOWN_ROOM } from "./answers";
import type { Connection, House } from "./context";

type RequestOf<T extends Request["type"]> = Extract<Request, { type: T }>;

const SOLO_NAME = "You";

const TOO_MANY_CODES = reject(
  "too-many-requests",
  "Too many tries from this address. Wait a minute, then try again.",
);
const TOO_MANY_ROOMS = reject(
  "too-many-rooms",
  "This address has opened many rooms in the last hour. Use one of them, or wait.",
);
const UNKNOWN_SCENARIO = reject(
  "unknown-scenario",
  "There is no such scenario here. Choose one from the list.",
);
const NO_SUCH_START = reject(
  "bad-setting",
  "This scenario cannot be entered there. Choose one of its starts from the list.",
);
const NO_SUCH_LENGTH = reject(
  "bad-setting",
  "This scenario is not offered in that length. Choose one from the list.",
);
const NO_SUCH_MODE = reject(
  "bad-setting",
  "This scenario cannot be played with a drawn cause yet. Choose the historical one.",
);

export function listScenarios(): Answer<"scenarios.list"> {
  return succeed<"scenarios.list">({
    scenarios: scenarios.map(({ card, starts }) => ({
      id: card.id,
      title: card.title,
      date: card.date,
      summary: card.summary,
      teaches: [...card.teaches],
      bestWith: card.bestWith,
      difficulty: card.difficulty,
      causeModes: [...card.causeModes],
      lengthsMinutes: [...card.lengthsMinutes],
      starts: starts.map(({ id, title, note }) => ({ id, title, note })),
    })),
  });
}

export async function createRoom(
  house: House,
  { address }: Connection,
  { settings, name: typed }: RequestOf<"room.create">,
): Promise<Answer<"room.create">> {
  const name = cleanName(typed);
  if (typeof name !== "string") return fail(name);
  const refusal = refuseOpening(house, address, settings);
  if (refusal) return fail(refusal);
  const scenario = findScenario(settings.scenarioId);
  if (!scenario) return fail(UNKNOWN_SCENARIO);
  if (!scenario.card.lengthsMinutes.includes(settings.lengthMinutes)) return fail(NO_SUCH_LENGTH);
  return succeed<"room.create">(
    await house.directory.create({ scenario, settings, solo: false, name }),
  );
}

export async function startSolo(
  house: House,
  { address }: Connection,
  { scenarioId, startId, causeMode }: RequestOf<"solo.start">,
): Promise<Answer<"solo.start">> {
  const refusal = refuseOpening(house, address, { scenarioId, startId, causeMode });
  if (refusal) return fail(refusal);
  const scenario = findScenario(scenarioId);
  if (!scenario) return fail(UNKNOWN_SCENARIO);
  const settings = {
    scenarioId,
    startId,
    causeMode,
    lengthMinutes: shortestLength(scenario),
    approvals: false,
    roles: false,
    fog: "as-it-was" as const,
  } as const;
  const { code, token } = await house.directory.create({
    scenario,
    settings,
    solo: true,
    name: SOLO_NAME,
  });
  return succeed<"solo.start">({ code, token });
}

function refuseOpening(
  house: House,
  address: string,
  { scenarioId, startId, causeMode }: Pick<RoomSettings, "scenarioId" | "startId" | "causeMode">,
): Rejection | null {
  const scenario = findScenario(scenarioId);
  if (!scenario) return UNKNOWN_SCENARIO;
  if (!scenario.card.causeModes.includes(causeMode)) return NO_SUCH_MODE;
  if (!scenario.starts.some((start) => start.id === startId)) return NO_SUCH_START;
  return house.limits.rooms.take(address, house.timers.nowMs()) ? null : TOO_MANY_ROOMS;
}

/** A solo game is short: the whole incident in the fewest real minutes that the scenario offers. */
function shortestLength({ card }: AnyScenario): RoomSettings["lengthMinutes"] {
  const offered = GAME_LENGTHS_MINUTES.find((length) => card.lengthsMinutes.includes(length));
  return offered ?? GAME_LENGTHS_MINUTES[0];
}

export async function lookAtRoom(
  house: House,
  { address }: Connection,
  { code }: RequestOf<"room.look">,
): Promise<Answer<"room.look">> {
  if (!house.limits.codes.take(address, house.timers.nowMs())) return fail(TOO_MANY_CODES);
  const room = await house.directory.findByCode(code);
  if (!room || room.state.header.solo) return fail(UNKNOWN_ROOM);
  const { exercise, seats } = room.state;
  const phase = exercise === "running" || exercise === "paused" ? "live" : exercise;
  return succeed<"room.look">({
    code: room.code,
    title: room.scenario.card.title,
    phase,
    names: seats.filter((seat) => seat.kind === "player").length,
  });
}

export async function joinRoom(
  house: House,
  { address }: Connection,
  { code, name: typed, observe }: RequestOf<"room.join">,
): Promise<Answer<"room.join">> {
  if (!house.limits.codes.take(address, house.timers.nowMs())) return fail(TOO_MANY_CODES);
  const room = await house.directory.findByCode(code);
  if (!room || room.state.header.solo) return fail(UNKNOWN_ROOM);
  const name = cleanName(typed);
  if (typeof name !== "string") return fail(name);
  const seatId = newId("s");
  const role = observe ? "observer" : "responder";
  const kind = observe ? "observer" : "player";
  const refusal = await room.join({ type: "seat.join", seatId, kind, role }, name);
  if (refusal) return fail(refusal);
  return succeed<"room.join">({
    code: room.code,
    token: await house.directory.grant(room, seatId),
  });
}
