import type { Debrief } from "./debrief";
import type { Rejection } from "./rejections";
import type { Request, RequestType, ScenarioCard } from "./requests";
import type { Patch } from "./view-patch";
import type { Phase, View } from "./views";

/** Raised whenever an old client could misread a new server; a client of another version is told to reload. */
export const PROTOCOL_VERSION = 3;
export const SOCKET_PATH = "/socket.io/";

/** What each request is answered with when it succeeds. */
export interface Answers {
  "scenarios.list": { scenarios: ScenarioCard[] };
  "room.create": { code: string; token: string };
  "solo.start": { code: string; token: string };
  "room.look": { code: string; title: string; phase: Phase; names: number };
  "room.join": { code: string; token: string };
  "session.enter": { viewer: "player" | "facilitator" };
  "session.resync": Record<string, never>;
  "session.command": Record<string, never>;
  "debrief.read": { debrief: Debrief };
}

export type Answer<T extends RequestType> =
  | { ok: true; value: Answers[T] }
  | { ok: false; rejection: Rejection };

/**
 * The seat's view, whole or as what changed since the last update. `revision` counts this seat's updates without holes; a client that sees a
 * hole asks for `session.resync` and is sent the whole.
 */
export type ViewUpdate =
  | { revision: number; whole: View }
  | { revision: number; whole: null; patch: Patch };

export interface ClientToServer {
  "session:request": (request: Request, answer: (reply: Answer<RequestType>) => void) => void;
}

export interface ServerToClient {
  "session:view": (update: ViewUpdate) => void;
  /** The seat is gone, or the server goes down for a moment; the sentence says which. */
  "session:notice": (notice: { kind: "restarting" | "closed"; sentence: string }) => void;
}
