import "#server-only";
import type { Server, Socket } from "socket.io";
import type { ClientToServer, ServerToClient } from "../../contract/socket";
import { patchBetween } from "../../contract/view-patch";
import type { View } from "../../contract/views";
import { project } from "../../engine/index";
import type { Logger } from "../telemetry/log";
import type { Room } from "./room";
import type { Timers } from "./timers";

/** Changes within this time leave together. */
export const FLUSH_AFTER_MS = 60;

export type GameServer = Server<ClientToServer, ServerToClient>;
export type GameSocket = Socket<ClientToServer, ServerToClient>;

/** One connection of one seat, and what it has been sent. */
interface Viewer {
  readonly socket: GameSocket;
  readonly seatId: string;
  revision: number;
  /** The view as last sent, to tell what changed. */
  sent: View | null;
}

/** The only way out of a room: every view and notice that is pushed to a browser leaves here. (Answers go back the way the question came.) */
export class Broadcast {
  readonly #room: Room;
  readonly #timers: Timers;
  readonly #log: Logger;
  readonly #viewers = new Map<string, Viewer>();
  #stopFlush: (() => void) | null = null;

  constructor(room: Room, timers: Timers, log: Logger) {
    this.#room = room;
    this.#timers = timers;
    this.#log = log;
    room.onChange(() => this.#schedule());
  }

  get size(): number {
    return this.#viewers.size;
  }

  /** Connections of one seat. */
  sizeOf(seatId: string): number {
    return [...this.#viewers.values()].filter((viewer) => viewer.seatId === seatId).length;
  }

  /** Begins to send a seat's view, the whole of it first. */
  add(socket: GameSocket, seatId: string): void {
    this.remove(socket.id);
    this.#viewers.set(socket.id, { socket, seatId, revision: 0, sent: null });
    this.#room.connect(seatId, 1);
    this.sendWhole(socket.id);
  }

  remove(socketId: string): void {
    const viewer = this.#viewers.get(socketId);
    if (!viewer) return;
    this.#viewers.delete(socketId);
    this.#room.connect(viewer.seatId, -1);
  }

  /** Sends everything again, for a client that lost track. */
  sendWhole(socketId: string): void {
    const viewer = this.#viewers.get(socketId);
    if (!viewer) return;
    viewer.sent = null;
    this.#send(viewer);
  }

  /** Tells everybody here that the server goes away for a moment. */
  announceRestart(): void {
    for (const { socket } of this.#viewers.values()) {
      socket.emit("session:notice", {
        kind: "restarting",
        sentence: "The server restarts. Your seat is kept; this page reconnects by itself.",
      });
    }
  }

  stop(): void {
    this.#stopFlush?.();
    this.#stopFlush = null;
  }

  #schedule(): void {
    if (this.#stopFlush !== null || this.#viewers.size === 0) return;
    this.#stopFlush = this.#timers.after(FLUSH_AFTER_MS, () => {
      this.#stopFlush = null;
      for (const viewer of this.#viewers.values()) this.#send(viewer);
    });
  }

  /** A seat that the facilitator removed sees nothing more. */
  #dismiss(viewer: Viewer): void {
    viewer.socket.emit("session:notice", {
      kind: "closed",
      sentence: "The facilitator has taken this seat out of the room.",
    });
    this.remove(viewer.socket.id);
  }

  #send(viewer: Viewer): void {
    const { scenario, state, around } = this.#room;
    const seat = this.#room.seat(viewer.seatId);
    if (!seat) {
      this.#dismiss(viewer);
      return;
    }
    try {
      const view = project({ scenario, state, seat, around });
      const change = changeSince(viewer.sent, view);
      if (change === null) return;
      viewer.sent = view;
      viewer.revision += 1;
      viewer.socket.emit("session:view", { revision: viewer.revision, ...change });
    } catch (error) {
      this.#log.error(
        { room: this.#room.id, seat: seat.id, err: error },
        "a view could not be made",
      );
    }
  }
}

function changeSince(sent: View | null, view: View) {
  if (sent === null) return { whole: view };
  const patch = patchBetween(sent, view);
  return patch === null ? null : { whole: null, patch };
}
