import "#server-only";
import { formatClock } from "../../contract/sim-time";
import { type AnyScenario, UPDATE_CADENCE_MINUTES } from "../../engine/index";

/** What a scenario's own test says of the numbers in its texts. */
export interface Named {
  /** The model's module, or that of its figures: whatever number it exports is a named figure. */
  readonly figures: Readonly<Record<string, unknown>>;
  /** Numbers that are names, as "release 41" is. */
  readonly names?: readonly string[];
}

const NUMBER = /\d+(?:[.,]\d+)?/g;
/** A number that hangs on a word is part of a name: p99, fe-0412, kds-a017. */
const NAME = /[A-Za-z][A-Za-z]*-?[a-z]?\d[\w-]*/g;
const TIME_OR_DAY = /\d{1,2}:\d{2}|\d{1,2} [A-Z][a-z]{2}\b/g;

/** Takes texts apart into words and numbers, and knows which numbers the scenario has named. */
export function numbersOf(scenario: AnyScenario, { figures, names = [] }: Named) {
  const known = [...Object.values(figures), UPDATE_CADENCE_MINUTES].filter(
    (figure) => typeof figure === "number",
  );
  const calendar = calendarOf(scenario, known);
  return {
    /** The text with each number taken out, and the numbers; names, and times of the calendar, are words. */
    split(text: string): { frame: string; numbers: string[] } {
      const spared = [...names, ...calendar].reduce((left, one) => left.split(one).join(""), text);
      const plain = spared.replace(NAME, "");
      return { frame: plain.replace(NUMBER, "#"), numbers: plain.match(NUMBER) ?? [] };
    },
    /** One of the figures, or a share of it in percent. */
    isFigure(number: string): boolean {
      const value = Number(number.replace(",", ""));
      return known.some((figure) => figure === value || Math.abs(100 * figure - value) < 0.05);
    },
  };
}

/** Times and days that texts may name: of T+0, of the change calendar, of the operator's account, and of figures that are minutes. */
function calendarOf({ changes, clock, history }: AnyScenario, figures: readonly number[]) {
  const words = changes.flatMap(({ when, detail }) => `${when} ${detail}`.match(TIME_OR_DAY) ?? []);
  const minutes = [0, ...history.timeline.map(({ minute }) => minute), ...figures];
  const times = minutes
    .filter((minute) => Number.isInteger(minute) && minute >= 0)
    .map((minute) => formatClock(clock, minute));
  return [...new Set([...words, ...times])];
}
