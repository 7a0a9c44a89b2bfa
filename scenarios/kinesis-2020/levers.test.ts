import "#server-only";
import { describe, expect, test } from "vitest";
import { playScript, runRecord, type ScriptedCommand } from "../../engine/index";
import { kinesis2020 } from "./index";
import { policies } from "./policies";

const CAUSE = "thread-limit";
const historical = policies.historical?.({ seed: 1, causeId: CAUSE }) ?? [];

function order(atMinute: number, actionId: string, params: ScriptedCommand["params"] = {}) {
  return { atMinute, actionId, params };
}

/** Plays a script and reads gauges at minutes; a refused command fails the test. */
function play(script: readonly ScriptedCommand[], untilMinute: number) {
  const start = { seed: 1, causeId: CAUSE };
  const { state, refused } = playScript(kinesis2020, start, script, untilMinute);
  expect(refused).toEqual([]);
  const record = runRecord(kinesis2020, state);
  return {
    state,
    at: (gaugeId: string, minute: number) => record.series(gaugeId)[minute] ?? Number.NaN,
    sum: (gaugeId: string, from: number) =>
      record
        .series(gaugeId)
        .slice(from)
        .reduce((total, value) => total + value, 0),
  };
}

describe("levers on the front end", () => {
  test("more servers make it worse: none of them finishes its map, and everyone keeps work for them", () => {
    const quiet = play([], 420);
    const more = play([order(180, "capacity.add", { serversPerHour: 120 })], 420);
    expect(more.at("fleet.added", 400)).toBe(300);
    expect(more.at("fleet.built", 400)).toBe(0);
    expect(more.at("fleet.threads", 400)).toBeGreaterThan(quiet.at("fleet.threads", 400));
    expect(more.at("kinesis.errors", 400)).toBeGreaterThanOrEqual(quiet.at("kinesis.errors", 400));
  });

  test("what was added can be taken out again", () => {
    const script = [
      order(180, "capacity.add", { serversPerHour: 180 }),
      order(260, "capacity.remove", { serversPerHour: 120 }),
    ];
    expect(play(script, 480).at("fleet.added", 470)).toBe(0);
  });

  test("fencing broken servers off at the worst hour breaks the rest", () => {
    const quiet = play([], 300);
    const fenced = play([order(180, "rotation.fence-broken")], 300);
    expect(fenced.at("kinesis.errors", 240)).toBeGreaterThan(95);
    expect(fenced.at("kinesis.errors", 240)).toBeGreaterThan(quiet.at("kinesis.errors", 240));
  });

  test("fencing them off once most of the fleet is back spares customers what is left", () => {
    const plain = play(historical, 960);
    const fenced = play([...historical, order(880, "rotation.fence-broken")], 960);
    expect(fenced.at("fleet.maps", 900)).toBeGreaterThan(55);
    expect(fenced.at("kinesis.retries", 920)).toBeLessThan(plain.at("kinesis.retries", 920) / 4);
  });

  test("pausing rebuilds keeps the maps that are left, and lets routes grow wrong", () => {
    const quiet = play([], 500);
    const paused = play([order(142, "maps.pause-rebuilds")], 500);
    expect(paused.at("fleet.maps", 300)).toBeGreaterThan(quiet.at("fleet.maps", 300));
    expect(paused.at("clients.stale", 400)).toBeGreaterThan(8);
    expect(quiet.at("clients.stale", 400)).toBe(0);
  });

  test("easing retries lowers the load and costs requests their last try", () => {
    const quiet = play([], 400);
    const eased = play([order(180, "clients.ease-retries")], 400);
    expect(eased.at("clients.load", 300)).toBeLessThan(quiet.at("clients.load", 300) - 10);
    expect(eased.at("kinesis.errors", 300)).toBeGreaterThan(quiet.at("kinesis.errors", 300));
  });

  test("holding tenants and logs back lowers the load by their shares", () => {
    const quiet = play([], 300);
    const load = (actionId: string) =>
      play([order(180, actionId)], 300).at("clients.load", 280) / quiet.at("clients.load", 280);
    expect(load("traffic.hold-tenants")).toBeCloseTo(0.88, 1);
    expect(load("logs.hold")).toBeCloseTo(0.92, 1);
  });
});

