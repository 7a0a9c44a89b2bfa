import "#server-only";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Event } from "../../engine/index";
import {
  type Batch,
  type Capability,
  type EventStore,
  type RoomRecord,
  type StoredRoom,
  VersionConflict,
} from "./event-store";
import { SCHEMA, SCHEMA_VERSION } from "./schema";

const FILE_NAME = "shardfall.db";
const BUSY_TIMEOUT_MS = 2000;

/**
 * The embedded store: one SQLite file, one process.
 * @throws Error with a sentence when the folder cannot be written, the file is in use, or it comes from a newer version
 */
export function openSqlite(dataDir: string): EventStore {
  return new SqliteStore(openFile(dataDir));
}

function openFile(dataDir: string): Database.Database {
  try {
    mkdirSync(dataDir, { recursive: true });
    return prepare(new Database(join(dataDir, FILE_NAME), { timeout: BUSY_TIMEOUT_MS }));
  } catch (error) {
    throw new Error(explain(dataDir, error), { cause: error });
  }
}

/** Brings an open file into use; a file that cannot be used is let go of. */
function prepare(db: Database.Database): Database.Database {
  try {
    // One process owns the file: a second one is refused instead of racing for the rooms' clocks.
    db.pragma("locking_mode = EXCLUSIVE");
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    db.pragma("foreign_keys = ON");
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function explain(dataDir: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("SQLITE_BUSY") || code.startsWith("SQLITE_LOCKED")) {
    return `The data in ${dataDir} is in use by another Shardfall server. Stop it, or set DATA_DIR to another folder.`;
  }
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_CANTOPEN|SQLITE_READONLY)/.test(code)) {
    return `The data folder ${dataDir} cannot be written (${code}). Set DATA_DIR to a folder that can.`;
  }
  return `The data in ${dataDir} cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
}

function migrate(db: Database.Database): void {
  const version = Number(db.pragma("user_version", { simple: true }));
  if (version > SCHEMA_VERSION) {
    throw new Error(
      `it was written by a newer version of Shardfall (format ${version}, here ${SCHEMA_VERSION}).`,
    );
  }
  db.exec(SCHEMA);
  db.pragma(`user_version = ${SCHEMA_VERSION}`);
}

class SqliteStore implements EventStore {
  readonly #db: Database.Database;
  readonly #write: (roomId: string, expectedVersion: number, batch: Batch) => void;

  constructor(db: Database.Database) {
    this.#db = db;
    const count = db.prepare("SELECT count(*) AS version FROM events WHERE room_id = ?");
    const event = db.prepare("INSERT INTO events (room_id, seq, body) VALUES (?, ?, ?)");
    const words = db.prepare("INSERT OR REPLACE INTO words (room_id, ref, body) VALUES (?, ?, ?)");
    const command = db.prepare(
      "INSERT INTO commands (room_id, seat_id, command_id) VALUES (?, ?, ?)",
    );
    this.#write = (roomId, expectedVersion, batch) => {
      const { version } = count.get(roomId) as { version: number };
      if (version !== expectedVersion) throw new VersionConflict(roomId, expectedVersion);
      for (const [index, body] of batch.events.entries()) {
        event.run(roomId, expectedVersion + index, JSON.stringify(body));
      }
      for (const [ref, body] of Object.entries(batch.words)) words.run(roomId, ref, body);
      if (batch.command) command.run(roomId, batch.command.seatId, batch.command.commandId);
    };
  }

  async createRoom(
    room: RoomRecord,
    batch: Batch,
    capabilities: readonly Capability[],
  ): Promise<void> {
    const insert = this.#db.prepare(
      "INSERT INTO rooms (id, code, scenario_id, created_at_ms, over) VALUES (?, ?, ?, ?, 0)",
    );
    this.#db.transaction(() => {
      insert.run(room.id, room.code, room.scenarioId, room.createdAtMs);
      this.#write(room.id, 0, batch);
      for (const capability of capabilities) this.#insertCapability(capability);
    })();
  }

  async append(roomId: string, expectedVersion: number, batch: Batch): Promise<void> {
    this.#db.transaction(() => this.#write(roomId, expectedVersion, batch))();
  }

  async addCapability(capability: Capability): Promise<void> {
    this.#insertCapability(capability);
  }

  #insertCapability({ tokenHash, roomId, seatId }: Capability): void {
    if (seatId === null) {
      this.#db
        .prepare("INSERT INTO projectors (token_hash, room_id) VALUES (?, ?)")
        .run(tokenHash, roomId);
      return;
    }
    this.#db
      .prepare("INSERT INTO capabilities (token_hash, room_id, seat_id) VALUES (?, ?, ?)")
      .run(tokenHash, roomId, seatId);
  }

  async findCapability(tokenHash: string): Promise<Capability | undefined> {
    const row = this.#db.prepare(SELECT_CAPABILITY).get({ tokenHash }) as
      | Omit<Capability, "tokenHash">
      | undefined;
    return row && { tokenHash, roomId: row.roomId, seatId: row.seatId };
  }

  async findRoomByCode(code: string): Promise<RoomRecord | undefined> {
    return this.#db.prepare(`${SELECT_ROOM} WHERE code = ?`).get(code) as RoomRecord | undefined;
  }

  async listOpenRooms(): Promise<RoomRecord[]> {
    return this.#db
      .prepare(`${SELECT_ROOM} WHERE over = 0 ORDER BY created_at_ms DESC`)
      .all() as RoomRecord[];
  }

  async readRoom(roomId: string): Promise<StoredRoom> {
    const events = this.#db
      .prepare("SELECT body FROM events WHERE room_id = ? ORDER BY seq")
      .all(roomId) as { body: string }[];
    const words = this.#db.prepare("SELECT ref, body FROM words WHERE room_id = ?").all(roomId) as {
      ref: string;
      body: string;
    }[];
    const commands = this.#db
      .prepare("SELECT seat_id AS seatId, command_id AS commandId FROM commands WHERE room_id = ?")
      .all(roomId) as { seatId: string; commandId: string }[];
    return {
      events: events.map((row) => JSON.parse(row.body) as Event),
      words: new Map(words.map(({ ref, body }) => [ref, body])),
      commands: new Set(commands.map(({ seatId, commandId }) => `${seatId}/${commandId}`)),
    };
  }

  async saveDebrief(roomId: string, document: string): Promise<void> {
    this.#db.transaction(() => {
      this.#db
        .prepare("INSERT OR REPLACE INTO debriefs (room_id, body) VALUES (?, ?)")
        .run(roomId, document);
      this.#db.prepare("UPDATE rooms SET over = 1 WHERE id = ?").run(roomId);
    })();
  }

  async readDebrief(roomId: string): Promise<string | undefined> {
    const row = this.#db.prepare("SELECT body FROM debriefs WHERE room_id = ?").get(roomId) as
      | { body: string }
      | undefined;
    return row?.body;
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

const SELECT_CAPABILITY = `
SELECT room_id AS roomId, seat_id AS seatId FROM capabilities WHERE token_hash = :tokenHash
UNION ALL
SELECT room_id AS roomId, NULL AS seatId FROM projectors WHERE token_hash = :tokenHash`;
const SELECT_ROOM =
  "SELECT id, code, scenario_id AS scenarioId, created_at_ms AS createdAtMs FROM rooms";
