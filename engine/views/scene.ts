import "#server-only";
import type { AnyScenario } from "../define-scenario";
import type { Seat, SessionState, Words } from "../session/state";

/** What only the server knows when it projects: words that people wrote, who is connected, the room's code. */
export interface Surroundings {
  readonly code: string;
  /** Words by reference; a missing one was deleted. */
  words(ref: string): string | undefined;
  /** Whether a seat is connected, or (null) a projector, which has none. */
  online(seatId: string | null): boolean;
}

/** What a person sees instead of words that were deleted. */
export const DELETED = "(deleted)";

export interface Scene {
  readonly scenario: AnyScenario;
  readonly state: SessionState;
  readonly seat: Seat;
  readonly around: Surroundings;
}

/** What belongs to the room and to no seat of it. */
export type RoomScene = Omit<Scene, "seat">;

/** The ref under which a seat's name is kept. */
export function nameRef(seatId: string): string {
  return `name/${seatId}`;
}

export function speak(around: Surroundings, words: Words): string {
  if ("ref" in words) return around.words(words.ref) ?? DELETED;
  if (words.toSeatId === undefined) return words.said;
  const name = around.words(nameRef(words.toSeatId)) ?? DELETED;
  return `${words.said.slice(0, -1)} to ${name}.`;
}

/** Before the clock begins there is nothing to see. */
export function hasBegun(state: SessionState): boolean {
  return state.minute >= 0;
}