describe("levers of the dependents", () => {
  test("restarting Cognito's web servers buys the time that its buffer takes to fill", () => {
    const quiet = play([], 400);
    const freed = play([order(232, "cognito.restart-web")], 400);
    expect(freed.at("cognito.errors", 316)).toBeLessThan(quiet.at("cognito.errors", 316) / 2);
    expect(freed.at("cognito.errors", 390)).toBeGreaterThan(40);
  });

  test("more hosts let Lambda bear the same unsent metrics longer", () => {
    const quiet = play([], 300);
    const spread = play([order(155, "lambda.add-hosts")], 300);
    expect(spread.at("lambda.errors", 225)).toBe(0);
    expect(quiet.at("lambda.errors", 225)).toBeGreaterThan(2);
    expect(spread.at("lambda.errors", 290)).toBeGreaterThan(2);
  });

  test("senders that keep more lose less for good, and take longer to work it off", () => {
    const plain = play(historical, 1400);
    const kept = play([...historical, order(181, "cloudwatch.extend-buffers")], 1400);
    expect(kept.at("cloudwatch.gaps", 1300)).toBeLessThan(plain.at("cloudwatch.gaps", 1300) - 50);
    expect(plain.at("cloudwatch.backlog", 1195)).toBe(0);
    expect(kept.at("cloudwatch.backlog", 1195)).toBeGreaterThan(20);
  });

  test("hurrying old events, and giving them up, mend ECS and EKS sooner", () => {
    const plain = play(historical, 960);
    const hurried = play([...historical, order(700, "eventbridge.hurry")], 960);
    const discarded = play([...historical, order(700, "eventbridge.discard")], 960);
    expect(hurried.at("ecs.delay", 900)).toBeLessThan(plain.at("ecs.delay", 900));
    expect(discarded.at("eventbridge.backlog", 713)).toBeLessThan(
      plain.at("eventbridge.backlog", 713) / 4,
    );
  });

  test("work by hand shortens what is late, and mends nothing", () => {
    const quiet = play([], 400);
    const byHand = play([order(180, "containers.by-hand"), order(180, "scaling.by-hand")], 400);
    for (const gaugeId of ["ecs.delay", "eks.delay", "scaling.lag"]) {
      expect(byHand.at(gaugeId, 390)).toBeLessThan(quiet.at(gaugeId, 390) * 0.7);
    }
    expect(byHand.at("eventbridge.errors", 390)).toBe(quiet.at("eventbridge.errors", 390));
  });

  test("a backup tool that people know posts in a third of the time", () => {
    const post = order(230, "comms.backup-tool", { text: "We are working on it." });
    const took = (script: readonly ScriptedCommand[]) =>
      (play(script, 280).state.posts[0]?.minute ?? Number.NaN) - 230;
    expect(took([post])).toBeGreaterThanOrEqual(24);
    expect(took([order(180, "status-tool.train"), post])).toBeLessThanOrEqual(13);
  });
});

describe("what came late is filled in, and what was dropped stays a gap", () => {
  const { at } = play(historical, 1500);

  test("what waited was delivered or dropped, once nothing waits", () => {
    expect(at("cloudwatch.backlog", 1195)).toBe(0);
    expect(at("cloudwatch.delivered", 1195) + at("cloudwatch.gaps", 1195)).toBeCloseTo(
      at("cloudwatch.held", 1195),
      6,
    );
  });

  test("panels are filled in for hours after the last late metric came", () => {
    expect(at("cloudwatch.filled-in", 1195)).toBeLessThan(at("cloudwatch.delivered", 1195) * 0.7);
    expect(at("cloudwatch.filled-in", 1490)).toBe(at("cloudwatch.delivered", 1490));
  });
});
