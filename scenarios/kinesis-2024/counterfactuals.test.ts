import "#server-only";
import { describe, expect, test, vi } from "vitest";
import {
  measureImpact,
  measureMilestones,
  outcomeOf,
  playScript,
  runRecord,
  type ScriptedCommand,
} from "../../engine/index";
import { kinesis2024 } from "./index";
import { policies } from "./policies";

// Several days are played in a test; a busy machine is no fault of the code.
vi.setConfig({ testTimeout: 60_000 });

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
      (history.milestones["majority-normal"] ?? 0) + 30,
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
    expect(calmed.at("cell.errors", 900)).toBeLessThan(1);
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

describe("dependents", () => {
  test("ECS: only tasks whose driver waits stand still, and a driver that does not frees them", () => {
    const freed = play([...historical, order(360, "ecs.unblock")]);
    expect(history.at("ecs.stalled", 480)).toBeGreaterThan(20);
    expect(history.most("ecs.stalled")).toBeLessThanOrEqual(40);
    expect(freed.at("ecs.stalled", 480)).toBeLessThan(5);
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
