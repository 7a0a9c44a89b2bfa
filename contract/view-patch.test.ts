import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatch, type Patch, patchBetween } from "./view-patch";

const SEED = 2011;

function roundTrip(before: unknown, after: unknown): unknown {
  const patch = patchBetween(before, after);
  // as it goes over the wire
  return patch === null ? before : applyPatch(before, JSON.parse(JSON.stringify(patch)) as Patch);
}

const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 3 }));
const item = fc.record({
  id: fc.constantFrom("a", "b", "c", "d"),
  value: leaf,
  list: fc.array(leaf),
});
const view = fc.record({
  clock: fc.record({ minute: fc.integer(), running: fc.boolean() }),
  items: fc.oneof(
    fc.uniqueArray(item, { selector: ({ id }) => id }),
    fc.array(item),
    fc.array(leaf),
  ),
  mine: fc.option(fc.record({ id: fc.string(), deep: fc.array(fc.array(leaf)) })),
});

describe("a patch", () => {
  test("turns any view into any other", () => {
    fc.assert(
      fc.property(view, view, (before, after) => {
        expect(roundTrip(before, after)).toEqual(after);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  test("is nothing between equal views", () => {
    fc.assert(
      fc.property(view, (one) => {
        expect(patchBetween(one, structuredClone(one))).toBeNull();
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  test("follows a list through orders, ends and empties", () => {
    const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, text: id }));
    for (const [before, after] of [
      [[], [a]],
      [[a], []],
      [
        [a, b],
        [b, a],
      ],
      [[a, b, c], [c]],
      [[b], [a, b, c]],
    ]) {
      expect(roundTrip(before, after)).toEqual(after);
    }
  });

  test("of a curve that grew holds its end only", () => {
    const curve = { id: "errors", values: [1, 2, null, 4], unit: "%" };
    expect(patchBetween([curve], [{ ...curve, values: [...curve.values, 5] }])).toEqual({
      ids: ["errors"],
      items: [["errors", { fields: { values: { keep: 4, add: [5] } } }]],
    });
  });

  test("leaves alone what did not change", () => {
    const before = {
      charts: [
        { id: "a", values: [1] },
        { id: "b", values: [2] },
      ],
      clock: { at: 1 },
    };
    const after = structuredClone(before);
    after.charts[1]?.values.push(3);
    const patched = applyPatch(before, patchBetween(before, after) as Patch) as typeof before;
    expect(patched).toEqual(after);
    expect(patched.charts[0]).toBe(before.charts[0]);
    expect(patched.clock).toBe(before.clock);
  });

  test("made for something else is refused", () => {
    expect(() => applyPatch(3, { fields: {} })).toThrow("record");
    expect(() => applyPatch({}, { keep: 0, add: [] })).toThrow("list");
  });
});
