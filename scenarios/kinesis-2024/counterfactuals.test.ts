import "#server-only";
import { describe, expect, test } from "vitest";
import {
  measureImpact,
  measureMilestones,
  outcomeOf,
  playScript,
  runRecord,
  type ScriptedCommand,
} from "../../engine/index";
import { kinesis2024 } from "./index";
import type { World } from "./model/world";
import { policies } from "./policies";

const HISTORY = "count-blind-balancer";
const historical = policies.historical?.({ seed: 1, causeId: HISTORY }) ?? [];

function order(atMinute: number, actionId: string): ScriptedCommand {
  return { atMinute, actionId, params: {} };
}

/** Plays a script; a refused command fails the test. */
function play(script: readonly ScriptedCommand[], causeId = HISTORY, untilMinute?: number) {
  const { state, refused } = playScript(kinesis2024, { seed: 1, causeId }, script, untilMinute);
  expect(refused).toEqual([]);
  const record = runRecord(kinesis2024, state);
  const impact = Object.values(measureImpact(kinesis2024, state));
  return {
    outcome: outcomeOf(kinesis2024, state),
    milestones: measureMilestones(kinesis2024, state),
    impact: impact.reduce((sum, one) => sum + one, 0),
    at: (gaugeId: string, minute: number) => record.series(gaugeId)[minute] ?? Number.NaN,
    most: (gaugeId: string) => Math.max(...record.series(gaugeId)),
  };
}

/** A trouble that is only put off, at a minute at which all looks well. */
const STILL_THERE = [
  ["deployment.pause", "provisioner-certificate", 430],
  ["deployment.pause", "leaky-build", 1000],
] as const;
/** Impact of everything at once, as a multiple of that of looking first. */
const PAID = new Map<string, number>();
const CALM = [
  order(348, "deployment.pause"),
  order(348, "load.shed"),
  order(348, "redistribution.pause"),
  order(358, "provisioning.add"),
];
const LET_GO = [
  order(378, "manager.count"),
  { ...order(480, "load.shed"), cancels: true as const },
  { ...order(480, "redistribution.pause"), cancels: true as const },
];
const EVERYTHING = [
  ...CALM,
  order(349, "certificate.renew"),
  order(354, "deployment.roll-back"),
  ...LET_GO,
];

const history = play(historical);
const nothing = play([]);

describe("the history", () => {
  test("light shards gather on few hosts for hours, and nothing else shows it", () => {
    expect(history.at("hosts.fullest", 69)).toBeGreaterThan(20_000);
    expect(history.at("hosts.fullest", 300)).toBeGreaterThan(55_000);
    expect(history.at("hosts.throughput", 300)).toBeCloseTo(100, 0);
    expect(history.at("cell.errors", 300)).toBe(0);
  });

  test("doing nothing heals nothing: the storm feeds itself for good", () => {
    expect(nothing.at("cell.errors", 2600)).toBeGreaterThan(25);
    expect(nothing.milestones.normal).toBeNull();
  });

  test("other cells and customers' own streams stay healthy throughout", () => {
    expect(nothing.most("other-cells.errors")).toBeLessThan(0.1);
  });
});

describe("levers", () => {
  test("acting on the deployment before 14:00 prevents the outage", () => {
    for (const minute of [60, 180, 290]) {
      expect(play([order(minute, "deployment.pause")]).outcome).toBe("prevented");
    }
  });

  test("pausing redistribution stops the storm and leaves overloaded hosts overloaded", () => {
    const paused = play([order(345, "redistribution.pause")]);
    expect(paused.at("hosts.judged-dead", 420)).toBe(0);
    expect(paused.at("cell.errors", 420)).toBeGreaterThan(10);
    expect(paused.at("cell.errors", 420)).toBeLessThan(nothing.at("cell.errors", 420));
  });

  test("capacity alone, without shedding, is slower or never enough", () => {
    const alone = play(historical.filter(({ actionId }) => actionId !== "load.shed"));
    expect(alone.milestones.normal ?? Number.POSITIVE_INFINITY).toBeGreaterThan(
      (history.milestones.normal ?? 0) + 60,
    );
  });

  test("shedding alone works, and later than with capacity", () => {
    const alone = play(historical.filter(({ actionId }) => actionId !== "provisioning.add"));
    expect(alone.milestones["majority-normal"]).toBeGreaterThan(
      (history.milestones["majority-normal"] ?? 0) + 20,
    );
  });

  test("restarting hosts adds moves and makes it worse", () => {
    const restarted = play([...historical, order(450, "hosts.restart")]);
    expect(restarted.impact).toBeGreaterThan(history.impact);
    expect(play([order(350, "hosts.restart")]).outcome).toBe("unresolved");
  });

  test("rolling the deployment back after the storm began does not stop it", () => {
    const script = [order(346, "deployment.pause"), order(352, "deployment.roll-back")];
    expect(play(script).at("cell.errors", 900)).toBeGreaterThan(25);
  });

  test("waiting longer for messages, a cap, or spreading by hand do not end a storm that runs", () => {
    for (const actionId of ["status.lengthen", "shards.cap", "shards.spread"]) {
      expect(play([order(345, actionId)]).outcome, actionId).toBe("unresolved");
    }
  });
});

