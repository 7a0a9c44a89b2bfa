import "#server-only";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hashState,
  measureMilestones,
  playScript,
  type ScriptedCommand,
} from "../../../engine/index";
import { kinesis2020 } from "../index";
import { SERVERS_BEFORE } from "./figures";
import {
  ABSENT,
  type Counts,
  countServers,
  firstOfPhase,
  newsOfRunning,
  REMOVED,
  rebuildPhase,
  SERVERS_MAX,
} from "./fleet";
import { stepWorld } from "./step";
import type { World } from "./world";

const CHECKED = { seed: 2020, numRuns: 20 } as const;
/** Far more than it takes; a busy machine is no fault of the code. */
const LONG_TEST_MAX_MS = 60_000;
const END_MINUTE = 900;

/** Changes and experiments with dials anywhere in their range, at any minute. */
const command: fc.Arbitrary<ScriptedCommand> = fc
  .record({
    action: fc.constantFrom(
      ...kinesis2020.actions.filter(({ kind }) => kind === "mitigation" || kind === "experiment"),
    ),
    atMinute: fc.integer({ min: 0, max: END_MINUTE }),
    turn: fc.double({ min: 0, max: 0.999, noNaN: true }),
  })
  .map(({ action, atMinute, turn }) => {
    const params: Record<string, number | string> = {};
    for (const dial of action.dials) {
      if (dial.type === "number") {
        params[dial.id] = Math.round(dial.min + turn * (dial.max - dial.min));
      } else if (dial.type === "choice") {
        params[dial.id] = dial.options[Math.floor(turn * dial.options.length)]?.id ?? dial.initial;
      }
    }
    return { atMinute, actionId: action.id, params };
  });
const scripts = fc.array(command, { minLength: 1, maxLength: 14 });
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 2 });

const played = new Map<string, World[]>();

/** The script with every world on its way, minute by minute; the properties look at the same games. */
function worldsOf(seed: number, script: readonly ScriptedCommand[]): readonly World[] {
  const key = JSON.stringify([seed, script]);
  const known = played.get(key);
  if (known) return known;
  const worlds: World[] = [];
  const watched = {
    ...kinesis2020,
    step: (before: World, minute: number) => {
      const world = stepWorld(before, minute);
      worlds.push(world);
      return world;
    },
  };
  playScript(watched, { seed, causeId: "thread-limit" }, script, END_MINUTE);
  played.set(key, worlds);
  return worlds;
}

/** True in every world of a game. */
function holds(worlds: readonly World[], every: number, test: (world: World) => boolean): void {
  const broken = worlds.find((world) => world.minute % every === 0 && !test(world));
  expect(broken?.minute).toBeUndefined();
}

function keepsServers({ fleet }: World): boolean {
  const { serving, useless, restarting, building, members, added } = fleet.counts;
  let [absent, removed] = [0, 0];
  for (const state of fleet.state) {
    if (state === ABSENT) absent += 1;
    if (state === REMOVED) removed += 1;
  }
  return (
    serving + useless + restarting + building === members &&
    absent + members + removed === SERVERS_MAX &&
    added === SERVERS_MAX - SERVERS_BEFORE - absent - removed
  );
}

function keepsShares({ load, dependents, stale, tenantsHeld, throttle }: World): boolean {
  const { cloudwatch, cognito, lambda, eventbridge } = dependents;
  const shares = [
    ...[load.tryFails, load.requestFails, load.capacity, throttle, tenantsHeld, stale],
    ...[cloudwatch.errors, cloudwatch.logErrors, cloudwatch.blindAlarms],
    ...[cognito.errors, cognito.identityErrors, cognito.decoupled],
    ...[lambda.errors, eventbridge.errors],
  ];
  return shares.every((share) => share >= 0 && share <= 1);
}

function keepsStocks({ load, dependents, fleet, totals }: World): boolean {
  const { cloudwatch, cognito, lambda, eventbridge, secondOrder } = dependents;
  const { ecsDelay, eksDelay, scalingLag } = secondOrder;
  const { held, delivered, filledIn } = cloudwatch;
  const buffers = [
    cloudwatch.backlog,
    cloudwatch.logBacklog,
    cognito.buffer,
    lambda.unsent,
    eventbridge.backlog,
  ];
  const stocks = [
    ...[
      load.utilisation,
      load.latencyP99Ms,
      ecsDelay,
      eksDelay,
      scalingLag,
      held,
      delivered,
      filledIn,
      fleet.unhealthyCarry,
    ],
    ...[fleet.counts, fleet.flow, totals].flatMap((numbers) => Object.values(numbers)),
    ...buffers.flatMap(({ level, lost }) => [level, lost]),
  ];
  return (
    stocks.every((stock) => Number.isFinite(stock) && stock >= 0) &&
    buffers.every(({ level, capacity }) => level <= capacity)
  );
}

