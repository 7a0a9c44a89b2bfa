import "#server-only";
import { describe, expect, test, vi } from "vitest";
import {
  collect,
  delayOf,
  playScript,
  project,
  type ScriptedCommand,
  type SessionState,
} from "../../engine/index";
import { kinesis2020 } from "./index";
import * as figures from "./model/figures";
import { stepWorld } from "./model/step";
import type { World } from "./model/world";
import { policies } from "./policies";

// Whole days are played for each cause; a busy machine is no fault of the code.
vi.setConfig({ testTimeout: 120_000 });

const CAUSES = kinesis2020.causes.map((cause) => cause.id);
const historical = policies.historical?.({ seed: 1, causeId: "thread-limit" }) ?? [];
/** Two games in which nearly every gauge moves. */
const GAMES: readonly (readonly ScriptedCommand[])[] = [
  [
    ...historical,
    { atMinute: 240, actionId: "traffic.throttle", params: { percent: 20 } },
    { atMinute: 430, actionId: "maps.pause-rebuilds", params: {} },
    { atMinute: 460, actionId: "pools.cap", params: {} },
  ],
  [
    { atMinute: 150, actionId: "config.metadata-store", params: {} },
    { atMinute: 160, actionId: "capacity.add", params: { serversPerHour: 20 } },
    { atMinute: 180, actionId: "traffic.hold-tenants", params: {} },
    {
      atMinute: 260,
      actionId: "fleet.restart",
      params: { serversPerHour: 2000, source: "metadata-store" },
    },
    { atMinute: 420, actionId: "traffic.throttle", params: { percent: 60 } },
  ],
];

const around = { code: "ABCDEF", words: () => undefined, online: () => true };

function views(state: SessionState) {
  const [seat] = state.seats;
  if (!seat) throw new Error("A scripted run has one seat.");
  const { charts, services } = project({ scenario: kinesis2020, state, seat, around });
  return { charts, services };
}

describe("W5 V6 every number on a panel is what its instrument read of the model", () => {
  const runs = [130, 220, 500, 1250].map(
    (until) =>
      [
        until,
        playScript(kinesis2020, { seed: 5, causeId: "thread-limit" }, historical, until).state,
      ] as const,
  );

  test.each(runs)("at T+%i: charts", (now, state) => {
    const frames = state.frames.flat();
    let compared = 0;
    for (const [index, chart] of views(state).charts.entries()) {
      const collector = kinesis2020.collectors[index];
      const gauge = kinesis2020.gauges.findIndex((one) => one.id === collector?.gaugeId);
      if (!collector) throw new Error("A chart without an instrument.");
      for (const [slot, value] of chart.values.entries()) {
        const minute = chart.fromMinute + slot * chart.everyMinutes;
        expect(minute + delayOf(collector, "as-it-was")).toBeLessThanOrEqual(now);
        if (value === null) continue;
        const truth = frames[minute]?.gauges[gauge] ?? Number.NaN;
        expect(value).toBe(collect(collector, index, minute, 5, "as-it-was", truth));
        compared += 1;
      }
      const known = chart.values.filter((value) => value !== null);
      expect(chart.lastValue).toBe(known.at(-1) ?? null);
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test("gaps of the day are filled in during the evening, and not before", () => {
    const filled = (state: SessionState | undefined) =>
      state ? views(state).charts.flatMap((chart) => chart.backfilled) : [];
    expect(filled(runs[2]?.[1])).toEqual([]);
    const evening = playScript(kinesis2020, { seed: 5, causeId: "thread-limit" }, historical, 1150);
    expect(filled(evening.state).length).toBeGreaterThan(0);
    for (const [from, to] of filled(evening.state)) {
      expect(from).toBeGreaterThan(500);
      expect(to).toBeLessThan(900);
    }
  });
});

/** Numbers that are neither a gauge nor a figure of the model: clock times and dates of the published or invented calendar. */
const CALENDAR = ["02:44", "03:47", "00:30", "09:00", "24 Nov"];
const CAP = String.raw`\d+(?:[.,]\d+)?`;

/** Words with each number taken out, and the numbers. */
function split(text: string): { frame: string; numbers: string[] } {
  const bare = CALENDAR.reduce((left, one) => left.split(one).join(""), text);
  const plain = bare.replace(/p99|fe-\d+/g, "");
  return {
    frame: plain.replace(new RegExp(CAP, "g"), "#"),
    numbers: plain.match(new RegExp(CAP, "g")) ?? [],
  };
}

/** A number that never moves has to be one of the model's named figures, or a share of it in percent. */
function isFigure(text: string): boolean {
  const value = Number(text.replace(",", ""));
  return Object.values(figures).some(
    (figure) => figure === value || Math.abs(100 * figure - value) < 0.05,
  );
}

function worldsOf(causeId: string, seed: number, script: readonly ScriptedCommand[]): World[] {
  const worlds: World[] = [];
  const watched = {
    ...kinesis2020,
    step: (world: World, minute: number) => {
      const next = stepWorld(world, minute);
      if ([60, 139, 205, 311, 433, 507, 655, 803, 1190].includes(minute)) worlds.push(next);
      return next;
    },
  };
  playScript(watched, { seed, causeId }, script, 1200);
  return worlds;
}

describe("no answer holds a number that nothing produced", () => {
  const worlds = CAUSES.flatMap((causeId) =>
    GAMES.flatMap((script, index) => worldsOf(causeId, 3 + 5 * index, script)),
  );
  const answering = kinesis2020.actions.filter((action) => action.answer !== undefined);

  test.each(answering.map((action) => [action.id, action] as const))("%s", (id, action) => {
    const seen = new Map<string, Set<string>[]>();
    for (const [nth, world] of worlds.entries()) {
      const draw = (purpose: string) => ((nth * 37 + purpose.length * 11) % 97) / 97;
      const answer = action.answer?.(world, { params: {}, draw });
      for (const line of [answer?.headline ?? "", ...(answer?.lines ?? [])]) {
        expect(line).not.toMatch(/NaN|undefined|Infinity/);
        const { frame, numbers } = split(line);
        const positions = seen.get(frame) ?? numbers.map(() => new Set<string>());
        for (const [index, number] of numbers.entries()) positions[index]?.add(number);
        seen.set(frame, positions);
      }
    }
    const still = [...seen].flatMap(([frame, positions]) =>
      positions.flatMap((values) => {
        const [only = ""] = values;
        return values.size === 1 && !isFigure(only) ? [`${id}: ${frame}: ${only}`] : [];
      }),
    );
    expect(still).toEqual([]);
  });
});

describe("what is written on an action", () => {
  test.each(kinesis2020.actions.map((action) => [action.id, action] as const))(
    "%s holds only named figures",
    (_id, action) => {
      const notes = action.dials.flatMap((dial) => {
        if (dial.type === "number") return [dial.note];
        return dial.type === "choice" ? dial.options.map((option) => option.note) : [];
      });
      const texts = [action.title, action.does, action.cannotTell, action.riskNote, ...notes];
      expect(texts.flatMap((text) => split(text).numbers).filter((one) => !isFigure(one))).toEqual(
        [],
      );
    },
  );
});
