import "#server-only";
import { describe, expect, test } from "vitest";
import type { AnyScenario } from "../define-scenario";
import { type Given, given, givenIn } from "../testing/given";
import { opened, running } from "../testing/room-log";
import { toy } from "../testing/toy";
import type { ToyWorld } from "../testing/toy-actions";
import { gaugeIndex } from "./telemetry";

/** The toy with heat and loss as a test says, minute by minute. */
function scripted(at: (minute: number) => { heat: number; loss?: number }): Given {
  const scenario: AnyScenario = {
    ...toy,
    step: (world, minute) => {
      const { heat, loss } = at(minute);
      return { ...(world as ToyWorld), minute, heat, loss: loss ?? 0 };
    },
  };
  return givenIn(scenario, ...running({ scenario }));
}

const direct = (at: Given) => at.state.alarms[0];
const radio = (at: Given) => at.state.alarms[1];

describe("W6 an alarm", () => {
  test("W6 goes to ALARM when its last readings are all above the threshold", () => {
    const room = scripted((minute) => ({ heat: minute >= 20 ? 30 : 0 }));
    expect(direct(room.at(22))?.state).toBe("OK");
    expect(direct(room.at(23))).toEqual({
      state: "ALARM",
      sinceMinute: 23,
      firstAlarmMinute: 23,
    });
  });

  test("W6 a reading at the threshold is not above it", () => {
    expect(direct(scripted(() => ({ heat: 20 })).at(60))?.state).toBe("OK");
  });

  test("W6 one reading below is enough for OK again, and the first alarm is remembered", () => {
    const room = scripted((minute) => ({ heat: minute >= 20 && minute !== 40 ? 30 : 0 }));
    expect(direct(room.at(41))).toEqual({ state: "OK", sinceMinute: 41, firstAlarmMinute: 23 });
    expect(direct(room.at(43))?.state).toBe("OK");
    expect(direct(room.at(44))).toEqual({ state: "ALARM", sinceMinute: 44, firstAlarmMinute: 23 });
  });

  test("W6 goes to INSUFFICIENT_DATA when its source has been silent long enough", () => {
    const room = scripted((minute) => ({ heat: 0, loss: minute >= 20 ? 1 : 0 }));
    expect(radio(room.at(27))?.state).toBe("OK");
    expect(radio(room.at(28))).toMatchObject({ state: "INSUFFICIENT_DATA", sinceMinute: 28 });
  });

  test("W6 keeps its state while some data is missing", () => {
    const hot = (minute: number) => ({ heat: 90, loss: minute >= 20 && minute < 25 ? 1 : 0 });
    const room = scripted(hot);
    expect(radio(room.at(17))?.state).toBe("ALARM");
    for (const minute of [23, 25, 27, 28, 33]) {
      expect(radio(room.at(minute))).toMatchObject({ state: "ALARM" });
    }
  });

  test("W6 comes back from INSUFFICIENT_DATA by readings only", () => {
    const room = scripted((minute) => ({ heat: 0, loss: minute >= 20 && minute < 60 ? 1 : 0 }));
    expect(radio(room.at(66))?.state).toBe("INSUFFICIENT_DATA");
    expect(radio(room.at(68))?.state).toBe("OK");
  });

  test("W6 says each change in the channel once, and none before the players are there", () => {
    const room = scripted((minute) => ({ heat: minute >= 20 ? 30 : 0 }));
    expect(room.lines("alarm")).toEqual([]);
    expect(room.at(23).lines("alarm")).toHaveLength(1);
    expect(room.at(24).lines("alarm")).toHaveLength(1);
    const early = scripted(() => ({ heat: 90 }));
    expect(direct(early)?.state).toBe("ALARM");
    expect(early.lines("alarm")).toEqual([]);
  });

  test("W5 W6 judges nothing that has not arrived", () => {
    const scenario: AnyScenario = {
      ...toy,
      collectors: toy.collectors.map((one) => ({ ...one, everyMinutes: 5, delayMinutes: 9 })),
      alarms: toy.alarms.map((one) => ({ ...one, points: 1 })),
      step: (world) => ({ ...(world as ToyWorld), heat: 90 }),
    };
    const room = givenIn(scenario, opened({ scenario }));
    expect(direct(room.at(8))?.state).toBe("OK");
    expect(direct(room.at(9))).toMatchObject({ state: "ALARM", sinceMinute: 9 });
  });
});

describe("W7 known health", () => {
  const health = (at: Given, index = 0) => at.state.known[index]?.health;

  test("W7 follows the newest reading that arrived, not the truth", () => {
    const room = scripted((minute) => ({ heat: minute >= 20 ? 90 : 0 }));
    expect(health(room.at(20))).toBe("healthy");
    expect(health(room.at(21))).toBe("impaired");
    expect(room.at(21).state.known[0]?.asOfMinute).toBe(20);
    expect(health(room.at(21), 1)).toBe("healthy");
    expect(health(room.at(23), 1)).toBe("impaired");
  });

  test.each([
    [4.9, "healthy"],
    [5, "degraded"],
    [49.9, "degraded"],
    [50, "impaired"],
  ])("W7 calls %d percent %s", (heat, expected) => {
    expect(health(scripted(() => ({ heat })).at(30))).toBe(expected);
  });

  test("W7 calls trouble that has fallen well below its peak recovering", () => {
    const fading = (minute: number) => ({ heat: minute < 30 ? 100 : minute < 50 ? 59 : 3 });
    const room = scripted(fading);
    expect(health(room.at(31))).toBe("recovering");
    expect(health(room.at(51))).toBe("healthy");
  });

  test("W7 is unknown once the newest reading is older than its limit", () => {
    const room = scripted((minute) => ({ heat: 0, loss: minute > 20 ? 1 : 0 }));
    expect(health(room.at(26), 1)).toBe("healthy");
    expect(health(room.at(27), 1)).toBe("unknown");
    expect(room.at(27).state.known[1]?.asOfMinute).toBe(20);
  });

  test("W7 whoever asks is told, panel or not, and it grows old like a reading", () => {
    const asked = given(...running())
      .orders("ann", "probe.dark")
      .at(30);
    expect(asked.view("ann").services[2]).toMatchObject({
      health: "impaired",
      source: "told by its team",
    });
    expect(health(asked.at(60), 2)).toBe("unknown");
  });

  test("W7 is unknown where nobody measures", () => {
    expect(health(given(...running()).at(100), 2)).toBe("unknown");
    expect(given(...running()).view("ann").services[2]).toMatchObject({
      health: "unknown",
      asOfMinute: null,
    });
  });
});

test("a gauge that does not exist is a bug with its name", () => {
  expect(() => gaugeIndex(toy, "none")).toThrow('toy has no gauge "none"');
});
