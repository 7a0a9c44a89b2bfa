import "#server-only";
import { describe, expect, test } from "vitest";
import { given } from "../testing/given";
import { opened, running, tick } from "../testing/room-log";
import { toy } from "../testing/toy";
import type { Event } from "./events";
import { fold, OtherVersionError } from "./fold";
import { hashState } from "./hash";
import { playPolicy, playScript } from "./script";
import { ENGINE_VERSION } from "./state";

const start = { seed: 5, causeId: "cause.valve" };

describe("R1 folding", () => {
  test("R1 a log gives the state that the room had, with the same fingerprint", () => {
    const run = playPolicy(toy, "historical", start);
    const folded = fold(toy, run.events);
    expect(folded).toEqual(run.state);
    expect(hashState(folded)).toBe(hashState(run.state));
  });

  test("R1 a log that went through JSON is the same log", () => {
    const run = playPolicy(toy, "historical", start);
    const read = JSON.parse(JSON.stringify(run.events)) as Event[]; // what a store gives back
    expect(hashState(fold(toy, read))).toBe(hashState(run.state));
  });

  test("R1 the fingerprint tells states apart", () => {
    const room = given(...running());
    const others = [
      room.at(11),
      room.does("fac", { type: "exercise.pause" }),
      room.does("ann", { type: "message.post", text: "x" }),
      given(...running({ seed: 12 })),
    ];
    const prints = [room, ...others].map(({ state }) => hashState(state));
    expect(new Set(prints).size).toBe(prints.length);
    for (const print of prints) expect(print).toMatch(/^[0-9a-f]{16}$/);
  });

  test("R1 lists of numbers count by what they hold, not by their kind", () => {
    const { state } = given(...running());
    const world = { list: [1, 2, 3] };
    const typed = { list: Uint8Array.from([1, 2, 3]) };
    expect(hashState({ ...state, world: typed })).toBe(hashState({ ...state, world }));
  });

  test("R1 a log must begin with the room", () => {
    expect(() => fold(toy, [])).toThrow("must begin with room.opened");
    expect(() => fold(toy, [tick(3)])).toThrow("must begin with room.opened");
  });
});

describe("R2 another version", () => {
  test.each([
    [
      { scenarioVersion: "6" },
      `engine ${ENGINE_VERSION}, scenario 6; here ${ENGINE_VERSION} and 7`,
    ],
    [{ engineVersion: "0" }, `engine 0, scenario 7; here ${ENGINE_VERSION} and 7`],
  ])("R2 is refused with both named: %o", (other, named) => {
    const old = { ...opened(), ...other };
    expect(() => fold(toy, [old])).toThrow(OtherVersionError);
    expect(() => fold(toy, [old])).toThrow(named);
  });
});

describe("R3 words", () => {
  test("R3 stand beside the log: each command that carries some leaves only references", () => {
    const said = "ZEBRA";
    const room = given(...running())
      .does("ann", { type: "incident.declare", severity: "SEV1" })
      .does("ann", { type: "message.post", text: said })
      .does("ann", { type: "decision.record", text: said, reason: said })
      .does("ann", { type: "note.write", text: said })
      .does("ann", { type: "draft.write", actionId: "comms.post", text: said })
      .does("fac", { type: "inject.write", from: said, text: said, audience: "all" })
      .does("ann", { type: "hypothesis.propose", suspectId: null, text: said })
      .does("ann", {
        type: "work.start",
        actionId: "comms.post",
        params: { text: said },
        reason: said,
      })
      .at(20);
    expect(JSON.stringify(room.state)).not.toContain(said);
    const view = room.view("bob");
    expect(view.channel.filter((line) => line.text === "(deleted)").length).toBe(5);
    expect(view.posts).toMatchObject([{ text: "(deleted)" }]);
    expect(view.seats.map((seat) => seat.name)).toEqual(Array(4).fill("(deleted)"));
  });
});

describe("playing a script", () => {
  test("says what was refused and goes on", () => {
    const repair = { atMinute: 30, actionId: "fix.repair", params: {} };
    const run = playScript(toy, start, [
      { atMinute: 50, actionId: "none", params: {} },
      repair,
      { ...repair, atMinute: 40 },
    ]);
    expect(run.refused.map(({ command, rejection }) => [command.atMinute, rejection.code])).toEqual(
      [
        [40, "already"],
        [50, "unknown-action"],
      ],
    );
    expect(run.state.minute).toBe(toy.endMinute);
  });

  test("stops at the minute it is told", () => {
    expect(playScript(toy, start, [], 33).state.minute).toBe(33);
  });
});
