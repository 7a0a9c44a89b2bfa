import "#server-only";
import { describe, expect, test, vi } from "vitest";
import { outcomeOf, playScript, type ScriptedCommand } from "../../engine/index";
import { kinesis2020 } from "./index";
import { raiseIsUnsafe } from "./model/quantities";

// Hundreds of whole days are played here; a busy machine is no fault of the code.
vi.setConfig({ testTimeout: 240_000 });

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
  test("panels, alarms and logs of the first 90 minutes do not tell the causes apart", () => {
    const learn = CAUSES.flatMap((causeId) =>
      SEEDS.slice(0, 10).map((seed) => ({ causeId, features: frameReadings(causeId, seed) })),
    );
    const guesses = CAUSES.flatMap((causeId) =>
      SEEDS.slice(10, 20).map(
        (seed) => nearestCause(learn, frameReadings(causeId, seed)) === causeId,
      ),
    );
    const right = guesses.filter(Boolean).length / guesses.length;
    expect(right).toBeLessThanOrEqual(0.4);
  });

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

/** Length of a stretch whose readings are averaged, and how many of them follow the first alarm, minutes. */
const STRETCH_MINUTES = 10;
const FIRST_ALARM = 151;

/** Everything that panels, the alarm list and the logs showed in the first 90 minutes: mean and missing share per panel and stretch, alarm times, lines. */
function frameReadings(causeId: string, seed: number): number[] {
  const { state } = playScript(kinesis2020, { seed, causeId }, [], FIRST_ALARM + 90);
  const frames = state.frames.flat();
  const panels = kinesis2020.collectors.flatMap((_, index) =>
    Array.from({ length: 9 }, (_unused, stretch) => {
      const from = FIRST_ALARM + stretch * STRETCH_MINUTES;
      const values = frames
        .slice(from, from + STRETCH_MINUTES)
        .map((frame) => frame.readings[index] ?? null);
      const present = values.filter((value) => value !== null);
      const sum = present.reduce((total, value) => total + value, 0);
      return [present.length === 0 ? 0 : sum / present.length, present.length / STRETCH_MINUTES];
    }).flat(),
  );
  return [
    ...panels,
    ...state.alarms.map((alarm) => alarm.firstAlarmMinute ?? 999),
    ...logLines(frames.slice(FIRST_ALARM), seed),
  ];
}

/** How often each text of the logs was seen. */
function logLines(frames: readonly { gauges: readonly number[] }[], seed: number): number[] {
  const counts = new Map<string, number>();
  for (const [offset, frame] of frames.entries()) {
    const read = (id: string) =>
      frame.gauges[kinesis2020.gauges.findIndex((gauge) => gauge.id === id)] ?? 0;
    for (const { count, text } of kinesis2020.logs(read, FIRST_ALARM + offset, seed)) {
      counts.set(text, (counts.get(text) ?? 0) + count);
    }
  }
  return LOG_TEXTS.map((text) => counts.get(text) ?? 0);
}

/** Every text that the logs can hold: maps all broken, or all complete, and everything else in excess. */
const LOG_TEXTS = [
  ...new Set(
    [0, 100].flatMap((maps) =>
      kinesis2020.logs((id) => (id === "fleet.maps" ? maps : 5_000), 1, 1).map(({ text }) => text),
    ),
  ),
];

/** Nearest centroid on features scaled by their spread in what was learnt. */
function nearestCause(
  learn: readonly { causeId: string; features: readonly number[] }[],
  features: readonly number[],
): string {
  const scale = features.map((_, index) => spreadOf(learn.map((one) => one.features[index] ?? 0)));
  const distances = CAUSES.map((causeId) => {
    const own = learn.filter((one) => one.causeId === causeId);
    const distance = features.reduce((sum, value, index) => {
      const centre = own.reduce((total, one) => total + (one.features[index] ?? 0), 0) / own.length;
      const off = scale[index] ? (value - centre) / scale[index] : 0;
      return sum + off * off;
    }, 0);
    return { causeId, distance };
  });
  return distances.sort((one, other) => one.distance - other.distance)[0]?.causeId ?? "";
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / values.length,
  );
}
