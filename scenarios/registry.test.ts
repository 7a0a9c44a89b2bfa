import "#server-only";
import { expect, test } from "vitest";
import { findScenario, refused, scenarios } from "./registry";

test("S1 S2 no folder is left out", () => {
  expect(refused.map(({ sentence }) => sentence)).toEqual([]);
});

test("ids lead to their scenario, and to nothing else", () => {
  for (const scenario of scenarios) expect(findScenario(scenario.id)).toBe(scenario);
  for (const id of ["", "constructor", "__proto__"]) expect(findScenario(id)).toBeUndefined();
});
