import "#server-only";
import type { ActionParams } from "../contract/commands";
import type { ResponseFunction } from "../contract/roles";
import type { ActionKind, DialView } from "../contract/work-sections";

/** Where updates go, and what people call it. */
export const POST_CHANNELS = {
  "status-page": "Status page",
  "personal-health": "Notices to affected customers",
  internal: "Internal update",
} as const;
export type PostChannel = keyof typeof POST_CHANNELS;

/** What a player ordered. `draw` is the work's own share of the room's seeded chance, in [0, 1). */
export interface Order {
  readonly params: ActionParams;
  readonly draw: (purpose: string) => number;
}

export interface Answer {
  readonly headline: string;
  readonly lines: readonly string[];
  /** Clues of the scenario that this answer shows. */
  readonly clues: readonly string[];
}

export interface Progress {
  /** 0–1, or null when nobody can say. */
  readonly share: number | null;
  readonly detail: string;
  readonly minutesLeft: number | null;
  readonly state: "going" | "done" | "failed";
}

/**
 * Something a responder can do. It takes `minutes` (a range; the seed draws) before anything happens; then a probe answers, a change applies,
 * and a change with `follow` goes on until the world says that it is done.
 */
export interface ActionDefinition<World> {
  readonly id: string;
  readonly kind: ActionKind;
  readonly title: string;
  readonly does: string;
  readonly cannotTell: string;
  readonly function: ResponseFunction;
  readonly minutes: readonly [least: number, most: number];
  /** Shorter than `minutes` once the world allows it; null while it does not. */
  quicker?(world: World): readonly [least: number, most: number] | null;
  readonly expected: string;
  readonly risk: "low" | "medium" | "high";
  readonly riskNote: string;
  /** How many people it keeps busy until it takes effect, 1 or more. */
  readonly people: number;
  /** The precondition in words, for the catalogue; `requires` and `obstacle` judge it. Empty when there is none. */
  readonly needs: string;
  /** How it is taken back, in words; empty when there is nothing to take back. */
  readonly undo: string;
  readonly dials: readonly DialView[];
  /** Only one work of the same lane can be under way. */
  readonly lane: string;
  /** Whether a work that succeeded may be started again. */
  readonly repeatable: boolean;
  /** What the team must have done first, in a sentence; null when nothing is missing. Asked without params for the catalogue, and with them when the order is given. */
  requires?(world: World, params?: ActionParams): string | null;
  /** What stands in the way when the preparation is over; found out only then. */
  obstacle?(world: World): string | null;
  /** A service whose health the team learns from the answer. */
  readonly shows?: string;
  answer?(world: World, order: Order): Answer;
  apply?(world: World, order: Order): World;
  follow?(world: World, order: Order): Progress;
  /** Dials that may be turned while it goes on; `apply` is called again with the new params. */
  readonly turnable?: readonly string[];
  /** Undoes `apply`, for the time being (hold) or for good (cancel). */
  withdraw?(world: World, order: Order, forGood: boolean): World;
  /** A communication: which channel its text goes out on. */
  readonly publishes?: PostChannel;
}
