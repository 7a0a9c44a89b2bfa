import "#server-only";
import type { AnyScenario, ServiceDefinition } from "../define-scenario";
import { frameAt } from "../world/frames";
import { type IncidentEvent, type Level, stepIncident } from "./incident.machine";
import type { SessionState } from "./state";
import { FALLING_SHARE } from "./telemetry";
import { wiringOf } from "./wiring";

/** Minutes from declaring to the first update. */
export const FIRST_UPDATE_MINUTES = 5;
/** Minutes from one update to the next that the team owes its customers unless it promised otherwise (a usual promise in SRE practice). */
export const UPDATE_CADENCE_MINUTES = 20;

/** Tells the incident machine only what crossed a bound, since each pure transition costs more than a whole minute of arithmetic. */
export function judgeIncident(scenario: AnyScenario, state: SessionState): SessionState {
  const frame = frameAt(state.frames, state.minute);
  if (!frame) return state;
  const events: IncidentEvent[] = [];
  const wiring = wiringOf(scenario).services;
  const levels = scenario.services.map((service, index) => {
    const value = frame.gauges[wiring[index]?.gauge ?? -1] ?? 0;
    const before = state.levels[index] ?? { level: 0, falling: false, peak: 0 };
    const level = levelOf(service, value, before);
    if (level.level !== before.level || level.falling !== before.falling) {
      events.push({
        type: "service.measured",
        serviceId: service.id,
        level: level.level,
        falling: level.falling,
      });
    }
    return level;
  });
  const [was, is] = [overall(state.levels), overall(levels)];
  if (was.level !== is.level || was.falling !== is.falling) {
    events.push({ type: "impact.measured", level: is.level, falling: is.falling });
  }
  if (isOverdue(state)) events.push({ type: "update.overdue" });
  return tell({ ...state, levels }, events);
}

/** Applies incident events to the machine. */
export function tell(state: SessionState, events: readonly IncidentEvent[]): SessionState {
  if (events.length === 0) return state;
  const incident = events.reduce((value, event) => stepIncident(value, event), state.incident);
  return { ...state, incident };
}

function levelOf(service: ServiceDefinition, value: number, before: Level): Level {
  const level = value >= service.impairedAt ? 2 : value >= service.degradedAt ? 1 : 0;
  const peak = level === 0 ? 0 : Math.max(before.peak, value);
  return { level, peak, falling: peak >= service.impairedAt && value < peak * FALLING_SHARE };
}

/** The whole is as bad as its worst service, and falls when the first one, on which all others lean, falls. */
function overall(levels: readonly Level[]): Level {
  const worst = levels.map((one) => one.level);
  const level = worst.includes(2) ? 2 : worst.includes(1) ? 1 : 0;
  return { level, falling: levels[0]?.falling ?? false, peak: 0 };
}

/** The last public or internal update, and when the next one is owed; null before the incident was declared. */
export function updateDueMinute(state: SessionState): number | null {
  if (state.command.declaredMinute === null) return null;
  const first = state.command.declaredMinute + FIRST_UPDATE_MINUTES;
  const promised = state.posts.at(-1)?.promisedMinute;
  return promised === undefined ? first : Math.max(first, promised);
}

function isOverdue(state: SessionState): boolean {
  const due = updateDueMinute(state);
  return due !== null && state.minute > due && state.incident.communications !== "overdue";
}
