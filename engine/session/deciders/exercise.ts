import "#server-only";
import type { Command } from "../../../contract/commands";
import { reject } from "../../../contract/rejections";
import type { AnyScenario } from "../../define-scenario";
import type { Case, Decision } from "../decision";
import type { ExerciseEvent } from "../exercise.machine";
import { stepExercise } from "../exercise.machine";
import { playFromMinute } from "../start";
import type { SessionState } from "../state";
import { advance } from "../tick";

type ExerciseCommand = Extract<Command, { type: `exercise.${string}` }>;

/** How far a skip goes when nothing happens, minutes. */
export const SKIP_MAX_MINUTES = 60;

export function decideExercise(of: Case<ExerciseCommand>): Decision {
  const { command, scenario, state } = of;
  switch (command.type) {
    case "exercise.brief":
      return move(state, { type: "exercise.briefed" }, "The briefing is open already.");
    case "exercise.start":
      return move(
        state,
        { type: "exercise.started", fromMinute: playFromMinute(scenario, state.header.settings) },
        "The exercise has started already.",
      );
    case "exercise.pause":
      return move(
        state,
        { type: "exercise.paused", absent: false },
        "The clock is paused already.",
      );
    case "exercise.resume":
      if (state.minute >= scenario.endMinute) return AT_THE_END;
      return move(state, { type: "exercise.resumed" }, "The clock runs already.");
    case "exercise.end":
      return move(state, { type: "exercise.ended" }, "The exercise has ended already.");
    case "exercise.reveal":
      return move(state, { type: "exercise.revealed" }, "The cause has been revealed already.");
    case "exercise.set-pace":
      return [{ type: "exercise.pace-set", factor: command.factor }];
    case "exercise.set-fog":
      if (state.fog === command.level)
        return reject("already", "The fog is at that level already.");
      return [{ type: "exercise.fog-set", level: command.level }];
    case "exercise.step":
      return tickBy(scenario, state, command.minutes);
    case "exercise.skip":
      return tickBy(scenario, state, minutesToNextEvent(scenario, state));
    default:
      return command satisfies never;
  }
}

function move(state: SessionState, event: ExerciseEvent, otherwise: string): Decision {
  return stepExercise(state.exercise, event) === null ? reject("already", otherwise) : [event];
}

const AT_THE_END = reject("not-now", "The scenario's clock has reached its end. End the exercise.");

/** Moves the clock; refused at the end of the scenario. */
export function tickBy(scenario: AnyScenario, state: SessionState, minutes: number): Decision {
  const minute = Math.min(state.minute + minutes, scenario.endMinute);
  if (minute <= state.minute) {
    return AT_THE_END;
  }
  return [{ type: "clock.ticked", minute }];
}

/** Minutes until the channel has something new to say. */
function minutesToNextEvent(scenario: AnyScenario, state: SessionState): number {
  let ahead = state;
  for (let minutes = 1; minutes < SKIP_MAX_MINUTES; minutes += 1) {
    ahead = advance(scenario, ahead, state.minute + minutes);
    if (ahead.channel.length > state.channel.length) return minutes;
  }
  return SKIP_MAX_MINUTES;
}
