import "#server-only";
import { describe, expect, test } from "vitest";
import { debriefSchema } from "../../contract/debrief";
import { writeDebrief } from "../debrief/write";
import { playScript } from "../session/script";
import { given } from "../testing/given";
import { running } from "../testing/room-log";
import { toy } from "../testing/toy";
import { backtest } from "./backtest";
import { earliest, measureImpact, measureMilestones, outcomeOf, runRecord } from "./run-record";

const start = { seed: 1, causeId: "cause.valve" };
const repair = (atMinute: number) => [{ atMinute, actionId: "fix.repair", params: {} }];
const history = playScript(toy, start, repair(30)).state;
const nothing = playScript(toy, start, []).state;

describe("M1 milestones", () => {
  test("M1 are measured on the gauges of the run, in minutes since T+0", () => {
    expect(runRecord(toy, history).series("heat").slice(4, 9)).toEqual([0, 6, 12, 18, 24]);
    expect(measureMilestones(toy, history)).toEqual({ alarm: 11, normal: 59 });
  });

  test("M1 what did not happen is null", () => {
    expect(measureMilestones(toy, nothing)).toEqual({ alarm: 11, normal: null });
    expect(earliest([null, null])).toBeNull();
    expect(earliest([7, null, 3])).toBe(3);
  });

  test("M1 the back-test lays the worst seed beside the published clock", () => {
    expect(backtest(toy, 4)).toEqual([
      { id: "alarm", published: 10, tolerance: 2, median: 11, worst: 11, within: true },
      { id: "normal", published: 60, tolerance: 2, median: 59, worst: 59, within: true },
    ]);
    const idle = { ...toy, history: { ...toy.history, policies: { historical: () => [] } } };
    expect(backtest(idle, 2)[1]).toMatchObject({ median: null, worst: null, within: false });
  });
});

describe("M2 the outcome", () => {
  test("M2 is resolved when every milestone was reached and still holds", () => {
    expect(outcomeOf(toy, history)).toBe("resolved");
  });

  test("M2 is unresolved when nothing was done, or the end came first", () => {
    expect(outcomeOf(toy, nothing)).toBe("unresolved");
    expect(outcomeOf(toy, playScript(toy, start, repair(30), 50).state)).toBe("unresolved");
    expect(outcomeOf(toy, playScript(toy, start, repair(230)).state)).toBe("unresolved");
  });

  test("M2 is unresolved when one of several is missing", () => {
    const resolvedWhen = ["normal", "none"];
    const strict = {
      ...toy,
      history: {
        ...toy.history,
        resolvedWhen,
        milestones: toy.history.milestones.concat([
          {
            id: "none",
            label: "",
            published: 1,
            tolerance: 1,
            recovers: true,
            basis: "",
            criterion: "",
            measure: () => null,
          },
        ]),
      },
    };
    expect(outcomeOf(strict, history)).toBe("unresolved");
  });
});

describe("M3 impact", () => {
  test("M3 is the sum of failed shares, in minutes of total failure", () => {
    const sum = history.frames.flat().reduce((total, frame) => total + (frame.gauges[0] ?? 0), 0);
    expect(measureImpact(toy, history)).toEqual({ heat: Math.round(sum / 10) / 10 });
    expect(measureImpact(toy, nothing).heat).toBeGreaterThan(200);
  });

  test("M3 a later cure costs more", () => {
    const impacts = [20, 30, 60, 120].map(
      (minute) => measureImpact(toy, playScript(toy, start, repair(minute)).state).heat ?? 0,
    );
    expect(impacts).toEqual([...impacts].sort((one, other) => one - other));
  });
});

describe("M4 the debrief", () => {
  const words: Record<string, string> = {
    "name/ann": "Annabella",
    "name/bob": "Bobbington",
    "name/fac": "Facundo",
  };
  const board = given(...running({ settings: { roles: true } }))
    .does("ann", { type: "seat.choose-role", role: "operations" })
    .at(20)
    .does("ann", { type: "incident.declare", severity: "SEV1" })
    .does("ann", { type: "hypothesis.propose", suspectId: "pump", text: "" });
  const hypothesisId = board.state.hypotheses[0]?.id ?? "";
  const closed = board
    .does("ann", { type: "hypothesis.rate", hypothesisId, probability: 70 })
    .does("bob", { type: "hypothesis.rate", hypothesisId, probability: 30 })
    .orders("bob", "probe.heat")
    .at(40)
    .orders("ann", "fix.repair")
    .at(120)
    .does("fac", { type: "exercise.end" })
    .does("fac", { type: "exercise.reveal" });
  const around = { code: "TOY234", words: (ref: string) => words[ref], online: () => false };
  const debrief = writeDebrief(toy, closed.state, around);

  test("M4 fits the contract and is the same for the same state", () => {
    expect(debriefSchema.parse(debrief)).toEqual(debrief);
    expect(writeDebrief(toy, closed.state, around)).toEqual(debrief);
    expect(debrief).toMatchObject({ outcome: "resolved", endMinute: 120 });
  });

  test("M4 names roles, not people", () => {
    const text = JSON.stringify(debrief);
    for (const name of Object.values(words)) expect(text).not.toContain(name);
    expect(debrief.decisions).toContainEqual(
      expect.objectContaining({ role: "Operations lead", minute: 40 }),
    );
    expect(debrief.hypotheses).toMatchObject([
      {
        role: "Operations lead",
        fits: "in-part",
        estimates: [
          { minute: 20, mean: 70 },
          { minute: 20, mean: 50 },
        ],
      },
    ]);
  });

  test("M4 lays the run beside the published times and the operator's decisions in the model", () => {
    expect(debrief.phases.find((phase) => phase.id === "detect")).toMatchObject({
      ours: 11,
      theirs: 10,
    });
    expect(debrief.phases.find((phase) => phase.id === "normal")).toMatchObject({
      ours: 69,
      theirs: 60,
    });
    const [impact] = debrief.impact;
    expect(impact?.theirs).toBe(measureImpact(toy, history).heat);
    expect(impact?.ours).toBeGreaterThan(impact?.theirs ?? 0);
    expect(debrief.curves.map((curve) => curve.kind).sort()).toEqual(["operator", "seen", "truth"]);
    expect(debrief.lanes.operator).toHaveLength(1);
  });

  test("M4 tells the truth at last, and that the true cause was not called", () => {
    expect(debrief.cause.title).toBe(toy.causes[0]?.title);
    expect(debrief.phases.find((phase) => phase.id === "confirm")?.ours).toBeNull();
    expect(debrief.lanes.truth.map((entry) => entry.label)).toEqual(["Hot", "normal"]);
  });

  test("M4 a room in which nothing was done has a debrief too", () => {
    const idle = given(...running())
      .at(240)
      .does("fac", { type: "exercise.end" });
    const written = writeDebrief(toy, idle.state, around);
    expect(written.outcome).toBe("unresolved");
    expect(written.story).toContain("no incident was declared");
    expect(written.decisions).toEqual([]);
  });

  test("M4 the curves end where the clock stopped", () => {
    for (const curve of debrief.curves) {
      expect(curve.values).toHaveLength(120 / curve.everyMinutes + 1);
    }
  });
});
