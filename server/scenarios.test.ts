import "#server-only";
import { expect, test, vi } from "vitest";
import { defineScenario } from "../engine/index";
import { toy } from "../engine/testing/toy";
import { listScenarios } from "./handlers/rooms";
import { reportRefused } from "./scenarios";
import { openLog } from "./telemetry/log";

vi.mock("../scenarios/registry", async (importOriginal) => {
  const { loadScenarios } = await importOriginal<typeof import("../scenarios/registry")>();
  return loadScenarios({
    toy: async () => toy,
    broken: async () => defineScenario({ ...toy, id: "broken", clues: [] }),
    torn: async () => Promise.reject(new Error("Unexpected end of input")),
  });
});

test("S2 a faulty scenario is left out with one line that names the place, and the others are offered", () => {
  const log = openLog("silent");
  const error = vi.spyOn(log, "error");
  reportRefused(log);
  expect(error.mock.calls).toEqual([
    [
      { scenario: "broken" },
      expect.stringContaining('scenarios/broken, actions: "probe.heat" shows the clue "clue.heat"'),
    ],
    [{ scenario: "torn" }, expect.stringContaining("does not load: Unexpected end of input")],
  ]);
  const answer = listScenarios();
  expect(answer.ok && answer.value.scenarios.map(({ id }) => id)).toEqual(["toy"]);
});
