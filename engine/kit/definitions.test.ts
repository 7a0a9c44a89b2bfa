import "#server-only";
import { describe, expect, test } from "vitest";
import { toy } from "../testing/toy";
import {
  above,
  alarmsOf,
  below,
  collectorsOf,
  conditionalInjects,
  gaugesOf,
  instrument,
  servicesOf,
  timedInjects,
  timelineOf,
  trouble,
} from "./definitions";
import { logsOf } from "./logs";
import { randomOrders } from "./random-orders";

describe("rows", () => {
  test("become gauges with one note", () => {
    const [gauge] = gaugesOf<number>("modelled", [["heat", "Heat", "%", (world) => 2 * world]]);
    expect(gauge).toMatchObject({ id: "heat", label: "Heat", unit: "%", note: "modelled" });
    expect(gauge?.read(4)).toBe(8);
  });

  test("become services with the heading of their group", () => {
    const groups = { Toy: [["b", "Boiler", trouble("heat", 5, 50), null, ["a"], 6]] } as const;
    expect(servicesOf(groups)).toEqual([
      {
        id: "b",
        name: "Boiler",
        group: "Toy",
        troubleGauge: "heat",
        degradedAt: 5,
        impairedAt: 50,
        collectorId: null,
        dependsOn: ["a"],
        staleAfterMinutes: 6,
      },
    ]);
  });

  test("become panels, and alarms that can miss data only where the path can fail", () => {
    const path = { fails: "f", held: "h", gone: "g", delivered: "d", filledIn: "i" };
    const steady = instrument({ tab: "T", source: "s", scope: "all" });
    const collectors = collectorsOf([
      [steady, "one", "heat", "Heat", "%"],
      [{ ...steady, path }, "two", "heat", "Heat", "%", { max: 100 }],
    ]);
    expect(collectors[0]).toMatchObject({ id: "one", everyMinutes: 1, max: null });
    expect(collectors[1]).toMatchObject({ id: "two", max: 100, path });
    const alarms = alarmsOf(collectors, 4, [
      ["a", "A", "b", "one", 5, 2, "above 5"],
      ["b", "B", "b", "two", 5, 2, "above 5"],
    ]);
    expect(alarms.map(({ id, missing }) => [id, missing])).toEqual([
      ["alarm.a", 0],
      ["alarm.b", 4],
    ]);
  });

  test("become injects; a timed one names its clock", () => {
    const clock = { startMinuteOfDay: 600, zone: "UTC", date: "2001-02-03" };
    expect(timedInjects(clock, [[75, "call", "all", "Owner", "Well?"]])).toEqual([
      {
        id: "inject.call",
        from: "Owner",
        text: "Well?",
        audience: "all",
        when: "11:15",
        atMinute: 75,
      },
    ]);
    const due = () => true;
    expect(conditionalInjects([["hot", "all", "Owner", "when hot", due, "Hot!"]])).toEqual([
      { id: "inject.hot", from: "Owner", text: "Hot!", audience: "all", when: "when hot", due },
    ]);
  });

  test("become a timeline", () => {
    expect(timelineOf([[3, null, "Alarm", "", "major"]])).toEqual([
      { minute: 3, untilMinute: null, label: "Alarm", detail: "", weight: "major" },
    ]);
  });

  test("above and below are crossings", () => {
    expect(above("heat", 5)).toEqual({ gaugeId: "heat", passes: "above", value: 5 });
    expect(below("heat", 5)).toEqual({ gaugeId: "heat", passes: "below", value: 5 });
  });
});

test("logsOf: counts follow the gauges, the host is the seed's", () => {
  const logs = logsOf(() => ["h1", "h2"], [{ level: "WARN", text: "hot", rate: (g) => g("heat") }]);
  expect(logs(() => 0, 1, 1)).toEqual([]);
  const [line] = logs(() => 6, 1, 1);
  expect(line?.count).toBeGreaterThan(0);
  expect(["h1", "h2"]).toContain(line?.source);
  expect(logs(() => 6, 1, 1)).toEqual(logs(() => 6, 1, 1));
  const fixed = logsOf(["h1", "h2"], [{ level: "WARN", text: "hot", rate: (g) => g("heat") }]);
  expect(fixed(() => 6, 1, 1)).toEqual(logs(() => 6, 1, 1));
});

describe("randomOrders", () => {
  const policy = randomOrders(toy.actions, { orders: 20, fromMinute: 10, spanMinutes: 30 });
  const orders = policy({ seed: 4, causeId: "any" });

  test("are changes with dials in their range, at minutes of the span", () => {
    expect(orders).toHaveLength(20);
    for (const { actionId, atMinute, params } of orders) {
      const action = toy.actions.find((one) => one.id === actionId);
      expect(action?.kind).toBe("mitigation");
      expect(atMinute).toBeGreaterThanOrEqual(10);
      expect(atMinute).toBeLessThan(40);
      for (const dial of action?.dials ?? []) {
        if (dial.type !== "number") continue;
        expect(params[dial.id]).toBeGreaterThanOrEqual(dial.min);
        expect(params[dial.id]).toBeLessThanOrEqual(dial.max);
      }
    }
  });

  test("W2 are the seed's and nothing else's", () => {
    expect(policy({ seed: 4, causeId: "other" })).toEqual(orders);
    expect(policy({ seed: 5, causeId: "any" })).not.toEqual(orders);
  });
});
