import "#server-only";
import { type Answer, type AnyScenario, draw } from "../../engine/index";

type Action = AnyScenario["actions"][number];

/** Where an answer is asked for. */
interface Asked {
  readonly seed: number;
  readonly minute: number;
  readonly world: unknown;
  /** Which of its dials' settings: 0 as they stand, and others by turns. */
  readonly turn: number;
}

/** What an action says in a world; null where something stands in its way. */
export function answerIn(action: Action, { seed, minute, world, turn }: Asked): Answer | null {
  if (action.obstacle?.(world)) return null;
  const params = Object.fromEntries(
    action.dials.map((dial) => [dial.id, settingOf(dial, turn)] as const),
  );
  const chance = (purpose: string) => draw(seed, action.id, minute, purpose);
  return action.answer?.(world, { params, draw: chance }) ?? null;
}

function settingOf(dial: Action["dials"][number], turn: number): string | number {
  if (dial.type === "text") return "-";
  if (dial.type === "number") return [dial.initial, dial.min, dial.max][turn % 3] ?? dial.initial;
  const settings = [dial.initial, ...dial.options.map((option) => option.id)];
  return settings[turn % settings.length] ?? dial.initial;
}

const NUMBER = /\d+(?:[.,]\d+)?/g;

/** Whether whoever reads one of these answers knows on which side it was given: by its words, or by a number that lies apart. */
export function tellApart(ones: readonly Answer[], others: readonly Answer[]): boolean {
  const [left, right] = [rangesOf(ones), rangesOf(others)];
  const common = [...left].filter(([words]) => right.has(words));
  if (common.length === 0) return true;
  return common.every(([words, ranges]) =>
    ranges.some(({ least, most }, index) => {
      const other = right.get(words)?.[index];
      return other !== undefined && (most < other.least || least > other.most);
    }),
  );
}

interface Range {
  least: number;
  most: number;
}

/** The words of all answers, and for each number between them how far it ranged. */
function rangesOf(answers: readonly Answer[]): Map<string, Range[]> {
  const found = new Map<string, Range[]>();
  for (const { headline, lines } of answers) {
    const text = [headline, ...lines].join("\n");
    const words = text.replace(NUMBER, "#");
    const numbers = (text.match(NUMBER) ?? []).map((number) => Number(number.replace(",", "")));
    const before = found.get(words);
    found.set(
      words,
      numbers.map((number, index) => ({
        least: Math.min(number, before?.[index]?.least ?? number),
        most: Math.max(number, before?.[index]?.most ?? number),
      })),
    );
  }
  return found;
}
