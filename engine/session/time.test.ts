import "#server-only";
import { describe, expect, test } from "vitest";
import { given, givenIn } from "../testing/given";
import { alone, lobby, running } from "../testing/room-log";
import { toy } from "../testing/toy";
import { paceNow, tickIntervalMs } from "./pace";

const room = given(...running());

describe("T1 simulated time", () => {
  test("T1 one step is one minute, each with a frame of its own", () => {
    const later = room.at(13);
    expect(later.state.minute).toBe(13);
    expect(later.state.frames.flat().map((frame) => frame.gauges[0])).toEqual([
      0, 0, 0, 0, 0, 6, 12, 18, 24, 30, 36, 42, 48, 54,
    ]);
  });

  test("T1 many small ticks and one long tick lead to the same state", () => {
    const small = [11, 12, 13, 20, 33, 90].reduce((before, minute) => before.at(minute), room);
    expect(small.state).toEqual(room.at(90).state);
  });

  test("T1 only the tick and the start move it", () => {
    expect(given(...lobby()).state.minute).toBe(-1);
    expect(room.state.minute).toBe(10);
    const busy = room
      .does("ann", { type: "message.post", text: "x" })
      .does("ann", { type: "incident.declare", severity: "SEV2" })
      .orders("ann", "probe.heat")
      .does("fac", { type: "exercise.set-pace", factor: 64 })
      .does("fac", { type: "exercise.pause" });
    expect(busy.state.minute).toBe(10);
    expect(busy.state.world).toBe(room.state.world);
  });

  test("T1 a tick to the past moves nothing", () => {
    expect(room.at(5).state).toEqual(room.state);
  });
});

describe("T2 the end of the clock", () => {
  test("T2 a step is cut at the scenario's last minute", () => {
    room
      .at(238)
      .when("fac", { type: "exercise.step", minutes: 60 })
      .gives({ type: "clock.ticked", minute: 240 });
  });

  test("T2 more is refused with a sentence that says so", () => {
    const end = room.at(240);
    const refusal = end.when("fac", { type: "exercise.step", minutes: 1 }).refuses("not-now");
    expect(refusal.sentence).toContain("end");
    end.when("fac", { type: "exercise.skip" }).refuses("not-now");
  });

  test("T2 a tick beyond it in a log stops there", () => {
    expect(room.at(9999).state.minute).toBe(240);
  });
});

describe("T3 pause", () => {
  test("T3 nothing that counts time moves between pause and resume", () => {
    const working = room.orders("ann", "fix.drain");
    const resumed = working
      .does("fac", { type: "exercise.pause" })
      .does("bob", { type: "message.post", text: "still here" })
      .does("fac", { type: "exercise.resume" });
    const { channel, issued, ...rest } = resumed.state;
    const { channel: _lines, issued: _ids, ...before } = working.state;
    expect(rest).toEqual(before);
    expect(channel).toHaveLength(working.state.channel.length + 1);
    expect(issued).toBe(working.state.issued + 1);
  });

  test("T3 work ordered in a pause begins to count when the clock moves", () => {
    const paused = room.does("fac", { type: "exercise.pause" }).orders("ann", "fix.repair");
    expect(paused.work("fix.repair")).toMatchObject({ startedMinute: 10, preparedMinutes: 0 });
  });
});

describe("T4 skip", () => {
  const skip = { type: "exercise.skip" } as const;

  test("T4 stops at the first minute with a new line", () => {
    const alarm = room.when("fac", skip).gives({ type: "clock.ticked", minute: 11 });
    expect(alarm.line("alarm").minute).toBe(11);
    const inject = alarm.when("fac", skip).gives({ type: "clock.ticked", minute: 12 });
    expect(inject.line("inject").minute).toBe(12);
  });

  test("T4 goes 60 minutes at the latest", () => {
    const quiet = room.at(20);
    const after = quiet.when("fac", skip).gives({ type: "clock.ticked", minute: 80 });
    expect(after.state.channel).toEqual(quiet.state.channel);
  });

  test("T4 stops where work ends", () => {
    given(...alone())
      .at(20)
      .orders("ann", "fix.repair")
      .when("ann", skip)
      .gives({ type: "clock.ticked", minute: 25 });
  });

  test("T4 a line in the very last minute counts", () => {
    room.at(91).when("fac", skip).gives({ type: "clock.ticked", minute: 150 });
    room.at(90).when("fac", skip).gives({ type: "clock.ticked", minute: 150 });
    room.at(89).when("fac", skip).gives({ type: "clock.ticked", minute: 149 });
  });
});

describe("T5 pace", () => {
  const played = (given20: typeof room) => {
    let total = 0;
    for (let minute = 10; minute < 60; minute += 1) {
      total += tickIntervalMs(toy, { ...given20.state, minute });
    }
    return total / 60_000;
  };

  test("T5 the chosen length is what the operator's stretch takes at pace 1", () => {
    expect(played(room)).toBeCloseTo(20, 9);
    expect(played(given(...running({ settings: { lengthMinutes: 90 } })))).toBeCloseTo(90, 9);
  });

  test("T5 the pace factor multiplies it", () => {
    const fast = room.does("fac", { type: "exercise.set-pace", factor: 4 });
    expect(paceNow(toy, fast.state)).toBeCloseTo(4 * paceNow(toy, room.state), 9);
    expect(played(fast)).toBeCloseTo(5, 9);
  });

  test("T5 a minute of twice the weight takes twice as long", () => {
    const slow = tickIntervalMs(toy, { ...room.state, minute: 39 });
    expect(slow).toBeCloseTo(2 * tickIntervalMs(toy, { ...room.state, minute: 40 }), 9);
  });

  test("T5 the pace is a number before the start and after history's end", () => {
    const even = { ...toy, pacing: [] };
    expect(paceNow(toy, given(...lobby()).state)).toBeGreaterThan(0);
    expect(paceNow(toy, room.at(240).state)).toBeGreaterThan(0);
    expect(paceNow(even, givenIn(even, ...running({ scenario: even })).state)).toBeCloseTo(2.5, 9);
  });
});

describe("T6 where a room is entered", () => {
  const settings = { startId: "hot" };

  test("T6 is the start that was chosen, in the event and in the view", () => {
    const later = given(...lobby({ settings }));
    const entered = later
      .when("fac", { type: "exercise.start" })
      .gives({ type: "exercise.started", fromMinute: 40 });
    expect(entered.state.minute).toBe(40);
    expect(entered.view("fac").clock.playFromMinute).toBe(40);
  });

  test("T6 what was before it says nothing, and does not say it afterwards", () => {
    const entered = given(...lobby({ settings })).does("fac", { type: "exercise.start" });
    expect(entered.lines("alarm")).toEqual([]);
    expect(entered.state.alarms[0]).toMatchObject({ state: "ALARM", firstAlarmMinute: 11 });
    const early = entered.at(60).state.injects.find(({ id }) => id === "inject.early");
    expect(early).toMatchObject({ state: "cancelled", firedMinute: null });
  });

  test("T6 one that holds on entering is heard on entering", () => {
    const entered = given(...lobby({ settings })).does("fac", { type: "exercise.start" });
    expect(entered.lines("inject").map(({ minute }) => minute)).toEqual([40]);
  });

  test("T6 a log that names no start of its scenario does not fold", () => {
    expect(() => given(...lobby({ settings: { startId: "none" } }))).toThrow(
      'toy has no start "none".',
    );
  });
});
