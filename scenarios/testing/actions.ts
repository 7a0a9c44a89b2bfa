import "#server-only";
import { describe, expect, test } from "vitest";
import type { AnyScenario } from "../../engine/index";

/** Every action is timed, worded and built as its kind promises. */
export function keepsActionsWhole(scenario: AnyScenario): void {
  describe.each(scenario.actions.map((one) => [one.id, one] as const))("action %s", (_, action) => {
    test("takes a sane number of minutes", () => {
      const [least, most] = action.minutes;
      expect(Number.isInteger(least) && Number.isInteger(most)).toBe(true);
      expect(least).toBeGreaterThanOrEqual(1);
      expect(most).toBeGreaterThanOrEqual(least);
      expect(most).toBeLessThanOrEqual(300);
    });

    test("says what it does, what it cannot tell, and what it risks", () => {
      const { title, does, cannotTell, expected, riskNote } = action;
      for (const text of [title, does, cannotTell, expected, riskNote]) {
        expect(text).not.toBe("");
        expect(text).toBe(text.trim());
      }
    });

    test("has dials that stand within their own range", () => {
      for (const dial of action.dials) {
        if (dial.type === "number") {
          expect(dial.initial).toBeGreaterThanOrEqual(dial.min);
          expect(dial.initial).toBeLessThanOrEqual(dial.max);
          expect((dial.initial - dial.min) % dial.step).toBe(0);
        }
        if (dial.type === "choice") {
          expect(dial.options.map((option) => option.id)).toContain(dial.initial);
        }
        if (dial.type === "text") expect(dial.maxChars).toBeGreaterThan(0);
      }
    });

    test("does what its kind promises", () => {
      const { answer, apply, follow, kind, publishes } = action;
      expect(answer !== undefined).toBe(kind === "probe" || kind === "experiment");
      if (kind === "mitigation") expect(apply).toBeDefined();
      if (kind === "probe") expect(apply).toBeUndefined();
      if (kind === "communication") expect(publishes).toBeDefined();
      if (follow) expect(apply).toBeDefined();
    });
  });
}
