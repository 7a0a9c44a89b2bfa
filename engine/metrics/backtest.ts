import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { playPolicy } from "../session/script";
import { measureMilestones } from "./run-record";

export interface BacktestRow {
  readonly id: string;
  /** Minutes since T+0, as all of these. */
  readonly published: number;
  readonly tolerance: number;
  /** Over the seeds; null when the milestone was missed in some seed. */
  readonly median: number | null;
  /** The seed that is furthest from the published minute. */
  readonly worst: number | null;
  readonly within: boolean;
}

/** The historical policy under history's cause, over seeds 1 to `seeds`, against the published clock. */
export function backtest(scenario: AnyScenario, seeds: number): BacktestRow[] {
  const causeId = scenario.causes[0]?.id ?? "";
  const runs = Array.from({ length: seeds }, (_, index) =>
    measureMilestones(
      scenario,
      playPolicy(scenario, "historical", { seed: index + 1, causeId }).state,
    ),
  );
  return scenario.history.milestones.map(({ id, published, tolerance }) => {
    const minutes = runs.map((run) => run[id] ?? null);
    const reached = minutes.filter((minute) => minute !== null).sort((one, other) => one - other);
    if (reached.length < seeds) {
      return { id, published, tolerance, median: null, worst: null, within: false };
    }
    const worst = reached.reduce((far, minute) =>
      Math.abs(minute - published) > Math.abs(far - published) ? minute : far,
    );
    const median = reached[Math.floor(reached.length / 2)] ?? null;
    return {
      id,
      published,
      tolerance,
      median,
      worst,
      within: Math.abs(worst - published) <= tolerance,
    };
  });
}
