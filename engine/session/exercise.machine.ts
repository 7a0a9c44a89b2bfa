import "#server-only";
import { initialTransition, setup, transition } from "xstate";

export const EXERCISE_STATES = [
  "lobby",
  "briefing",
  "running",
  "paused",
  "hot-wash",
  "closed",
] as const;
export type ExerciseState = (typeof EXERCISE_STATES)[number];

export type ExerciseEvent =
  | { type: "exercise.briefed" }
  | { type: "exercise.started"; fromMinute: number }
  | { type: "exercise.paused"; absent: boolean }
  | { type: "exercise.resumed" }
  | { type: "exercise.ended" }
  | { type: "exercise.revealed" };

/** The exercise as a whole; `running` and `paused` are the two halves of "live". */
export const exerciseMachine = setup({ types: { events: {} as ExerciseEvent } }).createMachine({
  id: "exercise",
  initial: "lobby",
  states: {
    lobby: { on: { "exercise.briefed": "briefing", "exercise.started": "running" } },
    briefing: { on: { "exercise.started": "running" } },
    running: { on: { "exercise.paused": "paused", "exercise.ended": "hot-wash" } },
    paused: { on: { "exercise.resumed": "running", "exercise.ended": "hot-wash" } },
    "hot-wash": { on: { "exercise.revealed": "closed" } },
    closed: { type: "final" },
  },
});

export function initialExercise(): ExerciseState {
  return asState(initialTransition(exerciseMachine)[0].value);
}

/** The state after an event, or null when the event has no place in this state. */
export function stepExercise(state: ExerciseState, event: ExerciseEvent): ExerciseState | null {
  const snapshot = exerciseMachine.resolveState({ value: state, context: {} });
  if (!snapshot.can(event)) return null;
  return asState(transition(exerciseMachine, snapshot, event)[0].value);
}

function asState(value: unknown): ExerciseState {
  const state = EXERCISE_STATES.find((name) => name === value);
  if (state === undefined) throw new Error(`The exercise machine is in no known state: ${value}`);
  return state;
}
