import "#server-only";
import { ABSENT, type Counts, tally } from "./fleet";

/** The lists and counts of a minute in the making; only a step may write to one. */
export interface Draft {
  state: Uint8Array;
  /** The state as it was; copied when the first server moves. */
  readonly before: Uint8Array;
  booted: Uint8Array;
  readonly counts: { -readonly [K in keyof Counts]: number };
}

/** Puts one server into another state and keeps the counts. */
export function move(draft: Draft, id: number, to: number): void {
  if (draft.state === draft.before) draft.state = draft.before.slice();
  tally(draft.counts, id, draft.state[id] ?? ABSENT, -1);
  draft.state[id] = to;
  tally(draft.counts, id, to, 1);
}