describe("the invented causes", () => {
  test("a leaking build comes back until it is rolled back", () => {
    const calmed = play(historical, "leaky-build");
    expect(calmed.at("cell.errors", 800)).toBeLessThan(1);
    expect(calmed.most("hosts.leaked")).toBeGreaterThan(1_000_000);
    expect(calmed.at("cell.errors", 1500)).toBeGreaterThan(25);
    expect(calmed.outcome).toBe("unresolved");
    const cured = [order(352, "deployment.pause"), order(358, "deployment.roll-back")];
    const others = historical.filter(({ actionId }) => actionId !== "deployment.pause");
    expect(play([...cured, ...others], "leaky-build").outcome).toBe("resolved");
  });

  test("capacity does not help while the certificate is expired", () => {
    expect(play(historical, "provisioner-certificate").outcome).toBe("unresolved");
    const renewed = [...historical, order(440, "certificate.renew")];
    expect(play(renewed, "provisioner-certificate").outcome).toBe("resolved");
  });

  test("a host that is given up goes on leaking: only another build, or a restart, lets handles go", () => {
    const leaked = play([], "leaky-build", 420);
    expect(leaked.at("hosts.leaked", 420)).toBeGreaterThan(leaked.at("hosts.leaked", 340));
    const restarted = play([order(350, "hosts.restart")], "leaky-build", 450);
    expect(restarted.at("hosts.leaked", 420)).toBeLessThan(leaked.at("hosts.leaked", 420) / 3);
  });

  test("without its fault no storm begins in the cell of an invented cause", () => {
    const renew = order(200, "certificate.renew");
    const renewed = play([renew], "provisioner-certificate");
    expect(renewed.most("hosts.judged-dead")).toBe(0);
    expect(renewed.impact).toBeLessThan(10);
    const paused = play([renew, order(200, "deployment.pause")], "provisioner-certificate");
    expect(paused.outcome).toBe("prevented");
    const rolledBack = [order(200, "deployment.pause"), order(206, "deployment.roll-back")];
    expect(play(rolledBack, "leaky-build").outcome).toBe("prevented");
  });

  test("stopping the deployment alone buys hours, and the fault is still there", () => {
    const certificate = play([order(290, "deployment.pause")], "provisioner-certificate");
    expect(certificate.at("cell.errors", 440)).toBe(0);
    expect(certificate.milestones.impact).toBeGreaterThan(442);
    const leak = play([order(180, "deployment.pause")], "leaky-build");
    expect(leak.milestones.impact).toBeGreaterThan(900);
    for (const [actionId, causeId, until] of STILL_THERE) {
      const early = play([order(120, actionId)], causeId, until);
      expect(early.at("cell.errors", until)).toBe(0);
      expect(early.outcome, causeId).toBe("unresolved");
    }
  });

  test("a cure for another cause is paid for: everything at once does worse than looking first", () => {
    for (const { id } of kinesis2024.causes) {
      const [all, looked] = [EVERYTHING, lookFirst(id)].map((script) => play(script, id));
      expect(looked?.outcome, id).toBe("resolved");
      PAID.set(id, (all?.impact ?? 0) / (looked?.impact ?? 1));
    }
    const total = [...PAID.values()].reduce((sum, one) => sum + one, 0);
    expect(PAID.get(HISTORY)).toBeGreaterThan(1.4);
    expect(total / PAID.size).toBeGreaterThan(1.1);
  });

  test("renewing what has not expired overloads a cell that has no capacity to spare", () => {
    const renewed = play([order(120, "certificate.renew")], HISTORY, 300);
    expect(renewed.milestones.impact).toBeLessThan(200);
  });

  test("rolling back or renewing is no cure for another cause", () => {
    expect(play([order(346, "certificate.renew")]).outcome).toBe("unresolved");
    expect(play([order(346, "certificate.renew")], "leaky-build").outcome).toBe("unresolved");
  });

  test("all three begin alike: within a few minutes, with the same false deaths", () => {
    const onsets = kinesis2024.causes.map(({ id }) => play([], id, 400).milestones.impact ?? 0);
    expect(Math.max(...onsets) - Math.min(...onsets)).toBeLessThanOrEqual(6);
    const dead = kinesis2024.causes.map(({ id }) => play([], id, 400).most("hosts.judged-dead"));
    expect(Math.min(...dead)).toBeGreaterThan(0);
  });
});

