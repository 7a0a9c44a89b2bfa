import "#server-only";
import { describe, expect, test } from "vitest";
import { outcomeOf, playScript, type ScriptedCommand } from "../../engine/index";
import { kinesis2020 } from "./index";
import { raiseIsUnsafe } from "./model/quantities";

const CAUSES = kinesis2020.causes.map((cause) => cause.id);
const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);

/** Every change on its own, with a restart from the store after it. */
function helps(actionId: string, causeId: string): boolean {
  const { state } = playScript(kinesis2020, { seed: UNSAFE_SEED, causeId }, [
    { atMinute: 160, actionId, params: CURE_PARAMS[actionId] ?? {} },
    { atMinute: 160, actionId: "config.metadata-store", params: {} },
    {
      atMinute: 300,
      actionId: "fleet.restart",
      params: { serversPerHour: 600, source: "metadata-store" },
    },
  ]);
  return outcomeOf(kinesis2020, state) === "resolved";
}

/** A seed in which a raised limit is unsafe under load. */
const UNSAFE_SEED = SEEDS.find(raiseIsUnsafe) ?? 0;
const CURE_PARAMS: Record<string, ScriptedCommand["params"]> = {
  "capacity.remove": { serversPerHour: 90 },
};
const CHANGES = kinesis2020.actions
  .filter(({ id, kind }) => kind === "mitigation" && id !== "fleet.restart")
  .map(({ id }) => id);

describe.each(CAUSES)("with %s", (causeId) => {
  test("of all changes only its own cures let a restart help", () => {
    expect(CHANGES.filter((actionId) => helps(actionId, causeId))).toEqual(HELPS[causeId]);
  });
});

const HELPS: Record<string, string[]> = {
  "thread-limit": ["capacity.remove"],
  "memory-leak": ["memory.fix"],
  "per-cpu-pools": ["capacity.remove", "pools.cap"],
  "poisoned-membership": ["membership.correct"],
};

describe("in blind mode", () => {
  test("the right probes tell them apart with certainty", () => {
    for (const causeId of CAUSES) {
      for (const seed of SEEDS) {
        expect(diagnose(causeId, seed), `${causeId}, seed ${seed}`).toBe(causeId);
      }
    }
  });
});

/** What somebody concludes who reads four probes at 06:20, before anything was changed. */
function diagnose(causeId: string, seed: number): string {
  const probes = ["probe.host-heap", "probe.host-threads", "probe.membership", "probe.peer-table"];
  const orders = probes.map((actionId) => ({ atMinute: 200, actionId, params: {} }));
  const { state } = playScript(kinesis2020, { seed, causeId }, orders, 240);
  const answers = state.channel
    .filter((item) => item.kind === "result")
    .map((item) => JSON.stringify([item.text, item.lines]));
  expect(answers).toHaveLength(probes.length);
  const said = answers.join("\n");
  if (said.includes("Heap is nearly full")) return "memory-leak";
  if (said.includes("names no cell.")) return "poisoned-membership";
  if (said.includes("handlers for each peer")) return "per-cpu-pools";
  return said.includes("refused since") ? "thread-limit" : "nothing";
}
