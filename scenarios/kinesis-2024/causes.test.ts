import "#server-only";
import { describe, expect, test } from "vitest";
import { playScript, type SessionState } from "../../engine/index";
import { kinesis2024 } from "./index";

const CAUSES = kinesis2024.causes.map((cause) => cause.id);
const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);

describe("in blind mode", () => {
  test("panels, alarms and logs of the first 90 minutes do not tell the causes apart", () => {
    const learn = CAUSES.flatMap((causeId) =>
      SEEDS.slice(0, 15).map((seed) => ({ causeId, features: shown(causeId, seed) })),
    );
    const guesses = CAUSES.flatMap((causeId) =>
      SEEDS.slice(15).map((seed) => nearestCause(learn, shown(causeId, seed)) === causeId),
    );
    expect(guesses.filter(Boolean).length / guesses.length).toBeLessThanOrEqual(0.4);
  });

  test("the right probes tell them apart with certainty", () => {
    for (const causeId of CAUSES) {
      for (const seed of SEEDS) {
        expect(diagnose(causeId, seed), `${causeId}, seed ${seed}`).toBe(causeId);
      }
    }
  });
});

/** What somebody concludes who reads four probes at 14:50, before anything was changed. */
function diagnose(causeId: string, seed: number): string {
  const probes = [
    "probe.shard-counts",
    "probe.status-messages",
    "probe.host-handles",
    "probe.certificates",
  ];
  const orders = probes.map((actionId) => ({ atMinute: PAGE + 5, actionId, params: {} }));
  const { state } = playScript(kinesis2024, { seed, causeId }, orders, PAGE + 30);
  const answers = state.channel
    .filter((item) => item.kind === "result")
    .map((item) => JSON.stringify([item.text, item.lines]));
  expect(answers).toHaveLength(probes.length);
  const said = answers.join("\n");
  if (said.includes("ran out at 14:22")) return "provisioner-certificate";
  if (said.includes("belong to nothing")) return "leaky-build";
  return said.includes("come late") ? "count-blind-balancer" : "nothing";
}

/** Length of a stretch whose readings are averaged, minutes, and how many there are. */
const STRETCH_MINUTES = 10;
const STRETCHES = 9;
/** Where a room begins that begins at the page. */
const PAGE = kinesis2024.starts[0]?.minute ?? 0;

/** All that a team is shown without asking: mean and missing share of each panel per stretch, times of alarms, lines of logs. */
function shown(causeId: string, seed: number): number[] {
  const until = PAGE + STRETCHES * STRETCH_MINUTES;
  const { state } = playScript(kinesis2024, { seed, causeId }, [], until);
  const frames = state.frames.flat();
  const panels = kinesis2024.collectors.flatMap((_, index) =>
    Array.from({ length: STRETCHES }, (_unused, stretch) => {
      const from = PAGE + stretch * STRETCH_MINUTES;
      const all = frames.slice(from, from + STRETCH_MINUTES);
      const present = all.flatMap(({ readings }) => readings[index] ?? []);
      const mean = present.length === 0 ? 0 : sum(present) / present.length;
      return [mean, present.length / STRETCH_MINUTES];
    }).flat(),
  );
  const alarms = state.alarms.map((alarm) => alarm.firstAlarmMinute ?? 999);
  return [...panels, ...alarms, ...logLines(state, seed)];
}

/** How often each text of the logs was seen. */
function logLines(state: SessionState, seed: number): number[] {
  const counts = new Map<string, number>();
  for (const [minute, frame] of state.frames.flat().entries()) {
    if (minute < PAGE) continue;
    const read = (id: string) =>
      frame.gauges[kinesis2024.gauges.findIndex((gauge) => gauge.id === id)] ?? 0;
    for (const { count, text } of kinesis2024.logs(read, minute, seed)) {
      counts.set(text, (counts.get(text) ?? 0) + count);
    }
  }
  return LOG_TEXTS.map((text) => counts.get(text) ?? 0);
}

/** Every text that the logs can hold: everything in excess. */
const LOG_TEXTS = [...new Set(kinesis2024.logs(() => 5_000, 1, 1).map(({ text }) => text))];

/** Nearest centroid on features scaled by their spread in what was learnt. */
function nearestCause(
  learn: readonly { causeId: string; features: readonly number[] }[],
  features: readonly number[],
): string {
  const scale = features.map((_, index) => spreadOf(learn.map((one) => one.features[index] ?? 0)));
  const distances = CAUSES.map((causeId) => {
    const own = learn.filter((one) => one.causeId === causeId);
    const distance = sum(
      features.map((value, index) => {
        const centre = sum(own.map((one) => one.features[index] ?? 0)) / own.length;
        return scale[index] ? ((value - centre) / scale[index]) ** 2 : 0;
      }),
    );
    return { causeId, distance };
  });
  return distances.sort((one, other) => one.distance - other.distance)[0]?.causeId ?? "";
}

function spreadOf(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
