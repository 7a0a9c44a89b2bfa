import "#server-only";
import { describe, expect, test } from "vitest";
import { actionKit, lasting, numberDial, numberOf, percent } from "./actions";

interface Tank {
  readonly open: boolean;
  readonly litres: number;
}

const kit = actionKit<Tank, "level">();
const order = { params: { rate: 5 }, draw: () => 0 };
const words = { does: "Looks.", cannotTell: "Why.", minutes: [2, 6] as const };

describe("probe", () => {
  const probe = kit.probe("probe.level", "Look", {
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
    const other = kit.probe("p", "Look", { ...words, function: "dependents", people: 2, answer });
    expect(other).toMatchObject({ function: "dependents", people: 2 });
    expect(other.answer?.({ open: true, litres: 7 }, order).clues).toEqual([]);
  });
});

describe("experiment", () => {
  test("leaves the others as they are", () => {
    const answer = () => kit.found("level", "It holds.", []);
    expect(kit.experiment("experiment.one", "Try", { ...words, answer })).toMatchObject({
      kind: "experiment",
      function: "operations",
      risk: "low",
      expected: "about 4 min",
    });
  });
});

describe("lever", () => {
  const lever = kit.lever("tank.open", "Open it", {
    ...words,
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
    expect(lever).toMatchObject({ id: "tank.open", title: "Open it", function: "operations" });
    expect(lever).toMatchObject({ kind: "mitigation", risk: "low", lane: "tank.open" });
  });
});

test("what is done once cannot be done again", () => {
  const drain = { ...words, riskNote: "Wet.", apply: (tank: Tank) => ({ ...tank, litres: 0 }) };
  expect(kit.once("tank.drain", "Drain it", drain).repeatable).toBe(false);
  expect(kit.mitigation("tank.drain", "Drain it", drain).repeatable).toBe(true);
});

describe("a kit of one function", () => {
  const theirs = actionKit<Tank, "level">("dependents");
  const answer = () => theirs.found(null, "", []);
  const apply = (tank: Tank) => tank;

  test("builds what that function does", () => {
    const built = [
      theirs.probe("p", "P", { ...words, answer }),
      theirs.experiment("e", "E", { ...words, answer }),
      theirs.mitigation("m", "M", { ...words, riskNote: "", apply }),
      theirs.once("o", "O", { ...words, riskNote: "", apply }),
      theirs.lever("l", "L", { ...words, riskNote: "", inForce: "", set: apply }),
    ];
    expect(built.map((action) => action.function)).toEqual(Array(5).fill("dependents"));
  });

  test("but takes the author's word over it", () => {
    const probe = theirs.probe("p", "P", { ...words, function: "operations", answer });
    expect(probe.function).toBe("operations");
  });
});

test("numberDial counts in its label, in steps of one, unless it says otherwise", () => {
  const range = { min: 0, max: 9, initial: 3 };
  expect(numberDial("rate", "Litres", "Full at 9.", range)).toEqual({
    type: "number",
    id: "rate",
    label: "Litres",
    note: "Full at 9.",
    unit: "litres",
    step: 1,
    ...range,
  });
  const other = { ...range, unit: "l", step: 3 };
  expect(numberDial("rate", "Litres", "", other)).toMatchObject({ unit: "l", step: 3 });
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
