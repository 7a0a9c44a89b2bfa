import "#server-only";
import type { Debrief } from "../../contract/debrief";
import { reject } from "../../contract/rejections";
import type { Request } from "../../contract/requests";
import type { Answer, Viewer } from "../../contract/socket";
import type { Place } from "../rooms/directory";
import { fail, NO_SEAT, succeed, TOO_FAST } from "./answers";
import type { Connection, House } from "./context";
import { readOrWriteDebrief } from "./debrief";

type RequestOf<T extends Request["type"]> = Extract<Request, { type: T }>;

const NOT_ENTERED = reject(
  "not-your-seat",
  "This connection has not entered a room. Reload the page.",
);
const ONLY_SHOWS = reject(
  "not-your-role",
  "A projector only shows. Give the command on a page of your own.",
);
const NOT_REVEALED = reject("not-now", "The debrief opens when the facilitator reveals the cause.");

export async function enterSession(
  house: House,
  connection: Connection,
  { code, token }: RequestOf<"session.enter">,
): Promise<Answer<"session.enter">> {
  const place = await house.directory.findPlace(code, token);
  const viewer = place && viewerAt(place);
  if (!place || !viewer) return fail(NO_SEAT);
  await leaveSession(house, connection);
  const refusal = await house.directory.watch(place, connection.socket);
  if (refusal) return fail(refusal);
  connection.entered = place;
  return succeed<"session.enter">({ viewer });
}

/** Undefined for a seat that is gone. */
function viewerAt({ room, seatId }: Place): Viewer | undefined {
  if (seatId === null) return "projector";
  const seat = room.seat(seatId);
  return seat && (seat.kind === "facilitator" ? "facilitator" : "player");
}

export async function leaveSession(house: House, connection: Connection): Promise<void> {
  const { entered, socket } = connection;
  connection.entered = null;
  if (entered) await house.directory.unwatch(entered.room, socket.id);
}

export async function resyncSession(
  house: House,
  { entered, socket }: Connection,
): Promise<Answer<"session.resync">> {
  if (!entered) return fail(NOT_ENTERED);
  await house.directory.resend(entered.room, socket.id);
  return succeed<"session.resync">({});
}

export async function takeCommand(
  house: House,
  { entered }: Connection,
  { command, commandId }: RequestOf<"session.command">,
): Promise<Answer<"session.command">> {
  if (!entered) return fail(NOT_ENTERED);
  const { room, seatId } = entered;
  if (seatId === null) return fail(ONLY_SHOWS);
  const key = `${room.id}/${seatId}`;
  const limit = command.type === "message.post" ? house.limits.messages : house.limits.commands;
  if (!limit.take(key, house.timers.nowMs())) return fail(TOO_FAST);
  const refusal = await room.command(seatId, commandId, command);
  if (refusal) return fail(refusal);
  if (command.type === "exercise.reveal") await readOrWriteDebrief(house, room);
  return succeed<"session.command">({});
}

export async function readDebrief(
  house: House,
  { code, token }: RequestOf<"debrief.read">,
): Promise<Answer<"debrief.read">> {
  const roomId = await house.directory.findRoomId(code, token);
  if (roomId === undefined) return fail(NO_SEAT);
  const stored = await house.store.readDebrief(roomId);
  if (stored !== undefined) return succeed<"debrief.read">({ debrief: parseDebrief(stored) });
  const found = await house.directory.findPlace(code, token);
  if (found?.room.state.exercise !== "closed") return fail(NOT_REVEALED);
  const document = await readOrWriteDebrief(house, found.room);
  return succeed<"debrief.read">({ debrief: parseDebrief(document) });
}

/** Checked when it was written; an old report may have the shape of its day. */
function parseDebrief(document: string): Debrief {
  return JSON.parse(document) as Debrief;
}
