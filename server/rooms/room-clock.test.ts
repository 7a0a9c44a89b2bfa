import "#server-only";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Command } from "../../contract/commands";
import { fold, tickIntervalMs } from "../../engine/index";
import { running } from "../../engine/testing/room-log";
import { toy } from "../../engine/testing/toy";
import { openLog } from "../telemetry/log";
import { openMemory } from "../testing/memory-store";
import { Room } from "./room";
import { EMPTY_ROOM_PAUSE_MS, runClock, WAKE_LEAST_MS } from "./room-clock";
import type { Timers } from "./timers";

/** A clock that only the test turns. */
class HandClock implements Timers {
  wakeUps = 0;
  #nowMs = 0;
  #waiting: { atMs: number; run: () => void }[] = [];

  nowMs(): number {
    return this.#nowMs;
  }

  after(delayMs: number, run: () => void): () => void {
    const entry = { atMs: this.#nowMs + delayMs, run };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  get pending(): number {
    return this.#waiting.length;
  }

  /** Lets time pass, and everything that was due in it happen in turn. */
  async turn(ms: number): Promise<void> {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      const [next] = [...this.#waiting].sort((one, other) => one.atMs - other.atMs);
      if (!next || next.atMs > untilMs) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      this.wakeUps += 1;
      next.run();
      for (let step = 0; step < 30; step += 1) await Promise.resolve();
    }
    this.#nowMs = untilMs;
  }
}

const SECOND_MS = 1000;
let clock: HandClock;
let room: Room;
let stop: () => void;
let commands = 0;

beforeEach(async () => {
  const store = openMemory();
  const events = running();
  const capability = { tokenHash: "hash", roomId: "r-one", seatId: "fac" };
  const record = { id: "r-one", code: "TOY234", scenarioId: "toy", createdAtMs: 1 };
  await store.createRoom(record, { events, words: {}, command: null }, [capability]);
  const parts = { id: "r-one", code: "TOY234", scenario: toy, version: events.length };
  const state = fold(toy, events);
  room = new Room({ ...parts, state, words: new Map(), commands: new Set() }, store);
  room.connect("fac", 1);
  clock = new HandClock();
  stop = runClock(room, clock, openLog("silent"));
});
afterEach(() => stop());

async function command(command: Command): Promise<void> {
  commands += 1;
  expect(await room.command("fac", `c-${100_000 + commands}`, command)).toBeNull();
}

describe("T5 the pace", () => {
  test("T5 a minute passes in its interval and not before", async () => {
    const intervalMs = tickIntervalMs(toy, room.state);
    await clock.turn(intervalMs - 1);
    expect(room.state.minute).toBe(10);
    await clock.turn(1 + WAKE_LEAST_MS);
    expect(room.state.minute).toBe(11);
  });

  test("T5 the chosen length brings the room to the operator's end", async () => {
    await clock.turn(20 * 60 * SECOND_MS + SECOND_MS);
    expect(room.state.minute).toBe(60);
  });

  test("T5 a factor multiplies it", async () => {
    await command({ type: "exercise.set-pace", factor: 4 });
    await clock.turn(5 * 60 * SECOND_MS + SECOND_MS);
    expect(room.state.minute).toBe(60);
  });

  test("a fast pace lets several minutes pass at a time", async () => {
    await command({ type: "exercise.set-pace", factor: 64 });
    await clock.turn(SECOND_MS);
    clock.wakeUps = 0;
    const before = room.state.minute;
    await clock.turn(5 * SECOND_MS);
    expect(clock.wakeUps).toBeLessThanOrEqual((5 * SECOND_MS) / WAKE_LEAST_MS + 1);
    expect(room.state.minute).toBeGreaterThan(before + 5);
  });

  test("T2 the clock waits at the scenario's end without harm", async () => {
    await command({ type: "exercise.set-pace", factor: 64 });
    await clock.turn(10 * 60 * SECOND_MS);
    expect(room.state.minute).toBe(toy.endMinute);
    expect(clock.pending).toBe(1);
  });
});

describe("T3 pause", () => {
  test("T3 moves nothing, however long", async () => {
    await command({ type: "exercise.pause" });
    await clock.turn(30 * 60 * SECOND_MS);
    expect(room.state.minute).toBe(10);
  });

  test("T3 the time in it is not made up for", async () => {
    await command({ type: "exercise.pause" });
    await clock.turn(30 * 60 * SECOND_MS);
    await command({ type: "exercise.resume" });
    await clock.turn(tickIntervalMs(toy, room.state) - SECOND_MS);
    expect(room.state.minute).toBe(10);
    await clock.turn(2 * SECOND_MS + WAKE_LEAST_MS);
    expect(room.state.minute).toBe(11);
  });

  test("T3 at a fast pace, not even the second in which the clock was let go", async () => {
    await command({ type: "exercise.set-pace", factor: 64 });
    await command({ type: "exercise.pause" });
    await clock.turn(2 * SECOND_MS);
    const { minute } = room.state;
    await clock.turn(0.9 * SECOND_MS);
    await command({ type: "exercise.resume" });
    await clock.turn(0.1 * SECOND_MS);
    expect(room.state.minute).toBe(minute);
    await clock.turn(SECOND_MS);
    expect(room.state.minute).toBeGreaterThan(minute);
  });
});

describe("an empty room", () => {
  test("pauses after its time, and not before", async () => {
    room.connect("fac", -1);
    await clock.turn(EMPTY_ROOM_PAUSE_MS);
    expect(room.state.exercise).toBe("running");
    await clock.turn(3 * SECOND_MS);
    expect(room.state.exercise).toBe("paused");
  });

  test("does not pause when somebody came back in time", async () => {
    room.connect("fac", -1);
    await clock.turn(EMPTY_ROOM_PAUSE_MS - 5 * SECOND_MS);
    room.connect("ann", 1);
    await clock.turn(2 * SECOND_MS);
    room.connect("ann", -1);
    await clock.turn(EMPTY_ROOM_PAUSE_MS - 5 * SECOND_MS);
    expect(room.state.exercise).toBe("running");
  });

  test("stays paused when somebody comes back, until it is told to go on", async () => {
    room.connect("fac", -1);
    await clock.turn(EMPTY_ROOM_PAUSE_MS + 3 * SECOND_MS);
    room.connect("fac", 1);
    const { minute } = room.state;
    await clock.turn(10 * 60 * SECOND_MS);
    expect(room.state).toMatchObject({ exercise: "paused", minute });
  });
});

describe("the stopper", () => {
  test("stops for good, with nothing left waiting", async () => {
    await clock.turn(10 * SECOND_MS);
    const { minute } = room.state;
    stop();
    expect(clock.pending).toBe(0);
    await clock.turn(60 * 60 * SECOND_MS);
    expect(room.state.minute).toBe(minute);
  });

  test("stops a clock that is just at work", async () => {
    const original = room.advance.bind(room);
    room.advance = (minutes) => {
      stop();
      return original(minutes);
    };
    await clock.turn(5 * 60 * SECOND_MS);
    expect(clock.pending).toBe(0);
    expect(room.state.minute).toBe(11);
  });
});

test("a store that fails for a moment does not stop the clock", async () => {
  const original = room.advance.bind(room);
  let failures = 2;
  room.advance = (minutes) => {
    failures -= 1;
    return failures >= 0 ? Promise.reject(new Error("disk full")) : original(minutes);
  };
  await clock.turn(2 * 60 * SECOND_MS);
  expect(failures).toBeLessThan(0);
  expect(room.state.minute).toBeGreaterThan(10);
});
