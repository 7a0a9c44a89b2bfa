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
  io.on("connection", (socket) => serve(house, socket, log));
  return io;
}

function serve(house: House, socket: GameSocket, log: Logger): void {
  const connection: Connection = { socket, address: socket.handshake.address, entered: null };
  socket.on("session:request", (body, answer) => {
    if (typeof answer !== "function") return;
    void handle(house, connection, body, log).then(answer);
  });
  socket.on("disconnect", () => {
    leaveSession(house, connection).catch((error: unknown) =>
      log.error({ err: error }, "leaving stumbled"),
    );
  });
}

/** WebSockets know no cross-origin rule of their own, so a page of another site is turned away here. Programs send no origin. */
function isSameOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
