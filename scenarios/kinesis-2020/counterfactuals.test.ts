import "#server-only";
import { describe, expect, test } from "vitest";
import {
  backtest,
  measureImpact,
  measureMilestones,
  outcomeOf,
  playScript,
  runRecord,
  type ScriptedCommand,
} from "../../engine/index";
import { kinesis2020 } from "./index";
import { raiseIsUnsafe } from "./model/quantities";
import { policies } from "./policies";

const historical = policies.historical?.({ seed: 1, causeId: "thread-limit" }) ?? [];

function order(
  atMinute: number,
  actionId: string,
  params: ScriptedCommand["params"] = {},
): ScriptedCommand {
  return { atMinute, actionId, params };
}

const REMOVE = order(180, "capacity.remove", { serversPerHour: 47 });
const STORE = order(320, "config.metadata-store");
/** Removal is over and the store can be booted from. */
const READY_MINUTE = 415;

function restart(serversPerHour: number, source = "metadata-store", atMinute = READY_MINUTE) {
  return order(atMinute, "fleet.restart", { serversPerHour, source });
}

function historyWithout(actionId: string): ScriptedCommand[] {
  return historical.filter((command) => command.actionId !== actionId);
}

interface Played {
  readonly outcome: ReturnType<typeof outcomeOf>;
  readonly milestones: Readonly<Record<string, number | null>>;
  readonly impact: Readonly<Record<string, number>>;
  series(gaugeId: string): readonly number[];
}

const played = new Map<string, Played>();

/** Plays a script once for all tests of this file; a command that is refused fails the test. */
function play(script: readonly ScriptedCommand[], seed = 1): Played {
  const key = JSON.stringify([seed, script]);
  const known = played.get(key);
  if (known) return known;
  const { state, refused } = playScript(kinesis2020, { seed, causeId: "thread-limit" }, script);
  expect(refused).toEqual([]);
  const run = {
    outcome: outcomeOf(kinesis2020, state),
    milestones: measureMilestones(kinesis2020, state),
    impact: measureImpact(kinesis2020, state),
    series: runRecord(kinesis2020, state).series,
  };
  played.set(key, run);
  return run;
}

function most(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value), 0);
}

const history = play(historical);
const HISTORY_NORMAL_MINUTE = history.milestones["kinesis-normal"] ?? 0;

describe("M1 the historical policy", () => {
  const rows = backtest(kinesis2020, 30);

  test.each(rows.map((row) => [row.id, row] as const))(
    "M1 reaches %s within its tolerance in each of 30 seeds",
    (_id, row) => {
      expect(row.worst).not.toBeNull();
      expect(Math.abs((row.worst ?? 0) - row.published)).toBeLessThanOrEqual(row.tolerance);
      expect(row.within).toBe(true);
    },
  );

  test("M1 reaches them in the order of the published clock", () => {
    const reached = kinesis2020.history.milestones.map(({ id }) => history.milestones[id] ?? -1);
    expect(reached).toEqual([...reached].sort((one, other) => one - other));
  });

  test("M2 resolves the incident", () => {
    expect(history.outcome).toBe("resolved");
  });
});

