import "#server-only";
import { beforeEach, describe, expect, test } from "vitest";
import type { Command } from "../../contract/commands";
import { type Event, fold, hashState } from "../../engine/index";
import { running } from "../../engine/testing/room-log";
import { toy } from "../../engine/testing/toy";
import type { EventStore } from "../storage/event-store";
import { openMemory } from "../testing/memory-store";
import { Room } from "./room";

const RECORD = { id: "r-one", code: "TOY234", scenarioId: "toy", createdAtMs: 1 };
const CAPABILITY = { tokenHash: "hash", roomId: "r-one", seatId: "fac" };
const say = (text: string): Command => ({ type: "message.post", text });
const PAUSE: Command = { type: "exercise.pause" };

/** A store that does not answer an append before the test says so. */
class HeldStore {
  readonly inner = openMemory();
  readonly waiting: { write: () => void; fail: (error: Error) => void }[] = [];
  held = false;

  get store(): EventStore {
    return { ...this.inner, append: (...args) => this.#append(...args) };
  }

  #append(...args: Parameters<EventStore["append"]>): Promise<void> {
    if (!this.held) return this.inner.append(...args);
    return new Promise((resolve, fail) => {
      this.waiting.push({ write: () => resolve(this.inner.append(...args)), fail });
    });
  }
}

