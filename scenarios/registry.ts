import "#server-only";
import type { AnyScenario } from "../engine/index";
import { kinesis2020 } from "./kinesis-2020/index";

/** The outages that can be played, in the order of the home page. */
export const scenarios: readonly AnyScenario[] = [kinesis2020];

export function findScenario(id: string): AnyScenario | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}
