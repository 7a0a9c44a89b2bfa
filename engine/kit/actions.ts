import "#server-only";
import type { ActionDefinition, Answer, Order, Progress } from "../define-action";
import { communication } from "./communications";

/** What a draft may leave out: it then has no dials and a lane of its own, keeps one person busy, and may be done again. */
type Usual =
  | "function"
  | "expected"
  | "people"
  | "needs"
  | "undo"
  | "dials"
  | "lane"
  | "repeatable";
type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type Draft<World> = Optional<Omit<ActionDefinition<World>, "kind">, Usual>;

type ProbeDraft<World> = Optional<
  Omit<Draft<World>, "apply" | "withdraw" | "follow" | "publishes" | "risk">,
  "riskNote"
> & { answer: NonNullable<ActionDefinition<World>["answer"]> };

type ExperimentDraft<World> = Optional<Draft<World>, "riskNote" | "risk"> & {
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

/** The builders of one scenario, bound to its world and its clues. */
export function actionKit<World, ClueId extends string>() {
  return {
    probe: probe<World>,
    experiment: experiment<World>,
    mitigation: mitigation<World>,
    lever: lever<World>,
    communication: communication<World>,
    found: found<ClueId>,
  };
}

/** A look at the system that changes nothing; observability's unless it says otherwise. */
function probe<World>(of: ProbeDraft<World>): ActionDefinition<World> {
  const { minutes } = of;
  return {
    function: "observability",
    riskNote: "Reads only.",
    expected: `${minutes[0]}–${minutes[1]} min`,
    ...usual(of.id),
    ...of,
    kind: "probe",
    risk: "low",
  };
}

/** Something tried on one machine or a handful, which changes nothing for the others; operations' unless it says otherwise. */
function experiment<World>(of: ExperimentDraft<World>): ActionDefinition<World> {
  return {
    function: "operations",
    expected: `about ${middle(of.minutes)} min`,
    risk: "low",
    riskNote: "One server changes; the fleet does not feel it.",
    ...usual(of.id),
    undo: "Not needed: the server goes back into the fleet as it is.",
    ...of,
    kind: "experiment",
  };
}

/** A change to the system; operations' unless it says otherwise. */
function mitigation<World>(of: MitigationDraft<World>): ActionDefinition<World> {
  return {
    function: "operations",
    expected: `about ${middle(of.minutes)} min`,
    ...usual(of.id),
    ...of,
    kind: "mitigation",
  };
}

/** A switch that stays on until somebody lets go of it. */
function lever<World>({ set, inForce, ...of }: LeverDraft<World>): ActionDefinition<World> {
  return mitigation({
    undo: "Cancel it: it ends at once.",
    expected: `about ${middle(of.minutes)} min, then until undone`,
    ...of,
    apply: (world, order) => set(world, true, order),
    withdraw: (world, order) => set(world, false, order),
    follow: () => lasting(inForce),
  });
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

/** What a number dial was set to; 0 when the action has no such dial. */
export function numberOf(order: Order, dial: string): number {
  const value = order.params[dial];
  return typeof value === "number" ? value : 0;
}

/** "42 %", with one decimal below ten. @param value percent, 0 or more */
export function percent(value: number): string {
  return `${value >= 10 || value === 0 ? Math.round(value) : value.toFixed(1)} %`;
}

function usual(id: string) {
  return { needs: "", undo: "", dials: [], lane: id, people: 1, repeatable: true };
}

function middle([least, most]: readonly [number, number]): number {
  return Math.round((least + most) / 2);
}
