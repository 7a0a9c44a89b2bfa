import type { Socket } from "socket.io-client";
import { io } from "socket.io-client";
import type { Rejection } from "../../contract/rejections";
import type { Request, RequestType } from "../../contract/requests";
import type { Answer, ClientToServer, ServerToClient } from "../../contract/socket";
import { PROTOCOL_VERSION, SOCKET_PATH } from "../../contract/socket";
import { texts } from "../texts/language";

/** `lost` means that it was there and the browser is trying to get it back; `outdated` that this page must be reloaded. */
export type ConnectionState = "connecting" | "connected" | "lost" | "outdated";
export type RequestOf<T extends RequestType> = Extract<Request, { type: T }>;

const ACK_TIMEOUT_MS = 4_000;
const CONNECT_TIMEOUT_MS = 6_000;
/** For what must not be done twice: waits longer and is never sent again by itself. */
const ONCE_TIMEOUT_MS = 12_000;
/** Requests left unanswered one after the other, and nothing else heard meanwhile, before the connection is taken for dead. */
const UNANSWERED_MAX = 2;
/** How long a connection may take to show that it outlived a sleep or a change of network. */
const PROOF_TIMEOUT_MS = 3_000;

let socket: Socket<ServerToClient, ClientToServer> | undefined;
let state: ConnectionState = "connecting";
let everConnected = false;
let unanswered = 0;
let wakeable = false;
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
    tryAllTransports: true,
    timeout: CONNECT_TIMEOUT_MS,
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
      return;
    }
    // Some proxies swallow websockets without a word; then plain requests come first and the websocket is tried after them.
    made.io.opts.transports = ["polling", "websocket"];
    setState(everConnected ? "lost" : "connecting");
  });
  for (const sign of ["packet", "ping"] as const) {
    made.io.on(sign, () => {
      unanswered = 0;
    });
  }
  socket = made;
  wakeWithPage();
  return made;
}

/** A dead link says nothing for most of a minute, and failed tries wait longer each time; this leaves both behind and tries at once. */
function reconnect(): void {
  unanswered = 0;
  if (state !== "outdated") socket?.disconnect().connect();
}

/** When the network is back or somebody looks at the page again, waiting for the next try by itself would be too long. */
function wakeWithPage(): void {
  if (wakeable) return;
  wakeable = true;
  const wake = () => {
    if (document.visibilityState === "hidden") return;
    if (state === "connected") void proveAlive();
    else reconnect();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
}

/** Asks for something small; a connection whose other end is gone does not answer. */
async function proveAlive(): Promise<void> {
  const asked = socket;
  const answer = await sendOnce<"scenarios.list">({ type: "scenarios.list" }, PROOF_TIMEOUT_MS);
  if (!answer && socket === asked && asked?.connected) reconnect();
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

/** Holds a request back until it may be sent, such as until the seat is entered; resolves to false when it never will be. */
export type Gate = () => Promise<boolean>;

/** Asks the server and resolves with its answer; never rejects. Repeatable requests are sent again until answered or `signal` ends it. */
export async function ask<T extends RequestType>(
  request: RequestOf<T>,
  signal?: AbortSignal,
  gate: Gate = whenConnected,
): Promise<Answer<T>> {
  const repeatable = REPEATABLE.includes(request.type);
  do {
    // Nothing is given to an unconnected socket: it would be sent first thing on the next connection, before the seat is entered.
    const open = await within(gate(), repeatable ? Number.POSITIVE_INFINITY : ONCE_TIMEOUT_MS);
    if (!open || signal?.aborted) break;
    const answer = await sendOnce<T>(request, repeatable ? ACK_TIMEOUT_MS : ONCE_TIMEOUT_MS);
    if (answer) return answer;
  } while (repeatable && !signal?.aborted && state !== "outdated");
  return { ok: false, rejection: unheard() };
}

function unheard(): Rejection {
  const words = texts().session;
  return state === "outdated"
    ? { code: "other-version", sentence: words.outdatedRefusal }
    : { code: "server-fault", sentence: words.silent };
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
        if (error && socket?.connected && ++unanswered >= UNANSWERED_MAX) reconnect();
      });
  });
}

/** Resolves to false when this page is of another version and will never be connected. */
export function whenConnected(): Promise<boolean> {
  if (theSocket().connected) return Promise.resolve(true);
  if (state === "outdated") return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = subscribeConnection(() => {
      if (state !== "connected" && state !== "outdated") return;
      stop();
      resolve(state === "connected");
    });
  });
}

function within(promise: Promise<boolean>, limitMs: number): Promise<boolean> {
  if (limitMs === Number.POSITIVE_INFINITY) return promise;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
