import "#server-only";
import { hashState, playPolicy } from "../../engine/index";
import { scenarios } from "../registry";

/** Each scenario's historical run, by its fingerprint. */
export function fingerprints(): (readonly [scenarioId: string, hash: string])[] {
  return scenarios.map((scenario) => {
    const causeId = scenario.causes[0]?.id ?? "";
    const { state } = playPolicy(scenario, "historical", { seed: 1, causeId });
    return [scenario.id, hashState(state)];
  });
}