describe("what heals nothing", () => {
  test("doing nothing: no service ever recovers", () => {
    const nothing = play([]);
    expect(nothing.outcome).toBe("unresolved");
    expect(nothing.series("kinesis.errors").at(-1)).toBeGreaterThan(75);
    expect(nothing.series("cognito.errors").at(-1)).toBeGreaterThan(50);
    expect(nothing.series("cloudwatch.errors").at(-1)).toBeGreaterThan(90);
    expect(nothing.series("lambda.errors").at(-1)).toBeGreaterThan(30);
    for (const id of ["first-servers", "errors-falling", "kinesis-normal", "cloudwatch-full"]) {
      expect(nothing.milestones[id]).toBeNull();
    }
  });

  test("removal alone: after it no map becomes valid without a restart", () => {
    const removal = play([REMOVE]);
    expect(removal.outcome).toBe("unresolved");
    const added = removal.series("fleet.added");
    const out = added.findIndex((count, minute) => minute > REMOVE.atMinute && count === 0);
    expect(out).toBeLessThan(READY_MINUTE);
    const maps = removal.series("fleet.maps").slice(out);
    for (const [index, share] of maps.entries()) {
      expect(share).toBeLessThanOrEqual(maps[Math.max(0, index - 1)] ?? 100);
    }
    expect(removal.series("fleet.built").at(-1)).toBe(0);
  });

  test("a restart with the added servers still in: every build fails at its end", () => {
    const stuck = play([STORE, restart(489)]);
    expect(stuck.outcome).toBe("unresolved");
    expect(stuck.series("fleet.failed-builds").at(-1)).toBeGreaterThan(5000);
    expect(stuck.series("fleet.maps").at(-1)).toBeLessThan(10);
  });

  test("more heap and a restart with the added servers still in", () => {
    const heap = play([order(200, "memory.fix"), STORE, restart(489)]);
    expect(heap.outcome).toBe("unresolved");
    expect(heap.series("fleet.maps").at(-1)).toBeLessThan(10);
  });

  test("shedding and throttling without a restart", () => {
    const light = play([
      order(160, "traffic.shed-cloudwatch"),
      order(160, "traffic.throttle", { percent: 60 }),
    ]);
    expect(light.outcome).toBe("unresolved");
  });
});

describe("how fast to restart from the store after removal", () => {
  const at = (rate: number) => play([REMOVE, STORE, restart(rate)]);

  test.each([489, 600, 800])("%i an hour resolves", (rate) => {
    expect(at(rate).outcome).toBe("resolved");
  });

  test.each([1200, 2000, 3000])("%i an hour feeds on itself for ever", (rate) => {
    const run = at(rate);
    expect(run.outcome).toBe("unresolved");
    expect(run.series("kinesis.errors").at(-1)).toBeGreaterThan(90);
    expect(most(run.series("fleet.unhealthy"))).toBeGreaterThan(1);
  });

  test("the edge lies between 800 and 1,200 in other seeds too", () => {
    for (const seed of [2, 3]) {
      expect(play([REMOVE, STORE, restart(800)], seed).outcome).toBe("resolved");
      expect(play([REMOVE, STORE, restart(1200)], seed).outcome).toBe("unresolved");
    }
  });

  test("250 an hour is slower than 489, and 800 quicker", () => {
    const normal = (rate: number) => at(rate).milestones["kinesis-normal"] ?? 9999;
    expect(normal(800)).toBeLessThan(normal(600));
    expect(normal(600)).toBeLessThan(normal(489));
    expect(at(250).series("fleet.maps").at(-1)).toBeGreaterThan(90);
    expect(normal(489)).toBeLessThan(normal(250));
  });
});

describe("restarting from neighbours after removal", () => {
  test("250 an hour does not work", () => {
    const run = play([REMOVE, restart(250, "neighbours")]);
    expect(run.outcome).toBe("unresolved");
    expect(run.series("fleet.maps").at(-1)).toBeLessThan(20);
  });

  test("150 an hour makes steady progress", () => {
    const maps = play([REMOVE, restart(150, "neighbours")]).series("fleet.maps");
    for (let minute = 600; minute <= 1800; minute += 240) {
      expect(maps[minute]).toBeGreaterThan((maps[minute - 120] ?? 100) + 2);
    }
    expect(maps.at(-1)).toBeGreaterThan(50);
  });
});

describe("the wrong fix first", () => {
  test("costs a second full restart: normal at least 10 h after history", () => {
    const run = play([
      order(151, "memory.fix"),
      order(151, "config.metadata-store"),
      restart(489, "metadata-store", 246),
      order(1040, "capacity.remove", { serversPerHour: 120 }),
      { ...order(1130, "memory.fix"), cancels: true },
      restart(489, "metadata-store", 1135),
    ]);
    expect(run.milestones["kinesis-normal"]).toBeGreaterThanOrEqual(HISTORY_NORMAL_MINUTE + 600);
    expect(run.series("fleet.failed-builds").at(-1)).toBeGreaterThan(5000);
    expect(run.series("fleet.maps").at(-1)).toBeGreaterThan(99);
  });
});

