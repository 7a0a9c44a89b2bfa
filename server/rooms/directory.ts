import "#server-only";
import { ROOM_SOCKETS_MAX, SEAT_SOCKETS_MAX } from "../../contract/limits";
import { type Rejection, reject } from "../../contract/rejections";
import { fold, hashState, nameRef } from "../../engine/index";
import { findScenario } from "../../scenarios/registry";
import type { EventStore, RoomRecord } from "../storage/event-store";
import type { Logger } from "../telemetry/log";
import { Broadcast, type GameSocket } from "./broadcast";
import { type Opening, openingEvents } from "./opening";
import { Room } from "./room";
import { runClock } from "./room-clock";
import { cleanCode, hashToken, newId, newRoomCode, newToken } from "./secrets";
import type { Timers } from "./timers";

interface OpenRoom {
  readonly room: Room;
  readonly broadcast: Broadcast;
  readonly stopClock: () => void;
}

/** Where a connection stands: at a seat, or (null) at a projector. */
export interface Place {
  readonly room: Room;
  readonly seatId: string | null;
}

interface MadeRoom {
  readonly code: string;
  readonly token: string;
  readonly projectorToken: string;
}

/** All rooms of this process. A room is opened from its log at start when it is unfinished, and otherwise when somebody asks for it. */
export class Directory {
  readonly #store: EventStore;
  readonly #timers: Timers;
  readonly #log: Logger;
  readonly #open = new Map<string, Promise<OpenRoom>>();

  constructor(store: EventStore, timers: Timers, log: Logger) {
    this.#store = store;
    this.#timers = timers;
    this.#log = log;
  }

  /** Rooms in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** Opens every unfinished room again after a start. A room that cannot be opened is logged and left in the store. */
  async resume(): Promise<number> {
    const records = await this.#store.listOpenRooms();
    const opened = await Promise.allSettled(records.map((record) => this.#openRoom(record)));
    return opened.filter((one) => one.status === "fulfilled").length;
  }

  /** Makes a room with its first seat. @returns the code, that seat's capability and a projector's */
  async create(opening: Opening): Promise<MadeRoom> {
    const { scenario, settings, solo, name } = opening;
    const record: RoomRecord = {
      id: newId("r"),
      code: await this.#freeCode(),
      scenarioId: scenario.id,
      createdAtMs: Date.now(),
    };
    const seatId = newId("s");
    const [token, projectorToken] = [newToken(), newToken()];
    const events = openingEvents(opening, seatId);
    const words = { [nameRef(seatId)]: name };
    const seat = { tokenHash: hashToken(token), roomId: record.id, seatId };
    const projector = { tokenHash: hashToken(projectorToken), roomId: record.id, seatId: null };
    // Who practises alone has the whole screen already.
    const capabilities = solo ? [seat] : [seat, projector];
    await this.#store.createRoom(record, { events, words, command: null }, capabilities);
    await this.#openRoom(record);
    this.#log.info(
      { room: record.id, scenario: scenario.id, solo, length: settings.lengthMinutes },
      "room created",
    );
    return { code: record.code, token, projectorToken };
  }

  async #freeCode(): Promise<string> {
    const code = newRoomCode();
    return (await this.#store.findRoomByCode(code)) ? this.#freeCode() : code;
  }

  async findByCode(typed: string): Promise<Room | undefined> {
    const record = await this.#store.findRoomByCode(cleanCode(typed));
    return record && (await this.#openRoom(record)).room;
  }

  /** The room that a seat's token belongs to, if it has this code; nothing is opened. */
  async findRoomId(code: string, token: string): Promise<string | undefined> {
    const key = await this.#findKey(code, token);
    return key?.seatId === null ? undefined : key?.record.id;
  }

  /** The room, and the seat or projector (null), that a token opens, if it belongs to this code. */
  async findPlace(code: string, token: string): Promise<Place | undefined> {
    const key = await this.#findKey(code, token);
    return key && { room: (await this.#openRoom(key.record)).room, seatId: key.seatId };
  }

  async #findKey(code: string, token: string) {
    const capability = await this.#store.findCapability(hashToken(token));
    const record = await this.#store.findRoomByCode(cleanCode(code));
    if (!capability || !record || capability.roomId !== record.id) return undefined;
    return { record, seatId: capability.seatId };
  }

  /** A capability for a seat that has just been taken. */
  async grant(room: Room, seatId: string): Promise<string> {
    const token = newToken();
    await this.#store.addCapability({ tokenHash: hashToken(token), roomId: room.id, seatId });
    return token;
  }

  async watch({ room, seatId }: Place, socket: GameSocket): Promise<Rejection | null> {
    const { broadcast } = await this.#opened(room);
    if (broadcast.size >= ROOM_SOCKETS_MAX) {
      return reject(
        "room-full",
        `This room has ${ROOM_SOCKETS_MAX} connections already; close a tab elsewhere.`,
      );
    }
    if (broadcast.sizeOf(seatId) >= SEAT_SOCKETS_MAX) {
      return reject(
        "room-full",
        `This page is open in ${SEAT_SOCKETS_MAX} tabs already; close one of them.`,
      );
    }
    broadcast.add(socket, seatId);
    return null;
  }

  async unwatch(room: Room, socketId: string): Promise<void> {
    (await this.#opened(room)).broadcast.remove(socketId);
  }

  async resend(room: Room, socketId: string): Promise<void> {
    (await this.#opened(room)).broadcast.sendWhole(socketId);
  }

  /** Stops every clock, tells the rooms, and waits for what is under way. */
  async close(): Promise<void> {
    for (const opening of await Promise.allSettled(this.#open.values())) {
      if (opening.status === "rejected") continue;
      const { room, broadcast, stopClock } = opening.value;
      stopClock();
      broadcast.announceRestart();
      broadcast.stop();
      await room.idle();
    }
  }

  #opened(room: Room): Promise<OpenRoom> {
    const opened = this.#open.get(room.id);
    if (!opened) throw new Error(`Room ${room.id} is not open.`);
    return opened;
  }

  #openRoom(record: RoomRecord): Promise<OpenRoom> {
    const known = this.#open.get(record.id);
    if (known) return known;
    const opening = this.#load(record);
    this.#open.set(record.id, opening);
    opening.catch((error: unknown) => {
      this.#open.delete(record.id);
      this.#log.error({ room: record.id, err: error }, "a room could not be opened");
    });
    return opening;
  }

  async #load(record: RoomRecord): Promise<OpenRoom> {
    const scenario = findScenario(record.scenarioId);
    if (!scenario) throw new Error(`There is no scenario ${record.scenarioId} in this version.`);
    const { events, words, commands } = await this.#store.readRoom(record.id);
    const state = fold(scenario, events);
    if (this.#log.isLevelEnabled("debug")) {
      this.#log.debug(
        { room: record.id, version: events.length, hash: hashState(state) },
        "room opened",
      );
    }
    const { id, code } = record;
    const room = new Room(
      {
        id,
        code,
        scenario,
        state,
        version: events.length,
        words: new Map(words),
        commands: new Set(commands),
      },
      this.#store,
    );
    const broadcast = new Broadcast(room, this.#timers, this.#log);
    return { room, broadcast, stopClock: runClock(room, this.#timers, this.#log) };
  }
}
