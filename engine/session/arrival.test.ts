import "#server-only";
import { describe, expect, test } from "vitest";
import { FOG_LEVELS } from "../../contract/fog";
import type { AnyScenario } from "../define-scenario";
import { type Given, given, givenIn } from "../testing/given";
import { running } from "../testing/room-log";
import { toy } from "../testing/toy";
import type { ToyWorld } from "../testing/toy-actions";
import { delayOf } from "../world/collector";

/** A day of the toy whose radio fails wholly from 20 to 40; the queue holds ten minutes of it, and the rest was dropped. */
const FAILS = { from: 20, to: 40 } as const;
const KEPT_MINUTES = 10;
/** Minute at which all that was kept has been delivered, and at which half of that stands on panels. */
const DELIVERED = { from: 51, to: 60 } as const;

function queued(fog?: "low" | "high"): Given {
  const scenario: AnyScenario = {
    ...toy,
    step: (world, minute) => {
      const past = (from: number, to: number) => Math.min(Math.max(minute - from, 0), to - from);
      const held = past(FAILS.from - 1, FAILS.to);
      const delivered = past(DELIVERED.from - 1, DELIVERED.to);
      const dropped = Math.max(0, held - KEPT_MINUTES);
      return {
        ...(world as ToyWorld),
        minute,
        heat: minute,
        loss: minute >= FAILS.from && minute <= FAILS.to ? 1 : 0,
        held,
        delivered,
        gone: dropped + Math.min(delivered, KEPT_MINUTES),
        "filled-in": minute < 80 ? Math.floor(delivered / 2) : delivered,
      };
    },
  };
  const room = givenIn(scenario, ...running({ scenario }));
  return fog ? room.does("fac", { type: "exercise.set-fog", level: fog }) : room;
}

/** The radio reads every five minutes; value by minute, gaps as null. */
function radio(at: Given): Record<number, number | null> {
  const chart = at.view("ann").charts[1];
  const first = chart?.fromMinute ?? 0;
  return Object.fromEntries(
    (chart?.values ?? []).map((value, slot) => [first + slot * (chart?.everyMinutes ?? 1), value]),
  );
}

describe("W11 what a path does not take", () => {
  test("W11 is a gap while it waits", () => {
    expect(radio(queued().at(50))).toMatchObject({ 15: 15, 20: null, 30: null, 40: null, 45: 45 });
  });

  test("W11 is filled in oldest first, as far as panels have come, and says so", () => {
    const half = queued().at(70);
    expect(radio(half)).toMatchObject({ 35: 35, 40: null });
    expect(half.view("ann").charts[1]?.backfilled).toEqual([[35, 35]]);
    const whole = queued().at(90);
    expect(radio(whole)).toMatchObject({ 35: 35, 40: 40 });
    expect(whole.view("ann").charts[1]?.backfilled).toEqual([[35, 40]]);
  });

  test("W11 stays a gap for good when the full queue dropped it", () => {
    expect(radio(queued().at(200))).toMatchObject({ 20: null, 25: null, 30: null });
  });

  test("W11 W6 W7 changes no alarm and no known health afterwards", () => {
    const before = queued().at(79).state;
    const after = queued().at(81).state;
    expect(after.alarms[1]).toEqual(before.alarms[1]);
    expect(after.known[1]?.asOfMinute).toBeGreaterThan(FAILS.to);
  });
});

describe("W10 fog", () => {
  test("W10 stands at the room's setting until somebody turns it", () => {
    const room = given(...running({ settings: { fog: "low" } }));
    expect(room.state.fog).toBe("low");
    const turned = room.does("fac", { type: "exercise.set-fog", level: "high" });
    expect(turned.state.fog).toBe("high");
    expect(turned.view("fac")).toMatchObject({ truth: { fog: "high" } });
  });

  test("W10 changes nothing that is true", () => {
    const gauges = (fog: "low" | "high") =>
      given(...running({ settings: { fog } }))
        .at(120)
        .state.frames.flat()
        .map((frame) => frame.gauges);
    expect(gauges("low")).toEqual(gauges("high"));
  });

  test("W10 high fog loses readings of instruments that do not fail, and delays the rest", () => {
    const gaps = (fog: "low" | "as-it-was" | "high") =>
      given(...running({ settings: { fog } }))
        .at(200)
        .view("ann")
        .charts[0]?.values.filter((value) => value === null).length ?? 0;
    expect(gaps("low")).toBe(0);
    expect(gaps("as-it-was")).toBe(0);
    expect(gaps("high")).toBeGreaterThan(30);
  });

  test.each(FOG_LEVELS)("W10 V6 under %s fog no reading is on a screen before its time", (fog) => {
    const early = given(...running({ settings: { fog } }));
    for (let minute = 11; minute < 40; minute += 1) {
      for (const [index, chart] of early.at(minute).view("ann").charts.entries()) {
        const collector = toy.collectors[index];
        const delay = collector ? delayOf(collector, fog) : 0;
        expect(chart.lastMinute ?? 0).toBeLessThanOrEqual(minute - delay);
      }
    }
  });

  test("W10 turned up, it takes nothing off a screen and writes no false all-clear", () => {
    const clear = given(...running({ settings: { fog: "low" } })).at(60);
    const thick = clear.does("fac", { type: "exercise.set-fog", level: "high" });
    for (let minute = 60; minute < 75; minute += 1) {
      const now = thick.at(minute);
      for (const [index, chart] of now.view("ann").charts.entries()) {
        const was = clear.view("ann").charts[index]?.lastMinute ?? 0;
        expect(chart.lastMinute).toBeGreaterThanOrEqual(was);
      }
      expect(now.lines("alarm")).toEqual(clear.lines("alarm"));
    }
  });

  test("W10 turned back and forth, no service's reading grows older than it was", () => {
    let room = given(...running());
    let newest = 0;
    for (let minute = 12; minute < 80; minute += 4) {
      const level = FOG_LEVELS[(minute / 4) % 3] ?? "low";
      if (room.state.fog !== level) room = room.does("fac", { type: "exercise.set-fog", level });
      room = room.at(minute);
      const asOf = room.state.known[0]?.asOfMinute ?? 0;
      expect(asOf).toBeGreaterThanOrEqual(newest);
      newest = asOf;
    }
    expect(newest).toBeGreaterThan(60);
  });
});
