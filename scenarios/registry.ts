import "#server-only";
import type { AnyScenario } from "../engine/index";
import { loadScenarios } from "./loading";

export { loadScenarios } from "./loading";

/** Each folder is loaded by itself, so that a faulty one does not take the others with it. */
const loaded = await loadScenarios({
  "kinesis-2020": async () => (await import("./kinesis-2020/index")).kinesis2020,
  "kinesis-2024": async () => (await import("./kinesis-2024/index")).kinesis2024,
  "checkout-2031": async () => (await import("./checkout-2031/index")).checkout2031,
});

/** The outages that can be played, in the order of the home page. */
export const scenarios: readonly AnyScenario[] = loaded.scenarios;

/** Folders that are left out, and why. */
export const refused = loaded.refused;

export function findScenario(id: string): AnyScenario | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}
