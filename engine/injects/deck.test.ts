import "#server-only";
import { describe, expect, test } from "vitest";
import { given, givenIn } from "../testing/given";
import { lobby, running } from "../testing/room-log";
import { toy } from "../testing/toy";

const room = given(...running());
const deckOf = (at: typeof room, injectId: string) =>
  at.state.injects.find((one) => one.id === injectId);

describe("W8 an inject", () => {
  test("W8 fires once, at its minute", () => {
    expect(deckOf(room.at(11), "inject.early")?.state).toBe("scheduled");
    const fired = room.at(12);
    expect(deckOf(fired, "inject.early")).toMatchObject({ state: "fired", firedMinute: 12 });
    const said = room.at(100).lines("inject");
    expect(said.map((item) => item.minute)).toEqual([12, 15]);
  });

  test("W8 fires when its condition first holds", () => {
    expect(deckOf(room.at(14), "inject.hot")?.state).toBe("scheduled");
    expect(deckOf(room.at(15), "inject.hot")).toMatchObject({ state: "fired", firedMinute: 15 });
  });

  test("W8 fires by hand, before its time and not again at it", () => {
    const fired = room.does("fac", { type: "inject.fire", injectId: "inject.early" });
    expect(fired.line("inject").minute).toBe(10);
    expect(fired.at(14).lines("inject")).toHaveLength(1);
    fired.when("fac", { type: "inject.fire", injectId: "inject.early" }).refuses("already");
    fired.when("fac", { type: "inject.hold", injectId: "inject.early" }).refuses("already");
    fired.when("fac", { type: "inject.cancel", injectId: "inject.early" }).refuses("already");
  });

  test.each(["inject.hold", "inject.cancel"] as const)(
    "W8 does not fire by itself after %s, and may by hand",
    (type) => {
      const kept = ["inject.early", "inject.hot"].reduce(
        (before, injectId) => before.does("fac", { type, injectId }),
        room,
      );
      expect(kept.at(140).lines("inject")).toEqual([]);
      kept.at(140).when("fac", { type: "inject.fire", injectId: "inject.hot" }).gives({
        type: "inject.fired",
      });
      kept.when("fac", { type, injectId: "inject.early" }).refuses("already");
    },
  );

  test("W8 let go of again, it fires at its time, or at once when that has passed", () => {
    const type = "inject.release";
    const held = room.does("fac", { type: "inject.hold", injectId: "inject.early" });
    const early = held.does("fac", { type, injectId: "inject.early" }).at(14);
    expect(deckOf(early, "inject.early")?.firedMinute).toBe(12);
    const late = held.at(50).does("fac", { type, injectId: "inject.early" });
    expect(deckOf(late.at(60), "inject.early")?.firedMinute).toBe(51);
    late.at(60).when("fac", { type, injectId: "inject.early" }).refuses("already");
  });

  test("W8 can be held before the start", () => {
    given(...lobby())
      .when("fac", { type: "inject.hold", injectId: "inject.early" })
      .gives({ type: "inject.held" });
  });

  test("T6 one whose time was before the players came is never heard", () => {
    const [first] = toy.injects;
    if (!first) throw new Error("The toy has no inject.");
    const scenario = { ...toy, injects: [{ ...first, atMinute: 4 }] };
    const lobbied = givenIn(scenario, ...lobby({ scenario }));
    expect(lobbied.at(9).lines("inject")).toEqual([]);
    expect(lobbied.at(10).lines("inject")).toEqual([]);
  });

  test("W8 one written on the spot is said at once, by reference", () => {
    const written = room.does("fac", {
      type: "inject.write",
      from: "Boss",
      text: "Hurry up",
      audience: "all",
    });
    expect(JSON.stringify(written.state)).not.toMatch(/Boss|Hurry/);
    expect(written.line("inject")).toMatchObject({ minute: 10, audience: "all" });
    expect(written.state.injects.at(-1)?.state).toBe("fired");
    expect(written.at(140).lines("inject")).toHaveLength(3);
  });
});

describe("W9 updates", () => {
  const declared = room.at(20).does("ann", { type: "incident.declare", severity: "SEV1" });
  const due = (at: typeof room) => at.view("ann").incident.communications;
  const post = { actionId: "comms.post", params: { text: "We are on it." } };

  test("W9 none is owed before the incident is declared", () => {
    expect(due(room.at(100))).toEqual({ state: "silent", lastMinute: null, dueMinute: null });
  });

  test("W9 the first is owed 5 minutes after declaring", () => {
    expect(due(declared)).toEqual({ state: "silent", lastMinute: null, dueMinute: 25 });
  });

  test("W9 the next is owed 20 minutes after each, and then overdue", () => {
    const spoken = declared.orders("bob", post.actionId, post.params).at(22);
    expect(due(spoken)).toEqual({ state: "current", lastMinute: 22, dueMinute: 42 });
    expect(due(spoken.at(42)).state).toBe("current");
    expect(due(spoken.at(43)).state).toBe("overdue");
    const again = spoken.at(50).orders("bob", post.actionId, post.params).at(52);
    expect(due(again)).toEqual({ state: "current", lastMinute: 52, dueMinute: 72 });
  });

  test("W9 an update from before the declaration leaves 5 minutes for the first", () => {
    const spoken = room.orders("bob", post.actionId, post.params).at(60);
    const late = spoken.does("ann", { type: "incident.declare", severity: "SEV1" });
    expect(due(late)).toEqual({ state: "current", lastMinute: 12, dueMinute: 65 });
    expect(due(late.at(65)).state).toBe("current");
    expect(due(late.at(66)).state).toBe("overdue");
  });

  test("W9 another severity is no new declaration", () => {
    const lower = declared.at(24).does("ann", { type: "incident.declare", severity: "SEV2" });
    expect(due(lower).dueMinute).toBe(25);
    expect(lower.state.command).toEqual({
      declaredMinute: 20,
      severity: "SEV2",
      declaredSeverity: "SEV1",
      commanderSeatId: "ann",
    });
  });
});