/** A calm while one looks, and the cure that is found after twenty minutes. */
function lookFirst(causeId: string): ScriptedCommand[] {
  const cures: Record<string, ScriptedCommand[]> = {
    "leaky-build": [order(368, "deployment.roll-back")],
    "provisioner-certificate": [order(368, "certificate.renew")],
  };
  return [...CALM, ...(cures[causeId] ?? []), ...LET_GO];
}

describe("work that moves away", () => {
  test("another cell takes the light work for good: nothing is kept off, and nobody is refused", () => {
    const moved = play([...CALM.slice(0, 1), order(349, "cell.isolate")]);
    expect(moved.at("cell.moved-away", 640)).toBeCloseTo(50, 5);
    expect(moved.most("cell.kept-off")).toBe(0);
  });

  test("work that is shed until it has moved need not be let in again", () => {
    const script = [...historical.slice(0, -1), order(450, "cell.isolate")];
    const moved = play(script);
    expect(moved.at("cell.kept-off", 1000)).toBe(0);
    expect(moved.outcome).toBe("resolved");
  });
});

describe("rounds through the zone", () => {
  test("one that is held goes on from the host it had reached", () => {
    const { state } = playScript(
      kinesis2024,
      { seed: 1, causeId: HISTORY },
      [order(10, "hosts.restart")],
      40,
    );
    const restart = kinesis2024.actions.find(({ id }) => id === "hosts.restart");
    const dials = { params: {}, draw: () => 0 };
    const before = state.world as World;
    const held = restart?.withdraw?.(before, dials, false) ?? before;
    const released = restart?.apply?.(held, dials) ?? held;
    expect(restart?.follow?.(released, dials)).toEqual(restart?.follow?.(before, dials));
    expect(restart?.follow?.(released, dials).share).toBeGreaterThan(0.2);
  });
});

describe("dependents", () => {
  test("ECS: only tasks whose driver waits stand still, and half of their owners can be led to one that does not", () => {
    const freed = play([order(360, "ecs.unblock")]);
    expect(nothing.at("ecs.stalled", 600)).toBeGreaterThan(35);
    expect(nothing.most("ecs.stalled")).toBeLessThanOrEqual(40);
    expect(freed.at("ecs.stalled", 600)).toBeCloseTo(nothing.at("ecs.stalled", 600) / 2, 0);
  });

  test("hurrying old S3 events shortens their tail by hours, and touches nothing else", () => {
    const hurried = play([...historical, order(760, "events.hurry")]);
    const ends = [hurried, history].map((run) => run.milestones["s3-events-backlog-clear"] ?? 0);
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThan(300);
    expect(hurried.milestones.normal).toBe(history.milestones.normal);
  });

  test("Firehose fails and loses nothing; Redshift drops a part", () => {
    expect(history.at("firehose.failures", 480)).toBeGreaterThan(10);
    expect(history.at("redshift.drops", 480)).toBeLessThan(history.at("firehose.failures", 480));
  });
});
