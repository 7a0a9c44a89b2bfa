import { type AnyScenario, measureMilestones, outcomeOf, playPolicy } from "../engine/index";
import { print, readArguments, readWhole, runTool } from "./arguments";

const USAGE = "Usage: npm run -s balance -- SCENARIO [--seeds N] [--json]";

interface Row {
  cause: string;
  policy: string;
  seeds: number;
  resolved: number;
  /** Median over the resolved seeds of the minute, since T+0, at which everything was restored; null when none was. */
  medianMinutes: number | null;
}

/** Every way of playing against every cause. */
runTool(() => {
  const { scenario, options } = readArguments(USAGE, {
    seeds: { type: "string" },
    json: { type: "boolean" },
  });
  const seeds = readWhole(options, "seeds", 30, 1, 1000);
  const rows = scenario.causes.flatMap((cause) =>
    Object.keys(scenario.history.policies).map((policy) =>
      measure(scenario, cause.id, policy, seeds),
    ),
  );
  if (options.json) return print(JSON.stringify({ rows }));
  print(`${scenario.card.title}: ${seeds} seeds each`);
  for (const { cause, policy, resolved, medianMinutes } of rows) {
    print(
      `${cause.padEnd(24)}${policy.padEnd(14)}${String(resolved).padStart(4)} resolved   ${medianMinutes === null ? "–" : `T+${medianMinutes}`}`,
    );
  }
});

function measure(scenario: AnyScenario, cause: string, policy: string, seeds: number): Row {
  const last = scenario.history.resolvedWhen.at(-1) ?? "";
  const minutes: number[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { state } = playPolicy(scenario, policy, { seed, causeId: cause });
    if (outcomeOf(scenario, state) !== "resolved") continue;
    minutes.push(measureMilestones(scenario, state)[last] ?? 0);
  }
  minutes.sort((one, other) => one - other);
  const medianMinutes = minutes[Math.floor(minutes.length / 2)] ?? null;
  return { cause, policy, seeds, resolved: minutes.length, medianMinutes };
}
