import "#server-only";
import type { Event } from "../../engine/index";

/** Where rooms are kept. Async throughout, so that another database can stand behind it. */
export interface EventStore {
  /** @throws Error when the code is taken */
  createRoom(room: RoomRecord, batch: Batch, capabilities: readonly Capability[]): Promise<void>;
  /**
   * Appends in one transaction; when the promise resolves, the batch survives a crash.
   * @throws VersionConflict when the log is not as long as expected
   */
  append(roomId: string, expectedVersion: number, batch: Batch): Promise<void>;
  addCapability(capability: Capability): Promise<void>;
  findCapability(tokenHash: string): Promise<Capability | undefined>;
  findRoomByCode(code: string): Promise<RoomRecord | undefined>;
  /** Rooms that are not over, newest first. */
  listOpenRooms(): Promise<RoomRecord[]>;
  readRoom(roomId: string): Promise<StoredRoom>;
  /** The finished document; the room counts as over from then on. */
  saveDebrief(roomId: string, document: string): Promise<void>;
  readDebrief(roomId: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface RoomRecord {
  readonly id: string;
  readonly code: string;
  readonly scenarioId: string;
  readonly createdAtMs: number;
}

/** What one accepted command leaves behind. */
export interface Batch {
  readonly events: readonly Event[];
  /** Words that people wrote, by reference; kept apart so that they can be deleted. */
  readonly words: Readonly<Record<string, string>>;
  /** The command that led here, so that a resend is known; null for the server's own doing. */
  readonly command: { readonly seatId: string; readonly commandId: string } | null;
}

export interface Capability {
  readonly tokenHash: string;
  readonly roomId: string;
  /** null for a projector, which has no seat: it is in no log and can order nothing. */
  readonly seatId: string | null;
}

export interface StoredRoom {
  readonly events: readonly Event[];
  readonly words: ReadonlyMap<string, string>;
  /** `seatId/commandId` of every command that took effect. */
  readonly commands: ReadonlySet<string>;
}

export class VersionConflict extends Error {
  constructor(roomId: string, expected: number) {
    super(`The log of room ${roomId} is not at version ${expected}.`);
    this.name = "VersionConflict";
  }
}