function countsAfresh({ fleet }: World): boolean {
  const fresh = Object.entries(countServers(fleet.state));
  return fresh.every(([name, count]) => fleet.counts[name as keyof Counts] === count); // its own keys
}

function bootsEachOnce({ fleet }: World): boolean {
  const booting = fleet.cohorts
    .flatMap((cohort) => cohort.ids)
    .filter((id) => fleet.state[id] !== REMOVED);
  const { restarting, building } = fleet.counts;
  return new Set(booting).size === booting.length && booting.length === restarting + building;
}

describe("W1 the world under random scripts", { timeout: LONG_TEST_MAX_MS }, () => {
  test.each([
    ["no server is lost or made", 5, keepsServers],
    ["counts kept along the way equal a fresh count", 9, countsAfresh],
    ["no share leaves 0 to 1", 1, keepsShares],
    ["no stock is negative, endless or more than fits", 1, keepsStocks],
    ["every server that boots is in one cohort, and only those are", 9, bootsEachOnce],
  ] as const)("%s", (_what, every, test) => {
    fc.assert(
      fc.property(seeds, scripts, (seed, script) => holds(worldsOf(seed, script), every, test)),
      CHECKED,
    );
  });

  test("what servers know of each other lies between the fleet's sizes of the last hour", () => {
    fc.assert(
      fc.property(seeds, scripts, (seed, script) => {
        const worlds = worldsOf(seed, script);
        const sizes = worlds.map(({ fleet }) => fleet.counts.members);
        holds(worlds, 3, ({ fleet, minute }) => {
          const hour = sizes.slice(Math.max(0, minute - 61), minute + 1);
          const known = newsOfRunning(fleet).peers + 1;
          return known <= Math.max(...hour) + 1e-6 && known >= Math.min(...hour) - 1e-6;
        });
      }),
      { ...CHECKED, numRuns: 20 },
    );
  });

  test("milestones that follow from one another come in order", () => {
    fc.assert(
      fc.property(seeds, scripts, (seed, script) => {
        const { state } = playScript(
          kinesis2020,
          { seed, causeId: "thread-limit" },
          script,
          END_MINUTE,
        );
        const at = measureMilestones(kinesis2020, state);
        const ordered = (first: string, then: string) => {
          const [one, other] = [at[first] ?? null, at[then] ?? null];
          if (other === null) return;
          expect(one).not.toBeNull();
          expect(one).toBeLessThanOrEqual(other);
        };
        ordered("kinesis-normal", "cloudwatch-full");
        ordered("cognito-better", "cognito-normal");
        expect(JSON.stringify(state.frames)).not.toMatch(
          /NaN|null,null,null,null,null\],"readings/,
        );
        expect(state.frames.flat().every(({ gauges }) => gauges.every(Number.isFinite))).toBe(true);
      }),
      { ...CHECKED, numRuns: 12 },
    );
  });

  test("W1 a step leaves the world before it as it was, and repeats itself", () => {
    const worlds = worldsOf(3, [
      { atMinute: 180, actionId: "capacity.remove", params: { serversPerHour: 100 } },
      { atMinute: 300, actionId: "fleet.restart", params: { serversPerHour: 2000 } },
    ]);
    for (const minute of [30, 200, 330, 420]) {
      const world = worlds[minute];
      if (!world) throw new Error("The run is too short.");
      const before = structuredClone(world);
      const [once, twice] = [stepWorld(world, minute + 1), stepWorld(world, minute + 1)];
      expect(world).toEqual(before);
      expect(twice).toEqual(once);
    }
  });

  test("W2 the seed changes the run, and the same seed repeats it", () => {
    const hashOf = (seed: number) =>
      hashState(playScript(kinesis2020, { seed, causeId: "thread-limit" }, [], 300).state);
    expect(hashOf(5)).toBe(hashOf(5));
    expect(hashOf(5)).not.toBe(hashOf(6));
  });
});

describe("the rebuild cycle", () => {
  test("finds the servers whose turn it is by the same rule that gives them their turn", () => {
    for (let phase = 0; phase < 120; phase += 1) {
      expect(rebuildPhase(firstOfPhase(phase))).toBe(phase);
      expect(firstOfPhase(phase)).toBeLessThan(120);
    }
  });
});
