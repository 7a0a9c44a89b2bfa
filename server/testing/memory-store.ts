import "#server-only";
import type { Event } from "../../engine/index";
import {
  type Batch,
  type Capability,
  type EventStore,
  type RoomRecord,
  VersionConflict,
} from "../storage/event-store";

interface KeptRoom {
  readonly record: RoomRecord;
  readonly events: Event[];
  readonly words: Map<string, string>;
  readonly commands: Set<string>;
  debrief: string | undefined;
}

/** A store that forgets everything with its process; for tests of what stands above it. */
export function openMemory(): EventStore {
  const rooms = new Map<string, KeptRoom>();
  const capabilities = new Map<string, Capability>();
  const find = (roomId: string): KeptRoom => {
    const room = rooms.get(roomId);
    if (!room) throw new Error(`There is no room ${roomId}.`);
    return room;
  };
  const write = (room: KeptRoom, batch: Batch) => {
    // Cloning comes first: it is the one step that can fail.
    room.events.push(...structuredClone(batch.events));
    for (const [ref, body] of Object.entries(batch.words)) room.words.set(ref, body);
    if (batch.command) room.commands.add(`${batch.command.seatId}/${batch.command.commandId}`);
  };
  return {
    async createRoom(record, batch, keys) {
      if ([...rooms.values()].some((room) => room.record.code === record.code)) {
        throw new Error(`The code ${record.code} is taken.`);
      }
      const room: KeptRoom = {
        record,
        events: [],
        words: new Map(),
        commands: new Set(),
        debrief: undefined,
      };
      write(room, batch);
      rooms.set(record.id, room);
      for (const key of keys) capabilities.set(key.tokenHash, key);
    },
    async append(roomId, expectedVersion, batch) {
      const room = find(roomId);
      if (room.events.length !== expectedVersion) {
        throw new VersionConflict(roomId, expectedVersion);
      }
      write(room, batch);
    },
    async addCapability(capability) {
      capabilities.set(capability.tokenHash, capability);
    },
    async findCapability(tokenHash) {
      return capabilities.get(tokenHash);
    },
    async findRoomByCode(code) {
      return [...rooms.values()].find((room) => room.record.code === code)?.record;
    },
    async listOpenRooms() {
      return [...rooms.values()]
        .filter((room) => room.debrief === undefined)
        .map((room) => room.record)
        .sort((one, other) => other.createdAtMs - one.createdAtMs);
    },
    async readRoom(roomId) {
      const { events, words, commands } = find(roomId);
      return {
        events: structuredClone(events),
        words: new Map(words),
        commands: new Set(commands),
      };
    },
    async saveDebrief(roomId, document) {
      find(roomId).debrief = document;
    },
    async readDebrief(roomId) {
      return find(roomId).debrief;
    },
    async close() {},
  };
}
