import "#server-only";
import { describe, expect, test } from "vitest";
import { actionKit, lasting, numberOf, percent } from "./actions";

interface Tank {
  readonly open: boolean;
  readonly litres: number;
}

const kit = actionKit<Tank, "level">();
const order = { params: { rate: 5 }, draw: () => 0 };
const words = { title: "Look", does: "Looks.", cannotTell: "Why.", minutes: [2, 6] as const };

describe("probe", () => {
  const probe = kit.probe({
    id: "probe.level",
    ...words,
    answer: ({ litres }) => kit.found("level", `${litres} l`, []),
  });

  test("reads, is observability's, and says how long it takes", () => {
    expect(probe).toMatchObject({
      kind: "probe",
      function: "observability",
      risk: "low",
      riskNote: "Reads only.",
      expected: "2–6 min",
      lane: "probe.level",
      people: 1,
      repeatable: true,
      dials: [],
    });
    expect(probe.answer?.({ open: true, litres: 7 }, order)).toEqual({
      headline: "7 l",
      lines: [],
      clues: ["level"],
    });
  });

  test("takes the author's word over its own", () => {
    const answer = () => kit.found(null, "", []);
    const other = kit.probe({ id: "p", ...words, function: "dependents", people: 2, answer });
    expect(other).toMatchObject({ function: "dependents", people: 2 });
    expect(other.answer?.({ open: true, litres: 7 }, order).clues).toEqual([]);
  });
});

describe("experiment", () => {
  test("leaves the others as they are", () => {
    const answer = () => kit.found("level", "It holds.", []);
    expect(kit.experiment({ id: "experiment.one", ...words, answer })).toMatchObject({
      kind: "experiment",
      function: "operations",
      risk: "low",
      expected: "about 4 min",
    });
  });
});

describe("lever", () => {
  const lever = kit.lever({
    id: "tank.open",
    ...words,
    risk: "low",
    riskNote: "Wet.",
    inForce: "open; cancel to undo",
    set: (tank, open) => ({ ...tank, open }),
  });

  test("is on until somebody lets go", () => {
    const shut = { open: false, litres: 7 };
    const opened = lever.apply?.(shut, order) ?? shut;
    expect(opened).toEqual({ open: true, litres: 7 });
    expect(lever.follow?.(opened, order)).toEqual(lasting("open; cancel to undo"));
    expect(lever.withdraw?.(opened, order, true)).toEqual(shut);
    expect(lever.expected).toBe("about 4 min, then until undone");
    expect(lever.undo).toBe("Cancel it: it ends at once.");
  });
});

describe("communication", () => {
  test("has the usual words, and the scenario's where they differ", () => {
    expect(kit.communication("internal-update")).toMatchObject({
      id: "comms.internal-update",
      kind: "communication",
      publishes: "internal",
      needs: "",
    });
    const obstacle = ({ open }: Tank) => (open ? null : "it is shut.");
    const post = kit.communication("status-page", { needs: "Open.", obstacle });
    expect(post).toMatchObject({ needs: "Open.", publishes: "status-page" });
    expect(post.obstacle?.({ open: false, litres: 0 })).toBe("it is shut.");
  });
});

test("numberOf reads a dial, and gives 0 for one that is not there or not a number", () => {
  expect(numberOf(order, "rate")).toBe(5);
  expect(numberOf(order, "other")).toBe(0);
  expect(numberOf({ ...order, params: { rate: "5" } }, "rate")).toBe(0);
});

test.each([
  [0, "0 %"],
  [0.04, "0.0 %"],
  [9.94, "9.9 %"],
  [41.6, "42 %"],
])("percent(%d) is %s", (value, text) => {
  expect(percent(value)).toBe(text);
});
