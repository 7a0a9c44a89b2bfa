import "#server-only";
import { describe, expect, test } from "vitest";
import { projectorViewSchema } from "../../contract/projector";
import { type Given, given, givenIn } from "../testing/given";
import { lobby, running } from "../testing/room-log";
import { CANARY, toy } from "../testing/toy";
import { projectForProjector, viewForProjector } from "./projector";

const WORDS: Readonly<Record<string, string>> = { "name/ann": "Ann", "name/bob": "Bob" };

function sceneOf({ scenario, state }: Given, words = WORDS) {
  const around = { code: "TOY234", words: (ref: string) => words[ref], online: () => true };
  return { scenario, state, around };
}
const wallOf = (at: Given, words = WORDS) => projectForProjector(sceneOf(at, words));

const hall = given(...lobby());
const room = given(...running());
const split = given(...running({ settings: { roles: true } }))
  .does("ann", { type: "seat.choose-role", role: "observability" })
  .does("bob", { type: "seat.choose-role", role: "dependents" });
const late = room.at(100).orders("ann", "probe.heat").at(110);
const ended = late.does("fac", { type: "exercise.end" });
const closed = ended.does("fac", { type: "exercise.reveal" });

describe("V9 the view of a projector", () => {
  test("V9 is what the contract names, and a key more is an error", () => {
    const view = viewForProjector(sceneOf(late));
    expect(projectorViewSchema.safeParse(view).success).toBe(true);
    expect(projectorViewSchema.safeParse({ ...view, logs: [] }).success).toBe(false);
    const exercise = { ...view.exercise, seed: 11 };
    expect(projectorViewSchema.safeParse({ ...view, exercise }).success).toBe(false);
  });

  test.each(Object.entries({ hall, room, split: split.at(100), late, ended }))(
    "V9 V2 holds nothing of the truth before the reveal: %s",
    (_, at) => {
      const wall = wallOf(at);
      expect(wall.result).toBeNull();
      // injects have fired by then, and none of them stands on the wall
      expect(JSON.stringify(wall)).not.toContain(CANARY);
    },
  );

  test("V9 holds no more of the telemetry than an observer sees", () => {
    const [wall, eve] = [wallOf(late), late.view("eve", WORDS)];
    expect(wall.clock).toEqual(eve.clock);
    expect(wall.services).toEqual(eve.services);
    expect(eve.charts).toContainEqual(wall.impactChart);
    expect(wall.alarmsFiring).toBe(eve.alarms.filter(({ state }) => state === "ALARM").length);
    expect(wall.alarmsFiring).toBeGreaterThan(0);
  });

  test("V9 shows the debrief's first curve that has a panel, and none where none has", () => {
    expect(wallOf(late).impactChart?.id).toBe(
      toy.debrief.curves.find(({ collectorId }) => collectorId !== null)?.collectorId,
    );
    const curves = toy.debrief.curves.map((curve) => ({ ...curve, collectorId: null }));
    const unseen = { ...toy, debrief: { ...toy.debrief, curves } };
    expect(wallOf(givenIn(unseen, ...running({ scenario: unseen }))).impactChart).toBeNull();
  });

  test("V8 V9 holds the lobby and nothing of the inside before the clock begins, and then no code", () => {
    expect(wallOf(hall)).toMatchObject({
      exercise: { joinCode: "TOY234", briefing: toy.briefing },
      arrivals: { players: [{ name: "Ann" }, { name: "Bob" }], observers: 1 },
      services: [],
      impactChart: null,
      alarmsFiring: 0,
    });
    expect(wallOf(room)).toMatchObject({
      exercise: { joinCode: null, briefing: [] },
      arrivals: { players: [], observers: 0 },
    });
  });

  test("says who leads, under the name that the others see", () => {
    const led = room.does("ann", { type: "incident.declare", severity: "SEV2" });
    expect(wallOf(room).command).toEqual({ declaredMinute: null, severity: null, commander: null });
    expect(wallOf(led).command).toEqual({
      declaredMinute: 10,
      severity: "SEV2",
      commander: "Ann",
    });
    expect(wallOf(led, {}).command.commander).toBe("(deleted)");
  });

  test("shows the newest decision that somebody wrote, whatever is declared or taken over after it", () => {
    const decided = room.does("ann", { type: "decision.record", text: "x", reason: "" });
    const after = decided
      .does("bob", { type: "incident.declare", severity: "SEV1" })
      .does("ann", { type: "message.post", text: "x" });
    const [line] = decided.lines("decision");
    const ref = line && "ref" in line.text ? line.text.ref : "";
    const words = { ...WORDS, [ref]: "We drain." };
    expect(wallOf(room, words).decision).toBeNull();
    expect(wallOf(after, words).decision).toEqual({ minute: 10, by: "Ann", text: "We drain." });
  });

  test("W9 shows the last update and when the next is owed", () => {
    const declared = room.does("ann", { type: "incident.declare", severity: "SEV1" });
    expect(wallOf(declared).updates).toMatchObject({ dueMinute: 15, last: null });
    const told = declared.orders("ann", "comms.post", { text: "x" }).at(20);
    const [post] = told.view("eve").posts;
    expect(post).toBeDefined();
    expect(wallOf(told).updates.last).toMatchObject({
      minute: post?.minute,
      channel: post?.channel,
    });
  });

  test("shows the end and the cause from the reveal on", () => {
    expect(wallOf(closed).result).toMatchObject({
      outcome: "unresolved",
      causeTitle: `${CANARY} cause`,
      times: [
        { id: "detect", minute: expect.any(Number) },
        { id: "declare", minute: null },
        { id: "first-update", minute: null },
        { id: "first-mitigation", minute: null },
        { id: "confirm", minute: null },
        { id: "first-recovery", minute: 11 },
      ],
    });
  });
});
