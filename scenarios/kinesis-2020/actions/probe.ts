import "#server-only";
import type { ActionDefinition, Answer, Order } from "../../../engine/index";
import type { ClueId } from "../evidence";
import type { World } from "../model/world";

type Probe = Pick<
  ActionDefinition<World>,
  "id" | "title" | "does" | "cannotTell" | "minutes" | "function"
> & { answer: (world: World, order: Order) => Answer };

/** A look at the system that changes nothing. */
export function probe(of: Probe): ActionDefinition<World> {
  const { minutes } = of;
  return {
    ...of,
    kind: "probe",
    expected: `${minutes[0]}–${minutes[1]} min`,
    risk: "low",
    riskNote: "Reads only.",
    people: 1,
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
