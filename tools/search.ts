import { type AnyScenario, outcomeOf, playScript, type ScriptedCommand } from "../engine/index";
import { print, readArguments, readWhole, runTool, UsageError } from "./arguments";

const USAGE = "Usage: npm run -s search -- SCENARIO [--seeds N]";

/** Looks for the quickest script of the scenario's search space that resolves in every seed, cause by cause, and prints it as data. */
runTool(() => {
  const { scenario, options } = readArguments(USAGE, { seeds: { type: "string" } });
  const seeds = readWhole(options, "seeds", 30, 1, 200);
  const { candidates } = scenario.history;
  if (!candidates) throw new UsageError(`${scenario.id} has no search space.`);
  const found = scenario.causes.map((cause) => {
    const best = candidates(cause.id).find((script) => holds(scenario, cause.id, script, seeds));
    return [cause.id, best ?? []] as const;
  });
  print(JSON.stringify(Object.fromEntries(found), null, 2));
});

/** One bad seed is enough to drop a script, so most candidates cost a single run. */
function holds(
  scenario: AnyScenario,
  causeId: string,
  script: readonly ScriptedCommand[],
  seeds: number,
): boolean {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { state } = playScript(scenario, { seed, causeId }, script);
    if (outcomeOf(scenario, state) !== "resolved") return false;
  }
  return true;
}
