import "#server-only";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lobby } from "../../engine/testing/room-log";
import { SCHEMA_VERSION } from "./schema";
import { openSqlite } from "./sqlite";

const RECORD = { id: "r-one", code: "ONE", scenarioId: "toy", createdAtMs: 1 };
const CAPABILITY = { tokenHash: "hash", roomId: "r-one", seatId: "ann" };
/** The other handle waits this long for the file before it gives up. */
const BUSY_MAX_MS = 30_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shardfall-sqlite-"));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

describe("the file", () => {
  test("holds everything when it is opened again", async () => {
    const first = openSqlite(folder);
    const words = { "name/ann": "Ann" };
    const command = { seatId: "ann", commandId: "c-1" };
    await first.createRoom(RECORD, { events: lobby(), words, command }, [CAPABILITY]);
    await first.close();
    const again = openSqlite(folder);
    const kept = await again.readRoom("r-one");
    expect(kept.events).toEqual(lobby());
    expect(Object.fromEntries(kept.words)).toEqual(words);
    expect([...kept.commands]).toEqual(["ann/c-1"]);
    expect(await again.findCapability("hash")).toEqual(CAPABILITY);
    expect(await again.listOpenRooms()).toEqual([RECORD]);
    await again.close();
  });

  test("of an older version is brought up to this one, with what it held", async () => {
    const first = openSqlite(folder);
    await first.createRoom(RECORD, { events: lobby(), words: {}, command: null }, [CAPABILITY]);
    await first.close();
    const db = new Database(join(folder, "shardfall.db"));
    db.exec("DROP TABLE projectors");
    db.pragma("user_version = 1");
    db.close();
    const again = openSqlite(folder);
    const key = { tokenHash: "wall", roomId: "r-one", seatId: null };
    await again.addCapability(key);
    expect(await again.findCapability("wall")).toEqual(key);
    expect(await again.findCapability("hash")).toEqual(CAPABILITY);
    expect((await again.readRoom("r-one")).events).toEqual(lobby());
    await again.close();
  });

  test("is made in a folder that did not exist", async () => {
    const store = openSqlite(join(folder, "a", "b"));
    expect(await store.listOpenRooms()).toEqual([]);
    await store.close();
  });

  test("is refused to a second server, and free again when the first has closed", {
    timeout: BUSY_MAX_MS,
  }, async () => {
    const first = openSqlite(folder);
    expect(() => openSqlite(folder)).toThrow(
      `The data in ${folder} is in use by another Shardfall server. Stop it, or set DATA_DIR to another folder.`,
    );
    await first.createRoom(RECORD, { events: [], words: {}, command: null }, [CAPABILITY]);
    await first.close();
    const second = openSqlite(folder);
    expect(await second.listOpenRooms()).toHaveLength(1);
    await second.close();
  });
});

describe("what cannot be opened is said in a sentence", () => {
  test("a path that is a file, or lies below one", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const path of [file, join(file, "below")]) {
      expect(() => openSqlite(path)).toThrow(
        /^The data folder .*file.* cannot be written \((EEXIST|ENOTDIR)\)\./,
      );
    }
  });

  test.skipIf(process.getuid?.() === 0)("a folder that is read-only", () => {
    chmodSync(folder, 0o500);
    expect(() => openSqlite(folder)).toThrow("cannot be written");
  });

  test("a file of a newer version, which stays as it was", () => {
    const path = join(folder, "shardfall.db");
    const db = new Database(path);
    db.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    db.close();
    expect(() => openSqlite(folder)).toThrow(
      `it was written by a newer version of Shardfall (format ${SCHEMA_VERSION + 1}, here ${SCHEMA_VERSION}).`,
    );
    const after = new Database(path);
    expect(after.pragma("user_version", { simple: true })).toBe(SCHEMA_VERSION + 1);
    expect(after.prepare("SELECT count(*) AS tables FROM sqlite_master").get()).toEqual({
      tables: 0,
    });
    after.close();
  });

  test("a file that is no database", () => {
    writeFileSync(join(folder, "shardfall.db"), "This is a letter, not a database. ".repeat(200));
    expect(() => openSqlite(folder)).toThrow(`The data in ${folder} cannot be opened: `);
  });

  test("a refused file is let go of, so that it can be mended", () => {
    const path = join(folder, "shardfall.db");
    const db = new Database(path);
    db.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    db.close();
    expect(() => openSqlite(folder)).toThrow();
    const mended = new Database(path, { timeout: 0 });
    mended.pragma("user_version = 0");
    mended.close();
    return openSqlite(folder).close();
  });
});
