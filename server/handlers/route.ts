import "#server-only";
import { reject } from "../../contract/rejections";
import { type Request, type RequestType, requestSchema } from "../../contract/requests";
import type { Answer } from "../../contract/socket";
import { OtherVersionError } from "../../engine/index";
import { SERVER_FAULT } from "../rooms/room";
import type { Logger } from "../telemetry/log";
import { fail, TOO_FAST } from "./answers";
import type { Connection, House } from "./context";
import { createRoom, joinRoom, listScenarios, lookAtRoom, startSolo } from "./rooms";
import { enterSession, readDebrief, resyncSession, takeCommand } from "./session";

const MALFORMED = reject(
  "malformed",
  "The server did not understand that. Reload the page and try again.",
);

/** Every request of every browser: parse, route, answer. A bug is logged and answered, and ends nothing but this request. */
export async function handle(
  house: House,
  connection: Connection,
  body: unknown,
  log: Logger,
): Promise<Answer<RequestType>> {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return fail(MALFORMED);
  const limit = house.limits.requests;
  if (!limit.take(connection.socket.id, house.timers.nowMs())) return fail(TOO_FAST);
  try {
    return await route(house, connection, parsed.data);
  } catch (error) {
    if (error instanceof OtherVersionError) return fail(reject("other-version", error.message));
    log.error({ request: parsed.data.type, err: error }, "a request stumbled");
    return fail(SERVER_FAULT);
  }
}

async function route(
  house: House,
  connection: Connection,
  request: Request,
): Promise<Answer<RequestType>> {
  switch (request.type) {
    case "scenarios.list":
      return listScenarios();
    case "room.create":
      return createRoom(house, connection, request);
    case "solo.start":
      return startSolo(house, connection, request);
    case "room.look":
      return lookAtRoom(house, connection, request);
    case "room.join":
      return joinRoom(house, connection, request);
    case "session.enter":
      return enterSession(house, connection, request);
    case "session.resync":
      return resyncSession(house, connection);
    case "session.command":
      return takeCommand(house, connection, request);
    case "debrief.read":
      return readDebrief(house, request);
    default:
      return request satisfies never;
  }
}
