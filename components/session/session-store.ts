import type { Command } from "../../contract/commands";
import type { Rejection } from "../../contract/rejections";
import type { Answer, ViewUpdate } from "../../contract/socket";
import type { FacilitatorView } from "../../contract/views";
import type { ConnectionState } from "./connection";
import { ask, closeSocket, connectionState, subscribeConnection, theSocket } from "./connection";
import type { Door } from "./tokens";
import { readToken, takeTokenFromAddress } from "./tokens";

export type Entry =
  | { state: "entering" }
  /** This browser holds no token for the room. */
  | { state: "no-token" }
  | { state: "entered"; viewer: "player" | "facilitator" }
  | { state: "refused"; rejection: Rejection };

export interface SessionNotice {
  kind: "moved" | "restarting" | "closed";
  sentence: string;
}

export interface SessionState {
  connection: ConnectionState;
  entry: Entry;
  notice: SessionNotice | null;
  /** Sections that have arrived; `truth` and `deck` only for a facilitator. */
  view: Partial<FacilitatorView>;
}

export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  send: (command: Command) => Promise<Answer<"session.command">>;
}

/** React's development mode leaves and comes back at once; only a longer absence closes the connection. */
const LEAVE_GRACE_MS = 400;

export const INITIAL_STATE: SessionState = {
  connection: "connecting",
  entry: { state: "entering" },
  notice: null,
  view: {},
};

/** The client's side of one seat: enters, merges what is pushed, enters again after a lost connection, sends commands until answered. */
export function createSessionStore(code: string, door: Door): SessionStore {
  let state = INITIAL_STATE;
  let revision = 0;
  let stop: (() => void) | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function patch(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function enter(): Promise<void> {
    const token = readToken(door, code);
    if (!token) return patch({ entry: { state: "no-token" } });
    const answer = await ask<"session.enter">({ type: "session.enter", code, token });
    if (answer.ok)
      patch({ entry: { state: "entered", viewer: answer.value.viewer }, notice: null });
    else patch({ entry: { state: "refused", rejection: answer.rejection } });
  }

  function receive(update: ViewUpdate): void {
    if (update.whole) {
      revision = update.revision;
      patch({ view: update.sections });
      return;
    }
    if (update.revision <= revision) return;
    if (update.revision !== revision + 1) {
      void ask<"session.resync">({ type: "session.resync" });
      return;
    }
    revision = update.revision;
    patch({ view: { ...state.view, ...update.sections } });
  }

  function start(): () => void {
    takeTokenFromAddress(door, code);
    const socket = theSocket();
    const onNotice = (notice: SessionNotice) => patch({ notice });
    const onConnect = () => void enter();
    const followConnection = () => patch({ connection: connectionState() });
    const unsubscribe = subscribeConnection(followConnection);
    socket.on("session:view", receive);
    socket.on("session:notice", onNotice);
    socket.on("connect", onConnect);
    followConnection();
    if (socket.connected) void enter();
    else if (!readToken(door, code)) patch({ entry: { state: "no-token" } });
    return () => {
      unsubscribe();
      socket.off("session:view", receive);
      socket.off("session:notice", onNotice);
      socket.off("connect", onConnect);
      closeSocket();
    };
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      clearTimeout(leaving);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leaving = setTimeout(() => {
          stop?.();
          stop = undefined;
          state = INITIAL_STATE;
          revision = 0;
        }, LEAVE_GRACE_MS);
      };
    },
    send: (command) =>
      ask<"session.command">({ type: "session.command", commandId: freshId(), command }),
  };
}

/** Works on plain http too, where randomUUID is not offered. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
