import {
  type AnyScenario,
  measureMilestones,
  outcomeOf,
  playScript,
  type ScriptedCommand,
} from "../engine/index";
import { print, readArguments, readWhole, runTool, UsageError } from "./arguments";

const USAGE = "Usage: npm run -s search -- SCENARIO [--seeds N]";

/** Looks for the script of the scenario's search space that restores everything soonest in every seed, cause by cause, and prints it as data. */
runTool(() => {
  const { scenario, options } = readArguments(USAGE, { seeds: { type: "string" } });
  const seeds = readWhole(options, "seeds", 30, 1, 200);
  const { candidates } = scenario.history;
  if (!candidates) throw new UsageError(`${scenario.id} has no search space.`);
  const found = scenario.causes.map((cause) => {
    const scripts = candidates(cause.id).flatMap((script) => {
      const end = endOf(scenario, cause.id, script, 1);
      return end === null ? [] : [{ script, end }];
    });
    const best = scripts
      .sort((one, other) => one.end - other.end)
      .find(({ script }) => holds(scenario, cause.id, script, seeds));
    return [cause.id, best ?? null] as const;
  });
  print(JSON.stringify(Object.fromEntries(found), null, 2));
});

/** One bad seed is enough to drop a script. */
function holds(
  scenario: AnyScenario,
  causeId: string,
  script: readonly ScriptedCommand[],
  seeds: number,
): boolean {
  for (let seed = 1; seed <= seeds; seed += 1) {
    if (endOf(scenario, causeId, script, seed) === null) return false;
  }
  return true;
}

/** The minute, since T+0, at which everything was restored; null when it was not. */
function endOf(
  scenario: AnyScenario,
  causeId: string,
  script: readonly ScriptedCommand[],
  seed: number,
): number | null {
  const { state } = playScript(scenario, { seed, causeId }, script);
  if (outcomeOf(scenario, state) !== "resolved") return null;
  return measureMilestones(scenario, state)[scenario.history.resolvedWhen.at(-1) ?? ""] ?? null;
}
