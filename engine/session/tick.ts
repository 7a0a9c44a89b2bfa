import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { fireDueInjects } from "../injects/deck";
import { appendFrame } from "../world/frames";
import { judgeIncident } from "./incident";
import { playFromMinute } from "./start";
import type { SessionState } from "./state";
import { judgeAlarms, judgeKnownHealth, measure } from "./telemetry";
import { carryWorks } from "./works";

/** Runs the world up to `minute`, one simulated minute at a time. */
export function advance(scenario: AnyScenario, state: SessionState, minute: number): SessionState {
  const last = Math.min(minute, scenario.endMinute);
  let next = state;
  while (next.minute < last) next = liveOneMinute(scenario, next);
  return next;
}

function liveOneMinute(scenario: AnyScenario, before: SessionState): SessionState {
  const minute = before.minute + 1;
  let state: SessionState = { ...before, minute };
  state = { ...state, world: scenario.step(state.world, minute) };
  state = carryWorks(scenario, state);
  const frame = measure(scenario, state);
  state = { ...state, frames: appendFrame(state.frames, frame) };
  state = judgeAlarms(scenario, state);
  state = judgeKnownHealth(scenario, state);
  state = judgeIncident(scenario, state);
  const alone = minute < playFromMinute(scenario, state.header.settings);
  return alone ? state : fireDueInjects(scenario, state);
}
