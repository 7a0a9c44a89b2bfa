import {
  type AnyScenario,
  measureImpact,
  measureMilestones,
  outcomeOf,
  playPolicy,
} from "../engine/index";
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

/** A row with what the plain table tells besides. */
interface Measured {
  readonly row: Row;
  /** Median over all seeds of the minutes of total failure, summed over services. */
  readonly medianImpact: number;
}

/** Every way of playing against every cause. */
runTool(() => {
  const { scenario, options } = readArguments(USAGE, {
    seeds: { type: "string" },
    json: { type: "boolean" },
  });
  const seeds = readWhole(options, "seeds", 30, 1, 1000);
  const measured = scenario.causes.flatMap((cause) =>
    Object.keys(scenario.history.policies).map((policy) =>
      measure(scenario, cause.id, policy, seeds),
    ),
  );
  if (options.json) return print(JSON.stringify({ rows: measured.map(({ row }) => row) }));
  print(`${scenario.card.title}: ${seeds} seeds each`);
  print("cause                   policy        resolved   median   impact, min of total failure");
  for (const { medianImpact, row } of measured) {
    const end = row.medianMinutes === null ? "–" : `T+${row.medianMinutes}`;
    print(
      `${row.cause.padEnd(24)}${row.policy.padEnd(14)}${String(row.resolved).padStart(8)}${end.padStart(9)}${String(medianImpact).padStart(9)}`,
    );
  }
});

function measure(scenario: AnyScenario, cause: string, policy: string, seeds: number): Measured {
  const last = scenario.history.resolvedWhen.at(-1) ?? "";
  const minutes: number[] = [];
  const impacts: number[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { state } = playPolicy(scenario, policy, { seed, causeId: cause });
    const impact = Object.values(measureImpact(scenario, state));
    impacts.push(Math.round(impact.reduce((sum, one) => sum + one, 0)));
    if (outcomeOf(scenario, state) !== "resolved") continue;
    minutes.push(measureMilestones(scenario, state)[last] ?? 0);
  }
  const row = { cause, policy, seeds, resolved: minutes.length, medianMinutes: median(minutes) };
  return { row, medianImpact: median(impacts) ?? 0 };
}

function median(values: number[]): number | null {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}
