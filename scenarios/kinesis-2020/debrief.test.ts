import "#server-only";
import { describe, expect, test } from "vitest";
import { playScript, type ScriptedCommand, writeDebrief } from "../../engine/index";
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

test("a drawn cause is told apart from what happened", () => {
  expect(debriefOf("memory-leak", [], 200).caveat).toContain("another cause than AWS's outage");
  expect(debriefOf("thread-limit", [], 200).caveat).not.toContain("another cause");
});

test("the tone is blameless, whatever the cause", () => {
  for (const { id } of kinesis2020.causes) {
    const text = JSON.stringify(debriefOf(id, [], 400));
    expect(text).not.toMatch(/should have|failed to|why did you|your fault|mistake/i);
  }
});
