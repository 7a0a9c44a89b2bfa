import "#server-only";
import type { Health } from "../../contract/telemetry-sections";
import type { AlarmDefinition, AnyScenario, ServiceDefinition } from "../define-scenario";
import { collect, extraDelay, type Frame, fateOf } from "../world/collector";
import { newestDue, promptReading } from "./arrival";
import { addItem, said } from "./items";
import { playFromMinute } from "./start";
import type { AlarmStatus, KnownHealth, SessionState } from "./state";
import { wiringOf } from "./wiring";

/** Below this share of its peak, trouble counts as falling. */
export const FALLING_SHARE = 0.6;

/** Takes one minute's readings of the world. */
export function measure(scenario: AnyScenario, state: SessionState): Frame {
  const { fog, minute, world } = state;
  const { seed } = state.header;
  const wiring = wiringOf(scenario);
  const gauges = scenario.gauges.map((gauge) => gauge.read(world));
  const readings: (number | null)[] = [];
  let waiting: (number | null)[] = NOTHING_WAITS;
  for (const [index, collector] of scenario.collectors.entries()) {
    readings.push(null);
    const wire = wiring.collectors[index];
    if (!wire || minute % collector.everyMinutes !== 0) continue;
    const fate = fateOf(index, minute, seed, fog, gauges[wire.fails] ?? 0);
    if (fate === "lost") continue;
    const value = collect(collector, index, minute, seed, fog, gauges[wire.gauge] ?? 0);
    if (fate === "sent") {
      readings[index] = value;
      continue;
    }
    if (waiting === NOTHING_WAITS) waiting = scenario.collectors.map(() => null);
    waiting[index] = value;
  }
  return { gauges, readings, waiting, fog };
}
const NOTHING_WAITS: (number | null)[] = [];

/** Position of a gauge in a frame. @throws Error for an unknown gauge. */
export function gaugeIndex(scenario: AnyScenario, gaugeId: string): number {
  const position = wiringOf(scenario).gaugeOf.get(gaugeId);
  if (position === undefined) throw new Error(`${scenario.id} has no gauge "${gaugeId}".`);
  return position;
}

/** Judges every alarm on what has arrived, and tells the channel of each change to or from ALARM. */
export function judgeAlarms(scenario: AnyScenario, state: SessionState): SessionState {
  let next = state;
  const wiring = wiringOf(scenario);
  const alarms = scenario.alarms.map((alarm, index) => {
    const before = state.alarms[index] ?? {
      state: "OK",
      sinceMinute: null,
      firstAlarmMinute: null,
    };
    const collector = wiring.alarms[index] ?? -1;
    const judged = judgeAlarm(scenario, alarm, collector, state, before.state);
    if (judged === before.state) return before;
    if (state.minute >= playFromMinute(scenario, state.header.settings)) {
      next = addItem(next, {
        kind: "alarm",
        alarmState: judged,
        from: said(alarm.name),
        text: said(`${judged} (was ${before.state}): ${alarm.condition}`),
      });
    }
    const firstAlarmMinute = before.firstAlarmMinute ?? (judged === "ALARM" ? state.minute : null);
    return { state: judged, sinceMinute: state.minute, firstAlarmMinute };
  });
  return { ...next, alarms };
}

function judgeAlarm(
  scenario: AnyScenario,
  alarm: AlarmDefinition,
  index: number,
  state: SessionState,
  before: AlarmStatus["state"],
): AlarmStatus["state"] {
  const collector = scenario.collectors[index];
  if (!collector) return before;
  const due = newestDue(collector, state);
  /** A reading so many steps back: null when it is missing, undefined before there were any. */
  const read = (back: number) => {
    const at = due - back * collector.everyMinutes;
    return at < 0 ? undefined : promptReading(collector, index, state, at);
  };
  let silent = 0;
  while (silent < alarm.missing && read(silent) === null) silent += 1;
  if (alarm.missing > 0 && silent === alarm.missing) return "INSUFFICIENT_DATA";
  let above = true;
  for (let back = 0; back < alarm.points; back += 1) {
    const value = read(back) ?? null;
    if (value === null) return before;
    above &&= value > alarm.threshold;
  }
  return above ? "ALARM" : "OK";
}

const NEVER_KNOWN: KnownHealth = { health: "unknown", asOfMinute: null, peak: 0, asked: false };

/** What the newest readings say of each service. Each minute looks only at the reading that arrives in it. */
export function judgeKnownHealth(scenario: AnyScenario, state: SessionState): SessionState {
  const wiring = wiringOf(scenario);
  const known = scenario.services.map((service, index) => {
    const before = state.known[index] ?? NEVER_KNOWN;
    const collector = wiring.services[index]?.collector ?? -1;
    return judgeService(scenario, service, collector, state, before);
  });
  return { ...state, known };
}

/** What the team is told of a service when it asks: how it is in this minute. */
export function learnHealth(
  scenario: AnyScenario,
  state: SessionState,
  serviceId: string,
): SessionState {
  const index = scenario.services.findIndex((one) => one.id === serviceId);
  const service = scenario.services[index];
  const gauge = scenario.gauges.find((one) => one.id === service?.troubleGauge);
  if (!service || !gauge) return state;
  const known = state.known.map((before, at) =>
    at === index ? judged(gauge.read(state.world), state.minute, service, before, true) : before,
  );
  return { ...state, known };
}

function judged(
  value: number,
  asOfMinute: number,
  service: ServiceDefinition,
  before: KnownHealth,
  asked: boolean,
): KnownHealth {
  const peak = value < service.degradedAt ? 0 : Math.max(before.peak, value);
  return { health: healthOf(value, peak, service), asOfMinute, peak, asked };
}

function judgeService(
  scenario: AnyScenario,
  service: ServiceDefinition,
  index: number,
  state: SessionState,
  before: KnownHealth,
): KnownHealth {
  const collector = scenario.collectors[index];
  const asOfMinute = collector ? newestDue(collector, state) : state.minute;
  const older = before.asOfMinute !== null && asOfMinute <= before.asOfMinute;
  const value =
    collector === undefined || older ? null : promptReading(collector, index, state, asOfMinute);
  if (value === null) {
    const silent =
      before.asOfMinute !== null &&
      state.minute - before.asOfMinute >
        service.staleAfterMinutes + (collector ? extraDelay(collector, state.fog) : 0);
    return silent ? { ...before, health: "unknown" } : before;
  }
  return judged(value, asOfMinute, service, before, false);
}

function healthOf(value: number, peak: number, service: ServiceDefinition): Health {
  if (value < service.degradedAt) return "healthy";
  if (peak >= service.impairedAt && value < peak * FALLING_SHARE) return "recovering";
  return value < service.impairedAt ? "degraded" : "impaired";
}
