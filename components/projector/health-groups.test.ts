import { describe, expect, test } from "vitest";
import type { Health } from "../../contract/telemetry-sections";
import { groupByHealth, healthyLines } from "./health-groups";

const service = (name: string, health: Health, asOfMinute: number | null = 100) => ({
  id: name,
  name,
  group: "All",
  health,
  asOfMinute,
  source: "panel",
  dependsOn: [],
});

describe("services on the wall", () => {
  test("stand under their health, the worst first, in the scenario's order", () => {
    const groups = groupByHealth(
      [
        service("a", "healthy"),
        service("b", "unknown"),
        service("c", "impaired"),
        service("d", "healthy"),
      ],
      100,
    );
    expect(groups.map(({ health, members }) => [health, members.map(({ name }) => name)])).toEqual([
      ["impaired", ["c"]],
      ["unknown", ["b"]],
      ["healthy", ["a", "d"]],
    ]);
  });

  test("say their age once it matters", () => {
    const ages = (minutes: (number | null)[]) =>
      groupByHealth(
        minutes.map((minute, index) => service(`s${index}`, "healthy", minute)),
        100,
      ).flatMap(({ members }) => members.map(({ age }) => age));
    expect(ages([100, 91, 90, 20, null])).toEqual(["", "", "10 min", "1 h 20", ""]);
  });

  test("leave the healthy ones the lines that the others do not need", () => {
    const of = (count: number) =>
      groupByHealth(
        [
          ...Array.from({ length: count }, (_, index) =>
            service(`Service number ${index}`, "impaired"),
          ),
          service("well", "healthy"),
        ],
        100,
      );
    expect(healthyLines(of(0))).toBe(12);
    expect(healthyLines(of(1))).toBe(11);
    expect(healthyLines(of(10))).toBe(7);
    expect(healthyLines(of(60))).toBe(1);
  });
});
