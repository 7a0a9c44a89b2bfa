import type { Command } from "../../contract/commands";
import type { Rejection } from "../../contract/rejections";
import type { Answer, Sections, Viewer, ViewUpdate } from "../../contract/socket";
import { applyPatch } from "../../contract/view-patch";
import { texts } from "../texts/language";
import type { ConnectionState } from "./connection";
import { ask, closeSocket, connectionState, subscribeConnection, theSocket } from "./connection";
import type { Door } from "./tokens";
import { readToken, takeTokenFromAddress } from "./tokens";

export type Entry =
  | { state: "entering" }
  /** This browser holds no token for the room. */
  | { state: "no-token" }
  | { state: "entered"; viewer: Viewer }
  | { state: "refused"; rejection: Rejection };

export interface SessionNotice {
  kind: "restarting" | "closed";
  sentence: string;
}

export interface SessionState {
  connection: ConnectionState;
  entry: Entry;
  notice: SessionNotice | null;
  /** Sections that have arrived; which they are is the viewer's. */
  view: Sections;
}

export const INITIAL_STATE: SessionState = {
  connection: "connecting",
  entry: { state: "entering" },
  notice: null,
  view: {},
};

/** React's development mode leaves and comes back at once; only a longer absence closes the connection. */
const LEAVE_GRACE_MS = 400;

/** The client's side of one seat: enters, merges what is pushed, enters again after a lost connection, sends commands until answered. */
export class SessionStore {
  private state = INITIAL_STATE;
  private revision = 0;
  /** This very connection has entered the seat. */
  private seated = false;
  private readers = 0;
  private stop: (() => void) | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly code: string,
    private readonly door: Door,
  ) {}

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.readers += 1;
    clearTimeout(this.leaving);
    this.stop ??= this.start();
    return () => {
      this.listeners.delete(listener);
      this.readers -= 1;
      if (this.readers === 0) this.leaving = setTimeout(() => this.leave(), LEAVE_GRACE_MS);
    };
  };

  send(command: Command): Promise<Answer<"session.command">> {
    const commandId = freshId();
    return ask<"session.command">({ type: "session.command", commandId, command }, undefined, () =>
      this.whenSeated(),
    );
  }

  private start(): () => void {
    takeTokenFromAddress(this.door, this.code);
    const socket = theSocket();
    const onView = (update: ViewUpdate) => this.receive(update);
    const onNotice = (notice: SessionNotice) => this.patch({ notice });
    const onConnect = () => void this.enter();
    const unsubscribe = subscribeConnection(() => this.followConnection());
    socket.on("session:view", onView);
    socket.on("session:notice", onNotice);
    socket.on("connect", onConnect);
    this.followConnection();
    if (socket.connected) void this.enter();
    else if (!readToken(this.door, this.code)) this.patch({ entry: { state: "no-token" } });
    return () => {
      unsubscribe();
      socket.off("session:view", onView);
      socket.off("session:notice", onNotice);
      socket.off("connect", onConnect);
      closeSocket();
    };
  }

  private async enter(): Promise<void> {
    const token = readToken(this.door, this.code);
    if (!token) return this.patch({ entry: { state: "no-token" } });
    const answer = await ask<"session.enter">({ type: "session.enter", code: this.code, token });
    this.seated = answer.ok;
    if (!answer.ok) return this.patch({ entry: { state: "refused", rejection: answer.rejection } });
    const { viewer } = answer.value;
    if ((viewer === "projector") !== (this.door === "projector")) return this.patch(WRONG_KEY());
    this.patch({ entry: { state: "entered", viewer }, notice: null });
  }

  private receive(update: ViewUpdate): void {
    if (update.whole) {
      this.revision = update.revision;
      this.patch({ view: update.whole });
    } else if (update.revision === this.revision + 1) {
      this.revision = update.revision;
      this.patch({ view: applyPatch(this.state.view, update.patch) as Sections });
    } else if (update.revision > this.revision) {
      void ask<"session.resync">({ type: "session.resync" });
    }
  }

  private followConnection(): void {
    const connection = connectionState();
    if (connection !== "connected") this.seated = false;
    this.patch({ connection });
  }

  /** Commands wait until this connection has entered the seat; they are dropped when the page is left or out of date, or the seat refused. */
  private whenSeated(): Promise<boolean> {
    return new Promise((resolve) => {
      const check = () => {
        const over =
          this.stop === undefined ||
          this.state.entry.state === "refused" ||
          this.state.connection === "outdated";
        if (!this.seated && !over) return;
        this.listeners.delete(check);
        resolve(this.seated);
      };
      this.listeners.add(check);
      check();
    });
  }

  private leave(): void {
    this.stop?.();
    this.stop = undefined;
    this.revision = 0;
    this.seated = false;
    this.patch(INITIAL_STATE);
  }

  private patch(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** A projector's key in a seat's link, or the other way round: neither page could show what comes. */
const WRONG_KEY = (): Pick<SessionState, "entry"> => ({
  entry: {
    state: "refused",
    rejection: { code: "not-your-seat", sentence: texts().session.wrongKey },
  },
});

/** Works on plain http too, where randomUUID is not offered. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