describe("shipping every fix at once", () => {
  const everything = (heap: boolean) => [
    order(153, "capacity.remove", { serversPerHour: 120 }),
    ...(heap ? [order(153, "memory.fix")] : []),
    order(153, "config.metadata-store"),
    order(200, "pools.cap"),
    order(200, "membership.correct"),
    order(215, "lambda.cap-buffers"),
    restart(800, "metadata-store", 250),
  ];
  const won = (heap: boolean) =>
    kinesis2020.causes
      .map(({ id }) => id)
      .filter((causeId) => {
        const { state } = playScript(kinesis2020, { seed: 1, causeId }, everything(heap));
        return outcomeOf(kinesis2020, state) === "resolved";
      });

  test("wins against no cause list as a whole: more heap leaves too few threads, and without it a leak stays", () => {
    expect(won(true)).not.toContain("thread-limit");
    expect(won(false)).not.toContain("memory-leak");
    expect(won(true)).toContain("memory-leak");
    expect(won(false)).toContain("thread-limit");
  });
});

describe("dependents", () => {
  test("capping Lambda's buffers early prevents its errors", () => {
    const run = play([...historyWithout("lambda.cap-buffers"), order(155, "lambda.cap-buffers")]);
    expect(most(run.series("lambda.errors"))).toBe(0);
    expect(most(history.series("lambda.errors"))).toBeGreaterThan(5);
  });

  test("cutting Cognito's dependence as soon as anybody can spares it much of its failure", () => {
    const run = play([...historyWithout("cognito.decouple"), order(141, "cognito.decouple")]);
    const [ours, theirs] = [run.impact["cognito.errors"], history.impact["cognito.errors"]];
    expect(ours).toBeLessThan(0.75 * (theirs ?? 0));
    expect(run.milestones["cognito-normal"]).toBeLessThan(
      (history.milestones["cognito-normal"] ?? 0) - 100,
    );
  });

  test("without Cognito's extra buffers it fails earlier", () => {
    const bare = play(historyWithout("cognito.add-buffer"));
    expect(bare.milestones["cognito-worse"]).toBeLessThan(history.milestones["cognito-worse"] ?? 0);
  });

  test("shedding CloudWatch lowers the load on serving servers", () => {
    const script = [REMOVE, STORE, restart(489)];
    const [shed, kept] = [play([order(160, "traffic.shed-cloudwatch"), ...script]), play(script)];
    for (const minute of [200, 300, 500, 700]) {
      expect(shed.series("fleet.utilisation")[minute]).toBeLessThan(
        0.85 * (kept.series("fleet.utilisation")[minute] ?? 0),
      );
    }
    expect(most(shed.series("cloudwatch.gaps"))).toBeGreaterThan(
      most(kept.series("cloudwatch.gaps")),
    );
  });

  test("throttling makes room and is an error to customers", () => {
    const script = [REMOVE, STORE, restart(489)];
    const throttled = play([order(160, "traffic.throttle", { percent: 30 }), ...script]);
    expect(throttled.series("fleet.utilisation")[500]).toBeLessThan(
      play(script).series("fleet.utilisation")[500] ?? 0,
    );
    expect(throttled.series("kinesis.errors").at(-1)).toBeCloseTo(30, 0);
  });
});

describe("raising the limit and restarting with the added servers still in", () => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
  const safe = seeds.find((seed) => !raiseIsUnsafe(seed)) ?? 0;
  const unsafe = seeds.find((seed) => raiseIsUnsafe(seed)) ?? 0;
  const script = [
    order(155, "limit.raise"),
    order(200, "config.metadata-store"),
    restart(489, "metadata-store", 300),
  ];

  test("resolves in a safe seed", () => {
    expect(play(script, safe).outcome).toBe("resolved");
  });

  test("collapses in an unsafe one, as the canary would have told", () => {
    expect(play(script, unsafe).outcome).toBe("unresolved");
    expect(play(script, unsafe).series("kinesis.errors").at(-1)).toBeGreaterThan(90);
  });

  test("does nothing to servers that have not restarted", () => {
    const raised = play([order(155, "limit.raise")]);
    expect(raised.series("fleet.maps").at(-1)).toBeLessThan(30);
    expect(raised.outcome).toBe("unresolved");
  });
});