/** Lets everything that can go on go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

let kept: HeldStore;
let room: Room;

async function load(): Promise<Room> {
  const { events, words, commands } = await kept.inner.readRoom("r-one");
  const parts = { id: "r-one", code: "TOY234", scenario: toy, version: events.length };
  return new Room(
    {
      ...parts,
      state: fold(toy, events),
      words: new Map(words),
      commands: new Set(commands),
    },
    kept.store,
  );
}

beforeEach(async () => {
  kept = new HeldStore();
  const events = running();
  const words = { "name/ann": "Ann" };
  await kept.inner.createRoom(RECORD, { events, words, command: null }, [CAPABILITY]);
  room = await load();
});

const logged = async (): Promise<readonly Event[]> => (await kept.inner.readRoom("r-one")).events;

describe("a command", () => {
  test("takes effect, is in the log, and its words stand beside it", async () => {
    expect(await room.command("ann", "c-000001", say("Hello"))).toBeNull();
    expect(room.version).toBe(running().length + 1);
    expect((await logged()).at(-1)).toEqual({
      type: "message.posted",
      seatId: "ann",
      textRef: "ann/c-000001",
    });
    expect(room.around.words("ann/c-000001")).toBe("Hello");
    expect(room.around.words("name/ann")).toBe("Ann");
  });

  test("that is resent takes effect once and is answered the same", async () => {
    expect(await room.command("ann", "c-000001", say("Hello"))).toBeNull();
    expect(await room.command("ann", "c-000001", say("Hello"))).toBeNull();
    expect(room.state.channel).toHaveLength(1);
    expect(await logged()).toHaveLength(running().length + 1);
  });

  test("that is resent while the first is under way takes effect once", async () => {
    kept.held = true;
    const both = Promise.all([
      room.command("ann", "c-000001", say("Hello")),
      room.command("ann", "c-000001", say("Hello")),
    ]);
    await settle();
    expect(kept.waiting).toHaveLength(1);
    kept.waiting[0]?.write();
    expect(await both).toEqual([null, null]);
    expect(room.state.channel).toHaveLength(1);
  });

  test("that is resent after the server came back takes effect once", async () => {
    await room.command("fac", "c-000001", PAUSE);
    const again = await load();
    expect(await again.command("fac", "c-000001", PAUSE)).toBeNull();
    expect(again.version).toBe(running().length + 1);
  });

  test("of the same id from another seat is another command", async () => {
    await room.command("ann", "c-000001", say("Hello"));
    await room.command("bob", "c-000001", say("Hello too"));
    expect(room.state.channel).toHaveLength(2);
    expect(room.around.words("ann/c-000001")).toBe("Hello");
  });

  test("that was refused gets the same refusal again, even when it would now be possible", async () => {
    const refusal = await room.command("ann", "c-000001", PAUSE);
    expect(refusal).toMatchObject({ code: "not-your-role" });
    expect(await room.command("ann", "c-000001", PAUSE)).toEqual(refusal);
    const early = await room.command("fac", "c-000002", { type: "exercise.resume" });
    expect(early).toMatchObject({ code: "already" });
    await room.command("fac", "c-000003", PAUSE);
    expect(await room.command("fac", "c-000002", { type: "exercise.resume" })).toEqual(early);
    expect(room.state.exercise).toBe("paused");
    expect(await logged()).toHaveLength(running().length + 1);
  });

  test("leaves no word behind when it is refused", async () => {
    await room.command("eve", "c-000001", say("Let me in"));
    expect(room.around.words("eve/c-000001")).toBeUndefined();
    expect((await kept.inner.readRoom("r-one")).words.size).toBe(1);
  });
});

describe("commands in flight", () => {
  test("are taken in turn, each judged on what the one before left", async () => {
    kept.held = true;
    const answers = Promise.all([
      room.command("fac", "c-000001", PAUSE),
      room.command("fac", "c-000002", PAUSE),
      room.command("fac", "c-000003", { type: "exercise.resume" }),
    ]);
    await settle();
    expect(kept.waiting).toHaveLength(1);
    kept.waiting[0]?.write();
    await settle();
    expect(kept.waiting).toHaveLength(2);
    kept.waiting[1]?.write();
    const [first, second, third] = await answers;
    expect([first, second?.code, third]).toEqual([null, "already", null]);
    expect(room.state.exercise).toBe("running");
  });

  test("of many seats leave a log that folds to the room's state", async () => {
    const seats = ["ann", "bob", "fac"];
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 4 === 3
          ? room.advance(1)
          : room.command(seats[index % 3] ?? "ann", `c-${100_000 + index}`, say(`${index}`)),
      ),
    );
    expect(room.state.minute).toBe(25);
    expect(hashState(fold(toy, await logged()))).toBe(hashState(room.state));
  });
});

describe("the store", () => {
  test("is asked first: nothing is acknowledged or shown before it has answered", async () => {
    kept.held = true;
    let answered = false;
    let shown = 0;
    room.onChange(() => {
      shown += 1;
    });
    const answer = room.command("ann", "c-000001", say("Hello")).then((refusal) => {
      answered = true;
      return refusal;
    });
    await settle();
    expect([answered, shown, room.state.channel.length]).toEqual([false, 0, 0]);
    expect(room.version).toBe(running().length);
    expect(room.around.words("ann/c-000001")).toBeUndefined();
    kept.waiting[0]?.write();
    expect(await answer).toBeNull();
    expect([answered, shown, room.state.channel.length]).toEqual([true, 1, 1]);
  });

  test("that fails rejects, and leaves the state as it was", async () => {
    kept.held = true;
    const before = room.state;
    const answer = room.command("ann", "c-000001", say("Hello"));
    await settle();
    kept.waiting[0]?.fail(new Error("disk full"));
    await expect(answer).rejects.toThrow("disk full");
    expect(room.state).toBe(before);
    expect(room.version).toBe(running().length);
    expect(room.around.words("ann/c-000001")).toBeUndefined();
  });

  test("that failed is asked again for a resend, and the room goes on", async () => {
    kept.held = true;
    const answer = room.command("ann", "c-000001", say("Hello"));
    const next = room.command("bob", "c-000001", say("Me too"));
    await settle();
    kept.waiting[0]?.fail(new Error("disk full"));
    await expect(answer).rejects.toThrow();
    await settle();
    kept.waiting[1]?.write();
    expect(await next).toBeNull();
    kept.held = false;
    expect(await room.command("ann", "c-000001", say("Hello"))).toBeNull();
    expect(room.state.channel).toHaveLength(2);
    await room.idle();
    expect(hashState(fold(toy, await logged()))).toBe(hashState(room.state));
  });
});

describe("joining, absence and time", () => {
  const join = { type: "seat.join", seatId: "zoe", kind: "player", role: "responder" } as const;

  test("a new seat comes with its name", async () => {
    expect(await room.join(join, "Zoe")).toBeNull();
    expect(room.seat("zoe")).toMatchObject({ kind: "player", ready: false });
    expect(room.around.words("name/zoe")).toBe("Zoe");
  });

  test("nobody joins a room that is over", async () => {
    await room.command("fac", "c-000001", { type: "exercise.end" });
    expect(await room.join(join, "Zoe")).toMatchObject({ code: "room-ended" });
    expect(room.seat("zoe")).toBeUndefined();
  });

  test("T3 time passes only while the clock runs, and stops at the end", async () => {
    await room.command("fac", "c-000001", PAUSE);
    expect(await room.advance(5)).toBeNull();
    expect(room.state.minute).toBe(10);
    await room.command("fac", "c-000002", { type: "exercise.resume" });
    await room.advance(5);
    expect(room.state.minute).toBe(15);
    await room.advance(9999);
    expect(room.state.minute).toBe(240);
    expect(await room.advance(1)).toBeNull();
    expect(room.state.exercise).toBe("paused");
    expect(await room.command("fac", "c-000009", { type: "exercise.resume" })).toMatchObject({
      code: "not-now",
    });
  });

  test("the room pauses for absence only when nobody is there", async () => {
    room.connect("ann", 1);
    expect(room.around.online("ann")).toBe(true);
    await room.pauseForAbsence();
    expect(room.state.exercise).toBe("running");
    room.connect("ann", -1);
    expect(room.around.online("ann")).toBe(false);
    await room.pauseForAbsence();
    expect(room.state.exercise).toBe("paused");
    await room.pauseForAbsence();
    expect(await logged()).toHaveLength(running().length + 1);
  });

  test("V9 a projector in an empty room watches nothing", async () => {
    room.connect(null, 1);
    expect([room.connections, room.around.online(null)]).toEqual([0, true]);
    await room.pauseForAbsence();
    expect(room.state.exercise).toBe("paused");
  });

  test("a seat with two tabs is there until both are closed", () => {
    for (const change of [1, 1, -1] as const) room.connect("ann", change);
    expect([room.connections, room.around.online("ann")]).toEqual([1, true]);
    for (const change of [-1, -1] as const) room.connect("ann", change);
    expect(room.connections).toBe(0);
  });
});
