import type { Debrief } from "./debrief";
import type { ProjectorView } from "./projector";
import type { Rejection } from "./rejections";
import type { Request, RequestType, ScenarioCard } from "./requests";
import type { Patch } from "./view-patch";
import type { FacilitatorView, Phase } from "./views";

/** Raised whenever an old client could misread a new server; a client of another version is told to reload. */
export const PROTOCOL_VERSION = 3;
export const SOCKET_PATH = "/socket.io/";

/** Which of the views a key opens. */
export type Viewer = "player" | "facilitator" | "projector";
/** Sections of whichever view it is; a section of one name has one shape. */
export type Sections = Partial<FacilitatorView> & Partial<ProjectorView>;

/** What each request is answered with when it succeeds. */
export interface Answers {
  "scenarios.list": { scenarios: ScenarioCard[] };
  /** `token` is the facilitator's key, `projectorToken` that of the page for the wall. */
  "room.create": { code: string; token: string; projectorToken: string };
  "solo.start": { code: string; token: string };
  "room.look": { code: string; title: string; phase: Phase; names: number };
  "room.join": { code: string; token: string };
  "session.enter": { viewer: Viewer };
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
  | { revision: number; whole: Sections }
  | { revision: number; whole: null; patch: Patch };

export interface ClientToServer {
  "session:request": (request: Request, answer: (reply: Answer<RequestType>) => void) => void;
}

export interface ServerToClient {
  "session:view": (update: ViewUpdate) => void;
  /** The seat is gone, or the server goes down for a moment; the sentence says which. */
  "session:notice": (notice: { kind: "restarting" | "closed"; sentence: string }) => void;
}
