import "#server-only";
import { describe, expect, test } from "vitest";
import { formatOffset } from "../../contract/sim-time";
import { defineScenario } from "../check/scenario";
import type { DisputedReference } from "../define-history";
import type { AnyScenario } from "../define-scenario";
import { measureMilestones } from "../metrics/run-record";
import { playPolicy, playScript } from "../session/script";
import { toy } from "../testing/toy";
import { writeDebrief } from "./write";

const around = { code: "TOY234", words: () => undefined, online: () => false };
const rumour: DisputedReference = {
  standing: "disputed",
  whose: "A rumour",
  note: "Heard at the gate.",
  triggerMinute: 100,
  timeline: [{ minute: 130, untilMinute: 400, label: "Hiss", detail: "", weight: "major" }],
  phases: {
    detect: { minute: 130, basis: "hearsay" },
    confirm: { minute: null, basis: "nobody asked" },
  },
};
const rumoured: AnyScenario = {
  ...toy,
  causes: toy.causes.map((cause) => ({ ...cause, reference: rumour })),
};

function debriefOf(scenario: AnyScenario, causeId: string, seed = 1) {
  const repair = { atMinute: 60, actionId: "fix.repair", params: {} };
  const { state } = playScript(scenario, { seed, causeId }, [repair], 120);
  return writeDebrief(scenario, state, around);
}

function phasesOf(debrief: ReturnType<typeof debriefOf>) {
  return Object.fromEntries(debrief.phases.map((phase) => [phase.id, phase]));
}

describe("M5 the reference of the run's cause", () => {
  test("M5 given the operator's own cause, its published account stands beside the run", () => {
    const debrief = debriefOf(toy, "cause.valve");
    expect(debrief.reference).toMatchObject({ whose: "The boiler's owner", triggerMinute: 0 });
    expect(debrief.lanes.operator.map((entry) => entry.label)).toEqual(["Repair"]);
    expect(phasesOf(debrief)).toMatchObject({ detect: { theirs: 10 }, normal: { theirs: 60 } });
    expect(debrief.curves.map((curve) => curve.label)).toContain(
      "The boiler's owner's decisions, in this model",
    );
  });

  test("M5 given an account that has no time for the first recovery, the milestone's stands for it", () => {
    const recovering = { ...toy, history: { ...toy.history, firstRecovery: "normal" } };
    const phases = phasesOf(debriefOf(recovering, "cause.valve"));
    expect(phases).toMatchObject({ "first-recovery": { theirs: 60, basis: "invented" } });
    const { history } = recovering;
    const own = { ...history.phases, "first-recovery": { minute: 55, basis: "a diary" } };
    const told = { ...recovering, history: { ...history, phases: own } };
    expect(phasesOf(debriefOf(told, "cause.valve"))).toMatchObject({
      "first-recovery": { theirs: 55, basis: "a diary" },
    });
  });

  test("M5 given a modelled reference, its times are measured on its policy with the run's seed and cause", () => {
    const start = { seed: 5, causeId: "cause.pump" };
    const debrief = debriefOf(toy, start.causeId, start.seed);
    const best = playPolicy(toy, "expert", start).state;
    const [repair] = best.works;
    expect(debrief.lanes.operator).toContainEqual(
      expect.objectContaining({ label: "Title of fix.repair", minute: repair?.startedMinute }),
    );
    expect(phasesOf(debrief)).toMatchObject({
      "first-mitigation": { theirs: repair?.startedMinute },
      normal: { theirs: measureMilestones(toy, best).normal },
      declare: { theirs: null },
      confirm: { theirs: null },
    });
    expect(debrief.phases.map((phase) => phase.theirs)).not.toContain(60);
    expect(debrief.curves.map((curve) => curve.label)).toContain(
      "The boiler's owner's decisions, with this cause",
    );
    expect(debrief.caveat).toContain("“Best play”");
  });

  test("M5 given a disputed account, its own minutes stand there with the spans since its trigger", () => {
    const debrief = debriefOf(rumoured, "cause.valve");
    expect(phasesOf(debrief)).toMatchObject({
      detect: { theirs: 130, basis: "hearsay; 30 min after its trigger" },
      confirm: { theirs: null, basis: "nobody asked" },
      declare: { theirs: null, basis: "not stated" },
      normal: { theirs: null, basis: expect.stringMatching(/^not stated;/) },
    });
    expect(debrief.reference.triggerMinute).toBe(100);
  });

  test("M5 the pictures reach to the reference's last minute", () => {
    expect(formatOffset(debriefOf(rumoured, "cause.pump").endMinute)).toBe("T+400");
  });

  test("M5 a reference to a policy that does not exist is refused when the scenario is loaded", () => {
    const reference = { standing: "modelled", whose: "", note: "", policy: "none" } as const;
    const causes = toy.causes.map((cause) => ({ ...cause, reference }));
    expect(() => defineScenario({ ...toy, causes })).toThrow('"none"');
  });
});
