import { describe, expect, test } from "vitest";
import { actionParamsSchema, commandSchema } from "./commands";
import { MESSAGE_LENGTH_MAX_CHARS, STEP_MAX_MINUTES } from "./limits";
import { requestSchema } from "./requests";

const accepts = (command: unknown) => commandSchema.safeParse(command).success;
const start = { type: "work.start", actionId: "probe.heat", params: {}, reason: "" };

describe("a command", () => {
  test.each([
    { type: "exercise.pause" },
    { type: "exercise.set-pace", factor: 0.25 },
    { type: "hypothesis.rate", hypothesisId: "h1", probability: 100 },
    { type: "hypothesis.propose", suspectId: null, text: "" },
    { ...start, params: { rate: 3, where: "sewer", text: "Words" } },
  ])("is let in: %o", (command) => {
    expect(accepts(command)).toBe(true);
  });

  test.each([
    ["an unknown key", { type: "exercise.pause", now: true }],
    ["an unknown key beside its own", { ...start, seatId: "bob" }],
    ["a verb of its own", { type: "exercise.win" }],
    ["an event", { type: "exercise.paused" }],
    ["the server's own command", { type: "seat.join", seatId: "x", kind: "player" }],
    ["no type", {}],
    ["a list", [{ type: "exercise.pause" }]],
    ["nothing", null],
    ["a text", "exercise.pause"],
    ["a pace of its own", { type: "exercise.set-pace", factor: 1000 }],
    ["no step", { type: "exercise.step", minutes: 0 }],
    ["half a step", { type: "exercise.step", minutes: 0.5 }],
    ["a long step", { type: "exercise.step", minutes: STEP_MAX_MINUTES + 1 }],
    ["101 percent", { type: "hypothesis.rate", hypothesisId: "h1", probability: 101 }],
    ["an empty message", { type: "message.post", text: "   " }],
    ["a long message", { type: "message.post", text: "x".repeat(MESSAGE_LENGTH_MAX_CHARS + 1) }],
    ["an id with a path", { type: "item.pin", itemId: "../i1", pinned: true }],
    ["an id with no end", { type: "item.pin", itemId: "i".repeat(65), pinned: true }],
    ["a number as an id", { type: "work.approve", workId: 5 }],
    ["a dial that is an object", { ...start, params: { rate: {} } }],
    ["a dial that is no number", { ...start, params: { rate: Number.NaN } }],
    ["a dial without end", { ...start, params: { rate: Number.POSITIVE_INFINITY } }],
    ["a dial with a strange name", { ...start, params: { "ra te": 1 } }],
  ])("with %s is turned away", (_what, command) => {
    expect(accepts(command)).toBe(false);
  });

  test("is trimmed where people write", () => {
    expect(commandSchema.parse({ type: "message.post", text: "  Hello\n" })).toEqual({
      type: "message.post",
      text: "Hello",
    });
  });
});

describe("__proto__", () => {
  /** JSON can hold the key as a plain one; a literal cannot. */
  const read = (json: string): unknown => JSON.parse(json);

  test("is turned away as a key of a command", () => {
    expect(accepts(read('{"type":"exercise.pause","__proto__":{"x":1}}'))).toBe(false);
  });

  test("never becomes a dial, nor anybody's prototype", () => {
    const params = actionParamsSchema.parse(read('{"__proto__":{"rate":3},"rate":1}'));
    expect(Object.keys(params)).toEqual(["rate"]);
    expect(Object.getPrototypeOf(params)).toBe(Object.prototype);
    const bare = actionParamsSchema.parse(read('{"__proto__":{"rate":3}}'));
    expect([Object.keys(bare), bare.rate]).toEqual([[], undefined]);
  });
});

describe("a request", () => {
  const settings = {
    scenarioId: "toy",
    startId: "cold",
    causeMode: "historical",
    fog: "as-it-was",
    lengthMinutes: 20,
    approvals: false,
    roles: true,
  };

  test.each([
    { type: "scenarios.list" },
    { type: "room.create", settings, name: "Ann" },
    { type: "session.enter", code: "ABCDEF", token: "x".repeat(32) },
    { type: "session.command", commandId: "c-000001", command: { type: "exercise.pause" } },
  ])("is let in: %o", (request) => {
    expect(requestSchema.safeParse(request).success).toBe(true);
  });

  test.each([
    { type: "scenarios.list", more: 1 },
    { type: "room.create", settings: { ...settings, seed: 5 }, name: "Ann" },
    { type: "room.create", settings: { ...settings, lengthMinutes: 25 }, name: "Ann" },
    { type: "room.join", code: "A".repeat(17), name: "Ann", observe: false },
    { type: "session.enter", code: "ABCDEF", token: "short" },
    { type: "session.enter", code: "ABCDEF", token: `${"x".repeat(30)}/=` },
    { type: "session.command", commandId: "c", command: { type: "exercise.pause" } },
    { type: "session.command", commandId: "c-000001", command: { type: "exercise.win" } },
    { type: "debrief.read", roomId: "r-one" },
  ])("is turned away: %o", (request) => {
    expect(requestSchema.safeParse(request).success).toBe(false);
  });
});
