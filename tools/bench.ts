import { fold, playScript } from "../engine/index";
import { scenarios } from "../scenarios/registry";
import { print } from "./arguments";

/** Runs of each measurement; the first ones warm the compiler up and are not counted. */
const RUNS = 15;
const WARM_UP = 5;

/**
 * Times one whole replay of each scenario's historical run from its log (every minute of the operator's clock: model, telemetry, alarms,
 * machines, works) beside the bare model loop in the same process, so that the ratio means something on a noisy machine.
 */
for (const scenario of scenarios) {
  const start = { seed: 1, causeId: scenario.causes[0]?.id ?? "" };
  const minutes = Math.max(...scenario.history.milestones.map((one) => one.published));
  const script = scenario.history.policies.historical?.(start) ?? [];
  const { events } = playScript(scenario, start, script, minutes);
  const replay = median(() => void fold(scenario, events));
  const bare = median(() => {
    let world = scenario.initialWorld(start);
    for (let minute = 0; minute <= minutes; minute += 1) world = scenario.step(world, minute);
  });
  print(
    `${scenario.id}: replay of ${minutes} minutes ${replay.toFixed(1)} ms, bare model loop ${bare.toFixed(1)} ms, ratio ${(replay / bare).toFixed(1)}`,
  );
}

function median(run: () => void): number {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + RUNS; index += 1) {
    const before = performance.now();
    run();
    if (index >= WARM_UP) times.push(performance.now() - before);
  }
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
}
