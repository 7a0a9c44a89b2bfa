import "#server-only";
import type { ResponseFunction } from "../../contract/roles";
import type { DialView } from "../../contract/work-sections";
import type { ActionDefinition, Answer, Order, Progress } from "../define-action";
import { communication } from "./communications";

/** What a draft may leave out: it then has no dials, a lane of its own and low risk, keeps one person busy, and may be done again. */
type Usual =
  | "function"
  | "expected"
  | "risk"
  | "people"
  | "needs"
  | "undo"
  | "dials"
  | "lane"
  | "repeatable";
type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
/** What is written of an action after its id and its title. */
type Draft<World> = Optional<Omit<ActionDefinition<World>, "kind" | "id" | "title">, Usual>;

type ProbeDraft<World> = Optional<
  Omit<Draft<World>, "apply" | "withdraw" | "follow" | "publishes" | "risk">,
  "riskNote"
> & { answer: NonNullable<ActionDefinition<World>["answer"]> };

type ExperimentDraft<World> = Optional<Draft<World>, "riskNote"> & {
  answer: NonNullable<ActionDefinition<World>["answer"]>;
};

type MitigationDraft<World> = Draft<World> & {
  apply: NonNullable<ActionDefinition<World>["apply"]>;
};

type LeverDraft<World> = Omit<Draft<World>, "apply" | "withdraw" | "follow"> & {
  /** The world with the switch on or off. */
  set: (world: World, on: boolean, order: Order) => World;
  /** What is so while it is on, as the list of works says it. */
  inForce: string;
};

/**
 * The builders of one scenario, bound to its world and its clues.
 * @param whose does what they build, unless an action says otherwise; left out, probes are observability's and all else is operations'
 */
export function actionKit<World, ClueId extends string>(whose?: ResponseFunction) {
  type Action = ActionDefinition<World>;

  /** A look at the system that changes nothing. */
  const probe = (id: string, title: string, of: ProbeDraft<World>): Action => ({
    ...usual(id, title, whose ?? "observability"),
    expected: `${of.minutes[0]}–${of.minutes[1]} min`,
    riskNote: "Reads only.",
    ...of,
    kind: "probe",
    risk: "low",
  });

  /** Something tried on one machine or a handful, which changes nothing for the others. */
  const experiment = (id: string, title: string, of: ExperimentDraft<World>): Action => ({
    ...usual(id, title, whose ?? "operations"),
    expected: `about ${middle(of.minutes)} min`,
    riskNote: "One server changes; the fleet does not feel it.",
    undo: "Not needed: the server goes back into the fleet as it is.",
    ...of,
    kind: "experiment",
  });

  /** A change to the system. */
  const mitigation = (id: string, title: string, of: MitigationDraft<World>): Action => ({
    ...usual(id, title, whose ?? "operations"),
    expected: `about ${middle(of.minutes)} min`,
    ...of,
    kind: "mitigation",
  });

  /** A change that is made for good: once it has succeeded, it cannot be ordered again. */
  const once = (id: string, title: string, of: MitigationDraft<World>): Action =>
    mitigation(id, title, { repeatable: false, ...of });

  /** A switch that stays on until somebody lets go of it. */
  const lever = (id: string, title: string, of: LeverDraft<World>): Action => {
    const { set, inForce, ...rest } = of;
    return mitigation(id, title, {
      undo: "Cancel it: it ends at once.",
      expected: `about ${middle(of.minutes)} min, then until undone`,
      ...rest,
      apply: (world, order) => set(world, true, order),
      withdraw: (world, order) => set(world, false, order),
      follow: () => lasting(inForce),
    });
  };

  return {
    probe,
    experiment,
    mitigation,
    once,
    lever,
    communication: communication<World>,
    found: found<ClueId>,
  };
}

/** An answer, with the clue that it shows; null when it shows none. */
function found<ClueId extends string>(
  clue: ClueId | null,
  headline: string,
  lines: readonly string[],
): Answer {
  return { headline, lines, clues: clue === null ? [] : [clue] };
}

/** The progress of a change that stays until somebody takes it back. */
export function lasting(detail: string): Progress {
  return { share: null, detail, minutesLeft: null, state: "going" };
}

type NumberDial = Extract<DialView, { type: "number" }>;

/** A dial for a number. It counts in what its label says, in steps of one, unless it says otherwise. */
export function numberDial(
  id: string,
  label: string,
  note: string,
  range: Optional<Omit<NumberDial, "type" | "id" | "label" | "note">, "unit" | "step">,
): NumberDial {
  return { type: "number", id, label, note, unit: label.toLowerCase(), step: 1, ...range };
}

/** What a number dial was set to; 0 when the action has no such dial. */
export function numberOf(order: Order, dial: string): number {
  const value = order.params[dial];
  return typeof value === "number" ? value : 0;
}

/** "42 %", with one decimal below ten. @param value percent, 0 or more */
export function percent(value: number): string {
  return `${value >= 10 || value === 0 ? Math.round(value) : value.toFixed(1)} %`;
}

function usual(id: string, title: string, whose: ResponseFunction) {
  return {
    id,
    title,
    function: whose,
    risk: "low" as const,
    needs: "",
    undo: "",
    dials: [],
    lane: id,
    people: 1,
    repeatable: true,
  };
}

function middle([least, most]: readonly [number, number]): number {
  return Math.round((least + most) / 2);
}
