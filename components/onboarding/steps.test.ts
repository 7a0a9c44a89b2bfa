import { describe, expect, test } from "vitest";
import type { PlayerView } from "../../contract/views";
import { around as de } from "../texts/de/around";
import { around as en } from "../texts/en/around";
import { progressOf, STEPS, type StepId } from "./steps";

type Line = PlayerView["channel"][number];
type Work = PlayerView["works"][number];

/** What of a view the steps look at, before anything was done. */
const NOTHING = {
  channel: [],
  incident: { declaredMinute: null },
  works: [],
  hypotheses: { board: [] },
  posts: [],
} as unknown as PlayerView;

const line = (change: Partial<Line>) => ({ kind: "message", alarmState: null, ...change }) as Line;
const hypothesis = (mine: number | null, evidence: unknown[]) =>
  ({ hypotheses: { board: [{ mine, evidence }] } }) as unknown as Partial<PlayerView>;

/** For each step that is done by doing: a view that shows it done, and one that only looks like it. */
const CASES: [StepId, Partial<PlayerView>, Partial<PlayerView>][] = [
  [
    "alarm",
    { channel: [line({ kind: "alarm", alarmState: "ALARM" })] },
    { channel: [line({ kind: "alarm", alarmState: "INSUFFICIENT_DATA" })] },
  ],
  [
    "declare",
    { incident: { declaredMinute: 20 } as PlayerView["incident"] },
    { incident: { declaredMinute: null } as PlayerView["incident"] },
  ],
  ["probe", { works: [{ kind: "probe" } as Work] }, { works: [{ kind: "mitigation" } as Work] }],
  ["answer", { channel: [line({ kind: "result" })] }, { channel: [line({ kind: "work" })] }],
  ["suspect", hypothesis(40, []), hypothesis(null, [])],
  ["evidence", hypothesis(null, [{}]), hypothesis(40, [])],
  ["decision", { channel: [line({ kind: "decision" })] }, { channel: [line({})] }],
  ["tell", { posts: [{}] as PlayerView["posts"] }, { works: [{ kind: "communication" } as Work] }],
  [
    "mitigate",
    { works: [{ kind: "mitigation" } as Work] },
    { works: [{ kind: "experiment" } as Work] },
  ],
];
const NONE = new Set<string>();
const viewWith = (...parts: Partial<PlayerView>[]) =>
  Object.assign({}, NOTHING, ...parts) as PlayerView;

describe("the steps of the prologue", () => {
  test.each(CASES)("%s is done when the view shows it, and by nothing else", (id, shown, other) => {
    expect(progressOf(viewWith(shown), NONE).done.has(id)).toBe(true);
    expect(progressOf(viewWith(other), NONE).done.has(id)).toBe(false);
  });

  test("cover every step that is more than reading", () => {
    expect(CASES.map(([id]) => id)).toEqual(
      STEPS.filter((step) => step.isDone !== null).map((step) => step.id),
    );
  });

  test("have their words in both languages", () => {
    const ids = STEPS.map((step) => step.id).sort();
    for (const { prologue } of [en, de]) expect(Object.keys(prologue.steps).sort()).toEqual(ids);
  });
});

describe("the reader's place", () => {
  test("is the first step at the beginning", () => {
    expect(progressOf(NOTHING, NONE).step?.id).toBe("look");
  });

  test("moves on when a step that is only read is passed", () => {
    expect(progressOf(NOTHING, new Set(["look"])).step?.id).toBe("alarm");
  });

  test("needs no memory of what was read once anything after it is done", () => {
    const [, alarm] = CASES[0] ?? [];
    expect(progressOf(viewWith(alarm ?? {}), NONE).step?.id).toBe("declare");
  });

  test("goes back to a step that was left out, when a later one was done first", () => {
    const declared = viewWith({ incident: { declaredMinute: 16 } as PlayerView["incident"] });
    const { step, done } = progressOf(declared, NONE);
    expect(step?.id).toBe("alarm");
    expect(done.has("declare")).toBe(true);
  });

  test("is past the end when all is done or passed over", () => {
    const all = viewWith(
      { channel: [line({ alarmState: "ALARM" }), line({ kind: "result" })] },
      { incident: { declaredMinute: 20 } as PlayerView["incident"] },
      { works: [{ kind: "probe" } as Work, { kind: "mitigation" } as Work] },
      hypothesis(40, [{}]),
      { posts: [{}] as PlayerView["posts"] },
    );
    expect(progressOf(all, NONE).step?.id).toBe("decision");
    expect(progressOf(all, new Set(["decision"])).step).toBeNull();
  });
});
