import "#server-only";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Event } from "../../engine/index";
import { lobby, running } from "../../engine/testing/room-log";
import { openMemory } from "../testing/memory-store";
import { type Batch, type EventStore, type RoomRecord, VersionConflict } from "./event-store";
import { openSqlite } from "./sqlite";

const room = (name: string, createdAtMs = 1): RoomRecord => ({
  id: `r-${name}`,
  code: name.toUpperCase(),
  scenarioId: "toy",
  createdAtMs,
});
const capability = (name: string) => ({
  tokenHash: `hash-${name}`,
  roomId: `r-${name}`,
  seatId: "ann",
});
const batch = (events: readonly Event[], more: Partial<Batch> = {}): Batch => ({
  events,
  words: {},
  command: null,
  ...more,
});
const posted = (textRef: string): Event => ({ type: "message.posted", seatId: "ann", textRef });

/** An event that no store can write down. */
function unwritable(): Event {
  const event = posted("bad");
  Object.defineProperty(event, "textRef", {
    enumerable: true,
    get() {
      throw new Error("This event cannot be written.");
    },
  });
  return event;
}

const ADAPTERS: Record<string, (folder: string) => EventStore> = {
  memory: () => openMemory(),
  sqlite: (folder) => openSqlite(folder),
};

describe.each(Object.entries(ADAPTERS))("the event store in %s", (_name, open) => {
  let folder: string;
  let store: EventStore;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "shardfall-store-"));
    store = open(folder);
    await store.createRoom(room("one"), batch(lobby()), [capability("one")]);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const eventsOf = async (id = "r-one") => (await store.readRoom(id)).events;

  test("gives back what a room was made with", async () => {
    expect(await eventsOf()).toEqual(lobby());
    expect(await store.findRoomByCode("ONE")).toEqual(room("one"));
    expect(await store.findCapability("hash-one")).toEqual(capability("one"));
  });

  test("refuses a second room with the same code, and keeps the first", async () => {
    const twin = { ...room("two"), code: "ONE" };
    await expect(store.createRoom(twin, batch([]), [capability("two")])).rejects.toThrow();
    expect(await store.findRoomByCode("ONE")).toEqual(room("one"));
    expect(await store.findCapability("hash-two")).toBeUndefined();
  });

  test("appends in order, at the version that was expected", async () => {
    await store.append("r-one", lobby().length, batch([posted("a"), posted("b")]));
    await store.append("r-one", lobby().length + 2, batch([posted("c")]));
    expect(await eventsOf()).toEqual([...lobby(), posted("a"), posted("b"), posted("c")]);
  });

  test.each([0, lobby().length - 1, lobby().length + 1])(
    "answers an append at the wrong version %i with a conflict, and writes nothing",
    async (expected) => {
      const late = batch([posted("a")], { words: { a: "late" } });
      await expect(store.append("r-one", expected, late)).rejects.toThrow(VersionConflict);
      expect(await eventsOf()).toEqual(lobby());
      expect((await store.readRoom("r-one")).words.size).toBe(0);
    },
  );

  test("writes a batch whole or not at all", async () => {
    const broken = batch([posted("a"), unwritable()], {
      words: { a: "half" },
      command: { seatId: "ann", commandId: "c-1" },
    });
    await expect(store.append("r-one", lobby().length, broken)).rejects.toThrow(
      "cannot be written",
    );
    const { events, words, commands } = await store.readRoom("r-one");
    expect(events).toEqual(lobby());
    expect([words.size, commands.size]).toEqual([0, 0]);
    await store.append("r-one", lobby().length, batch([posted("a")]));
  });

  test("makes a room whole or not at all", async () => {
    await expect(
      store.createRoom(room("two"), batch([unwritable()]), [capability("two")]),
    ).rejects.toThrow("cannot be written");
    expect(await store.findRoomByCode("TWO")).toBeUndefined();
    expect(await store.findCapability("hash-two")).toBeUndefined();
    expect(await store.listOpenRooms()).toEqual([room("one")]);
  });

  test("appends to no room that does not exist", async () => {
    await expect(store.append("r-none", 0, batch([posted("a")]))).rejects.toThrow();
  });

  test("keeps words apart from events, by reference", async () => {
    const words = { "ann/c-1": "Hello 👩‍👩‍👧", "name/ann": "Ann; DROP TABLE rooms" };
    await store.append("r-one", lobby().length, batch([posted("ann/c-1")], { words }));
    const kept = await store.readRoom("r-one");
    expect(Object.fromEntries(kept.words)).toEqual(words);
    expect(JSON.stringify(kept.events)).not.toContain("Hello");
  });

  test("remembers each command that took effect", async () => {
    const command = { seatId: "ann", commandId: "c-1" };
    await store.append("r-one", lobby().length, batch([posted("a")], { command }));
    expect([...(await store.readRoom("r-one")).commands]).toEqual(["ann/c-1"]);
  });

  test("keeps what was given, whatever becomes of it afterwards", async () => {
    const events = [posted("a")];
    await store.append("r-one", lobby().length, batch(events));
    events.push(posted("b"));
    const read = await eventsOf();
    expect(read).toHaveLength(lobby().length + 1);
    Object.assign(read[0] ?? {}, { type: "changed" });
    expect((await eventsOf())[0]?.type).toBe("room.opened");
  });

  test("opens several seats of a room, each by its own token", async () => {
    await store.addCapability({ tokenHash: "hash-bob", roomId: "r-one", seatId: "bob" });
    expect(await store.findCapability("hash-bob")).toEqual({
      tokenHash: "hash-bob",
      roomId: "r-one",
      seatId: "bob",
    });
    expect(await store.findCapability("hash-one")).toMatchObject({ seatId: "ann" });
    expect(await store.findCapability("hash-nobody")).toBeUndefined();
    expect(await store.findRoomByCode("NONE")).toBeUndefined();
  });

  test("keeps a projector's key, which opens no seat, apart from those of seats", async () => {
    const key = { tokenHash: "hash-wall", roomId: "r-two", seatId: null };
    await store.createRoom(room("two"), batch([]), [capability("two"), key]);
    expect(await store.findCapability("hash-wall")).toEqual(key);
    expect(await store.findCapability("hash-two")).toEqual(capability("two"));
    await store.addCapability({ ...key, tokenHash: "hash-second" });
    expect(await store.findCapability("hash-second")).toMatchObject({ seatId: null });
  });

  test("keeps rooms apart", async () => {
    await store.createRoom(room("two"), batch(running()), [capability("two")]);
    await store.append("r-two", running().length, batch([posted("a")], { words: { a: "x" } }));
    expect(await eventsOf("r-one")).toEqual(lobby());
    expect((await store.readRoom("r-one")).words.size).toBe(0);
  });

  test("lists the rooms that are not over, newest first", async () => {
    await store.createRoom(room("old", 0), batch([]), [capability("old")]);
    await store.createRoom(room("new", 9), batch([]), [capability("new")]);
    const ids = async () => (await store.listOpenRooms()).map((one) => one.id);
    expect(await ids()).toEqual(["r-new", "r-one", "r-old"]);
    await store.saveDebrief("r-one", "{}");
    expect(await ids()).toEqual(["r-new", "r-old"]);
  });

  test("keeps the debrief to the letter, and the room with it", async () => {
    expect(await store.readDebrief("r-one")).toBeUndefined();
    await store.saveDebrief("r-one", '{"story":"ü 👍"}');
    expect(await store.readDebrief("r-one")).toBe('{"story":"ü 👍"}');
    expect(await store.findRoomByCode("ONE")).toEqual(room("one"));
    expect(await eventsOf()).toEqual(lobby());
  });
});
