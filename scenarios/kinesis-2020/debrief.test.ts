import "#server-only";
import { describe, expect, test } from "vitest";
import {
  measureMilestones,
  playPolicy,
  playScript,
  type ScriptedCommand,
  writeDebrief,
} from "../../engine/index";
import { kinesis2020 } from "./index";

const around = { code: "TEST23", words: () => undefined, online: () => false };

function debriefOf(causeId: string, script: readonly ScriptedCommand[], untilMinute: number) {
  const { state } = playScript(kinesis2020, { seed: 3, causeId }, script, untilMinute);
  return writeDebrief(kinesis2020, state, around);
}

describe("M4 the debrief speaks of this run", () => {
  const early = debriefOf("thread-limit", [], 191);
  const restarted = debriefOf(
    "thread-limit",
    [
      { atMinute: 160, actionId: "capacity.remove", params: { serversPerHour: 120 } },
      { atMinute: 260, actionId: "fleet.restart", params: { serversPerHour: 300 } },
    ],
    600,
  );

  test("and tells nothing that came after its clock had stopped", () => {
    expect(early.ranToMinute).toBe(191);
    expect(early.hidden.length).toBeGreaterThan(2);
    for (const { fromMinute, toMinute } of early.hidden) {
      expect(fromMinute).toBeLessThanOrEqual(toMinute);
      expect(toMinute).toBeLessThanOrEqual(191);
    }
    for (const { minute } of early.lanes.truth) expect(minute).toBeLessThanOrEqual(191);
    expect(early.hidden.map((one) => one.title)).not.toContain(
      "A useless map does not mend itself",
    );
    expect(restarted.hidden.map((one) => one.title)).toContain(
      "A useless map does not mend itself",
    );
  });

  test("asks about what was done and left", () => {
    const rate = /restart rate/;
    expect(early.questions.some((question) => rate.test(question))).toBe(false);
    expect(restarted.questions.some((question) => rate.test(question))).toBe(true);
    expect(early.questions.length).toBeGreaterThanOrEqual(5);
  });

  test("draws work that was still going to the end of the run", () => {
    const restart = restarted.lanes.us.find((entry) => entry.label.startsWith("Restart the front"));
    expect(restart).toMatchObject({ untilMinute: 600 });
  });
});

describe("M5 given each cause, when its debrief is written", () => {
  const debriefs = new Map(
    kinesis2020.causes.map(({ id }) => [id, debriefOf(id, [], 200)] as const),
  );
  const of = (causeId: string) => {
    const debrief = debriefs.get(causeId);
    if (!debrief) throw new Error(`No cause ${causeId}.`);
    return debrief;
  };
  const times = (causeId: string) =>
    Object.fromEntries(of(causeId).phases.map(({ id, theirs }) => [id, theirs]));
  const published = Object.fromEntries(
    kinesis2020.history.milestones.map((one) => [one.id, one.published]),
  );

  test("then the thread limit stands beside AWS's published clock", () => {
    const { reference, lanes, phases, caveat } = of("thread-limit");
    expect(reference).toMatchObject({ whose: "AWS", standing: "published", triggerMinute: 0 });
    expect(lanes.operator).toEqual(kinesis2020.history.timeline);
    expect(times("thread-limit")).toMatchObject({
      detect: 151,
      declare: 151,
      confirm: 415,
      "first-recovery": 443,
    });
    for (const { id, theirs } of phases) {
      if (id in published) expect(theirs, id).toBe(published[id]);
    }
    expect(caveat).not.toContain("another cause");
  });

  test("then the larger servers stand beside the disputed account on its own clock", () => {
    const { reference, lanes, phases, caveat } = of("per-cpu-pools");
    expect(reference).toMatchObject({ whose: "The disputed account", standing: "disputed" });
    expect(lanes.operator.map((entry) => entry.minute)).toEqual([300, 331, 496, 796]);
    expect(phases.filter((phase) => phase.theirs !== null)).toMatchObject([
      { id: "detect", theirs: 331, basis: expect.stringMatching(/^disputed.*; 31 min after/) },
      { id: "confirm", theirs: 496, basis: expect.stringMatching(/^disputed.*; 3 h 16 after/) },
      { id: "kinesis-normal", theirs: 796, basis: expect.stringMatching(/^disputed.*8 h 16/) },
    ]);
    const rest = phases.filter((phase) => phase.theirs === null);
    for (const { basis } of rest) expect(basis).toMatch(/^not stated/);
    expect(reference.note).toMatch(/taken as PST.*5 h later than AWS.*spans/);
    expect(caveat).toContain("are not AWS's");
  });

  test.each(["memory-leak", "poisoned-membership"])(
    "then %s stands beside best known play, measured in the model",
    (causeId) => {
      const { reference, lanes, phases } = of(causeId);
      const best = playPolicy(kinesis2020, "expert", { seed: 3, causeId }).state;
      const measured = measureMilestones(kinesis2020, best);
      expect(reference).toMatchObject({ whose: "Best known play", standing: "modelled" });
      expect(times(causeId)).toMatchObject({
        detect: measured["first-alarm"],
        declare: null,
        confirm: null,
        "first-recovery": measured["first-servers"],
        "kinesis-normal": measured["kinesis-normal"],
        "cloudwatch-full": measured["cloudwatch-full"],
      });
      for (const { id, theirs } of phases) {
        if (id in measured) expect(theirs, id).toBe(measured[id]);
      }
      for (const { actionId, startedMinute } of best.works) {
        const label = kinesis2020.actions.find((action) => action.id === actionId)?.title;
        expect(lanes.operator).toContainEqual(
          expect.objectContaining({ label, minute: startedMinute }),
        );
      }
    },
  );

  test.each(["memory-leak", "per-cpu-pools", "poisoned-membership"])(
    "then none of AWS's minutes is shown as if it were that of %s",
    (causeId) => {
      const { lanes, phases, caveat, curves, endMinute } = of(causeId);
      for (const { id, theirs } of phases) {
        if (theirs !== null && id in published) expect(theirs, id).not.toBe(published[id]);
      }
      const shown = lanes.operator.map((entry) => entry.minute);
      for (const minute of [415, 443, 1179, 1187]) expect(shown).not.toContain(minute);
      expect(endMinute).toBeLessThan(1000);
      expect(caveat).toContain("another cause than AWS's outage");
      const operator = curves.filter((curve) => curve.kind === "operator");
      for (const { label } of operator) expect(label).toBe("AWS's decisions, with this cause");
    },
  );
});

test("the tone is blameless, whatever the cause", () => {
  for (const { id } of kinesis2020.causes) {
    const text = JSON.stringify(debriefOf(id, [], 400));
    expect(text).not.toMatch(/should have|failed to|why did you|your fault|mistake/i);
  }
});
