import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { addItem } from "../session/items";
import type { Inject, SessionState } from "../session/state";
import { gaugeIndex } from "../session/telemetry";
import { frameAt } from "../world/frames";

/** Fires every scheduled inject whose minute has come or whose condition holds. */
export function fireDueInjects(scenario: AnyScenario, state: SessionState): SessionState {
  const due = state.injects.filter((inject) => isDue(scenario, state, inject));
  return due.reduce((next, inject) => fireInject(next, inject.id), state);
}

function isDue(scenario: AnyScenario, state: SessionState, inject: Inject): boolean {
  if (inject.state !== "scheduled") return false;
  if (inject.dueMinute !== null) return state.minute >= inject.dueMinute;
  const definition = scenario.injects.find((one) => one.id === inject.id);
  const frame = frameAt(state.frames, state.minute);
  if (!definition?.due || !frame) return false;
  return definition.due(
    (gaugeId) => frame.gauges[gaugeIndex(scenario, gaugeId)] ?? 0,
    state.minute,
  );
}

/** Puts an inject into the channel of those it is for. */
export function fireInject(state: SessionState, injectId: string): SessionState {
  const inject = state.injects.find((one) => one.id === injectId);
  if (!inject) return state;
  const fired = putInject(state, { ...inject, state: "fired", firedMinute: state.minute });
  return addItem(fired, {
    kind: "inject",
    from: inject.from,
    text: inject.text,
    audience: inject.audience,
  });
}

export function putInject(state: SessionState, inject: Inject): SessionState {
  const injects = state.injects.map((one) => (one.id === inject.id ? inject : one));
  return { ...state, injects };
}
