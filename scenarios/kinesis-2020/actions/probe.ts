import "#server-only";
import type { ActionDefinition, Answer, Order } from "../../../engine/index";
import type { ClueId } from "../evidence";
import type { World } from "../model/world";

type Probe = Pick<
  ActionDefinition<World>,
  "id" | "title" | "does" | "cannotTell" | "minutes" | "function"
> &
  Partial<Pick<ActionDefinition<World>, "people" | "riskNote" | "shows">> & {
    answer: (world: World, order: Order) => Answer;
  };

/** A look at the system that changes nothing. */
export function probe(of: Probe): ActionDefinition<World> {
  const { minutes } = of;
  return {
    riskNote: "Reads only.",
    people: 1,
    ...of,
    kind: "probe",
    expected: `${minutes[0]}–${minutes[1]} min`,
    risk: "low",
    needs: "",
    undo: "",
    dials: [],
    lane: of.id,
    repeatable: true,
  };
}

export function found(clue: ClueId | null, headline: string, lines: readonly string[]): Answer {
  return { headline, lines, clues: clue === null ? [] : [clue] };
}

export function percent(value: number): string {
  return `${value >= 10 || value === 0 ? Math.round(value) : value.toFixed(1)} %`;
}
