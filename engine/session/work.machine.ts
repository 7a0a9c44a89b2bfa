import "#server-only";
import { setup, transition } from "xstate";
import type { WorkState } from "../../contract/work-sections";
import { WORK_STATES } from "../../contract/work-sections";

export type WorkEvent =
  | { type: "ASK" }
  | { type: "BEGIN" }
  | { type: "HOLD" }
  | { type: "RELEASE" }
  | { type: "SUCCEED" }
  | { type: "FAIL" }
  | { type: "CANCEL" };

/** A piece of work from the order to its end. */
export const workMachine = setup({ types: { events: {} as WorkEvent } }).createMachine({
  id: "work",
  initial: "proposed",
  states: {
    proposed: { on: { ASK: "awaiting-approval", BEGIN: "running" } },
    "awaiting-approval": { on: { BEGIN: "running", CANCEL: "cancelled" } },
    running: { on: { HOLD: "held", SUCCEED: "succeeded", FAIL: "failed", CANCEL: "cancelled" } },
    held: { on: { RELEASE: "running", CANCEL: "cancelled" } },
    succeeded: { type: "final" },
    failed: { type: "final" },
    cancelled: { type: "final" },
  },
});

/** The state after an event, or null when the event has no place in this state. */
export function stepWork(state: WorkState, event: WorkEvent): WorkState | null {
  const snapshot = workMachine.resolveState({ value: state, context: {} });
  if (!snapshot.can(event)) return null;
  const [next] = transition(workMachine, snapshot, event);
  return WORK_STATES.find((name) => name === next.value) ?? null;
}

/** Work that takes somebody's attention or still acts on the world. */
export function isOpen(state: WorkState): boolean {
  return state === "awaiting-approval" || state === "running" || state === "held";
}
