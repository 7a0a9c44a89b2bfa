import "#server-only";
import type { Server as HttpServer, IncomingMessage } from "node:http";
import { Server } from "socket.io";
import { PROTOCOL_VERSION, SOCKET_PATH } from "../contract/socket";
import type { Connection, House } from "./handlers/context";
import { handle } from "./handlers/route";
import { leaveSession } from "./handlers/session";
import type { GameServer, GameSocket } from "./rooms/broadcast";
import type { Logger } from "./telemetry/log";

/** One packet from a browser, bytes. */
const PACKET_MAX_BYTES = 16_384;

/** Opens the one socket endpoint on the http server. */
export function openSockets(
  http: HttpServer,
  house: House,
  publicUrl: string | null,
  development: boolean,
  log: Logger,
): GameServer {
  const io: GameServer = new Server(http, {
    path: SOCKET_PATH,
    transports: ["websocket", "polling"],
    serveClient: false,
    maxHttpBufferSize: PACKET_MAX_BYTES,
    perMessageDeflate: false,
    // In production nothing but this endpoint takes upgrades; in development the page's hot reload does as well.
    destroyUpgrade: !development,
    allowRequest: (request, allow) => {
      const same = isSameOrigin(request, publicUrl);
      allow(same ? null : "origin", same);
    },
  });
  io.use((socket, next) => {
    const { protocol } = socket.handshake.auth as { protocol?: unknown };
    if (protocol === PROTOCOL_VERSION) return next();
    next(new Error("This page is from another version of Shardfall. Reload it."));
  });
  io.on("connection", (socket) => serve(house, socket, log, publicUrl !== null));
  return io;
}

/** One connection: its requests are taken one after the other, so that entering twice at once cannot leave a ghost behind. */
function serve(house: House, socket: GameSocket, log: Logger, proxied: boolean): void {
  const connection: Connection = { socket, address: addressOf(socket, proxied), entered: null };
  let turn: Promise<unknown> = Promise.resolve();
  socket.on("session:request", (body, answer) => {
    if (typeof answer !== "function") return;
    turn = turn.then(async () => {
      if (socket.connected) answer(await handle(house, connection, body, log));
    });
  });
  socket.on("disconnect", () => {
    turn = turn
      .then(() => leaveSession(house, connection))
      .catch((error: unknown) => log.error({ err: error }, "leaving stumbled"));
  });
}

/** Behind a proxy every connection comes from the proxy; the last address it names is the one it saw. */
function addressOf(socket: GameSocket, proxied: boolean): string {
  const forwarded = socket.handshake.headers["x-forwarded-for"];
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return proxied && last ? last : socket.handshake.address;
}

/** WebSockets know no cross-origin rule of their own, so a page of another site is turned away here. Programs send no origin. */
function isSameOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
