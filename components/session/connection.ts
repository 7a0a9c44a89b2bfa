import type { Socket } from "socket.io-client";
import { io } from "socket.io-client";
import type { Rejection } from "../../contract/rejections";
import type { Request, RequestType } from "../../contract/requests";
import type { Answer, ClientToServer, ServerToClient } from "../../contract/socket";
import { PROTOCOL_VERSION, SOCKET_PATH } from "../../contract/socket";

/** `lost` means that it was there and the browser is trying to get it back; `outdated` that this page must be reloaded. */
export type ConnectionState = "connecting" | "connected" | "lost" | "outdated";
export type RequestOf<T extends RequestType> = Extract<Request, { type: T }>;

const ACK_TIMEOUT_MS = 4_000;
/** For what must not be done twice: waits longer and is never sent again by itself. */
const ONCE_TIMEOUT_MS = 12_000;

const SILENT: Rejection = {
  code: "server-fault",
  sentence: "The server did not answer. Check your connection and try again.",
};

let socket: Socket<ServerToClient, ClientToServer> | undefined;
let state: ConnectionState = "connecting";
let everConnected = false;
const listeners = new Set<() => void>();

function setState(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

/** The page's one connection, made when it is first needed. */
export function theSocket(): Socket<ServerToClient, ClientToServer> {
  if (socket) return socket;
  const made: Socket<ServerToClient, ClientToServer> = io({
    path: SOCKET_PATH,
    transports: ["websocket", "polling"],
    auth: { protocol: PROTOCOL_VERSION },
    reconnectionDelay: 500,
    reconnectionDelayMax: 4_000,
    // A quarter of the wait is random, so that a restarted server is not met by everyone at once.
    randomizationFactor: 0.25,
  });
  made.on("connect", () => {
    everConnected = true;
    setState("connected");
  });
  made.on("disconnect", () => setState("lost"));
  made.on("connect_error", (error) => {
    if (/version|protocol/i.test(error.message)) {
      made.disconnect();
      setState("outdated");
    } else setState(everConnected ? "lost" : "connecting");
  });
  socket = made;
  return made;
}

/** Ends the connection, such as when the page with the seat is left: the room then shows the seat as away. */
export function closeSocket(): void {
  socket?.disconnect();
  socket = undefined;
  everConnected = false;
  state = "connecting";
}

export function connectionState(): ConnectionState {
  return state;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Requests that may be sent again without doing anything twice. A command carries its own id, so it belongs here. */
const REPEATABLE: readonly RequestType[] = [
  "scenarios.list",
  "room.look",
  "session.enter",
  "session.resync",
  "session.command",
  "debrief.read",
];

/** Asks the server and resolves with its answer; never rejects. Repeatable requests are sent again until answered or `signal` ends it. */
export async function ask<T extends RequestType>(
  request: RequestOf<T>,
  signal?: AbortSignal,
): Promise<Answer<T>> {
  const repeatable = REPEATABLE.includes(request.type);
  for (;;) {
    const answer = await sendOnce<T>(request, repeatable ? ACK_TIMEOUT_MS : ONCE_TIMEOUT_MS);
    if (answer) return answer;
    if (!repeatable || signal?.aborted || state === "outdated") {
      return { ok: false, rejection: SILENT };
    }
    await connectedAgain(signal);
  }
}

function sendOnce<T extends RequestType>(
  request: RequestOf<T>,
  timeoutMs: number,
): Promise<Answer<T> | undefined> {
  return new Promise((resolve) => {
    theSocket()
      .timeout(timeoutMs)
      .emit("session:request", request, (error: Error | null, reply?: unknown) => {
        // The one inbound event answers by the type that was asked, which the socket's own typing cannot express.
        resolve(error ? undefined : (reply as Answer<T>));
      });
  });
}

function connectedAgain(signal?: AbortSignal): Promise<void> {
  if (theSocket().connected) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      theSocket().off("connect", done);
      resolve();
    };
    theSocket().on("connect", done);
    signal?.addEventListener("abort", done, { once: true });
  });
}
