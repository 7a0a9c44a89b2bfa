import { formatClock, formatOffset } from "../contract/sim-time";
import type { Policy } from "../engine/index";
import {
  hashState,
  measureImpact,
  measureMilestones,
  outcomeOf,
  playScript,
  SEED_MAX,
} from "../engine/index";
import {
  type Arguments,
  print,
  readArguments,
  readCause,
  readWhole,
  runTool,
  UsageError,
} from "./arguments";
import { readScript } from "./script";

const USAGE =
  "Usage: npm run -s drill -- SCENARIO [--cause ID] [--seed N] [--policy NAME | --script FILE] [--json]";

/** Plays a scenario without a room and says how it went. */
runTool(() => {
  const given = readArguments(USAGE, {
    cause: { type: "string" },
    seed: { type: "string" },
    policy: { type: "string" },
    script: { type: "string" },
    json: { type: "boolean" },
  });
  const { scenario } = given;
  const cause = readCause(given);
  const seed = readWhole(given.options, "seed", 1, 0, SEED_MAX);
  const { state, refused } = playScript(
    scenario,
    { seed, causeId: cause },
    commandsOf(given, { seed, causeId: cause }),
  );
  for (const { command, rejection } of refused) {
    process.stderr.write(
      `${formatClock(scenario.clock, command.atMinute)} ${command.actionId} was refused: ${rejection.sentence}\n`,
    );
  }
  const result = {
    scenario: scenario.id,
    cause,
    seed,
    outcome: outcomeOf(scenario, state),
    milestones: measureMilestones(scenario, state),
    impact: measureImpact(scenario, state),
    hash: hashState(state),
  };
  if (given.options.json) return print(JSON.stringify(result));
  print(
    `${scenario.card.title}, ${scenario.card.date}: cause ${cause}, seed ${seed}: ${result.outcome}`,
  );
  for (const { id, label } of scenario.history.milestones) {
    const minute = result.milestones[id] ?? null;
    const when =
      minute === null ? "–" : `${formatClock(scenario.clock, minute)}  ${formatOffset(minute)}`;
    print(`  ${label.padEnd(40)} ${when}`);
  }
  print("Impact, minutes of total failure (modelled):");
  for (const { gaugeId, label } of scenario.debrief.impact) {
    print(`  ${label.padEnd(40)} ${result.impact[gaugeId]}`);
  }
  print(`State ${result.hash}`);
});

function commandsOf({ scenario, options }: Arguments, start: Parameters<Policy>[0]) {
  const { policy, script } = options;
  if (typeof script === "string") {
    if (policy !== undefined) throw new UsageError(`Give --policy or --script, not both. ${USAGE}`);
    return readScript(scenario, script);
  }
  const name = typeof policy === "string" ? policy : "historical";
  const { policies } = scenario.history;
  const commands = Object.hasOwn(policies, name) ? policies[name] : undefined;
  if (!commands) {
    const known = Object.keys(policies).join(", ");
    throw new UsageError(`There is no policy "${name}" for ${scenario.id}. Known: ${known}.`);
  }
  return commands(start);
}
