import "#server-only";
import type { Server, Socket } from "socket.io";
import type { ClientToServer, Sections, ServerToClient } from "../../contract/socket";
import { patchBetween } from "../../contract/view-patch";
import { project, projectForProjector, type RoomScene } from "../../engine/index";
import type { Logger } from "../telemetry/log";
import type { Room } from "./room";
import type { Timers } from "./timers";

/** Changes within this time leave together. */
export const FLUSH_AFTER_MS = 60;

export type GameServer = Server<ClientToServer, ServerToClient>;
export type GameSocket = Socket<ClientToServer, ServerToClient>;

/** One connection of one seat or (null) of a projector, and what it has been sent. */
interface Viewer {
  readonly socket: GameSocket;
  readonly seatId: string | null;
  revision: number;
  /** The view as last sent, to tell what changed. */
  sent: Sections | null;
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

  /** Connections of one seat, or of projectors. */
  sizeOf(seatId: string | null): number {
    return [...this.#viewers.values()].filter((viewer) => viewer.seatId === seatId).length;
  }

  /** Begins to send a seat's or a projector's view, the whole of it first. */
  add(socket: GameSocket, seatId: string | null): void {
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
    try {
      const view = this.#viewOf(viewer, { scenario, state, around });
      if (!view) {
        this.#dismiss(viewer);
        return;
      }
      const change = changeSince(viewer.sent, view);
      if (change === null) return;
      viewer.sent = view;
      viewer.revision += 1;
      viewer.socket.emit("session:view", { revision: viewer.revision, ...change });
    } catch (error) {
      this.#log.error(
        { room: this.#room.id, seat: viewer.seatId, err: error },
        "a view could not be made",
      );
    }
  }

  /** Undefined for a seat that is gone. */
  #viewOf({ seatId }: Viewer, scene: RoomScene): Sections | undefined {
    if (seatId === null) return projectForProjector(scene);
    const seat = this.#room.seat(seatId);
    return seat && project({ ...scene, seat });
  }
}

function changeSince(sent: Sections | null, view: Sections) {
  if (sent === null) return { whole: view };
  const patch = patchBetween(sent, view);
  return patch === null ? null : { whole: null, patch };
}
