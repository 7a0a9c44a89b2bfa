import "#server-only";
import type { GameSocket } from "../rooms/broadcast";
import type { Directory, Place } from "../rooms/directory";
import type { RateLimit } from "../rooms/rate-limit";
import type { Timers } from "../rooms/timers";
import type { EventStore } from "../storage/event-store";

/** What handlers work with; made once in main. */
export interface House {
  readonly directory: Directory;
  readonly store: EventStore;
  readonly timers: Timers;
  readonly limits: {
    readonly requests: RateLimit;
    readonly codes: RateLimit;
    readonly rooms: RateLimit;
    readonly commands: RateLimit;
    readonly messages: RateLimit;
  };
}

/** One connection: who it is for, once it has entered. */
export interface Connection {
  readonly socket: GameSocket;
  /** The network address that limits are counted by. */
  readonly address: string;
  entered: Place | null;
}
