import "#server-only";
import type { Health } from "../../contract/views";
import type { AlarmDefinition, AnyScenario, ServiceDefinition } from "../define-scenario";
import { collect, type Frame } from "../world/collector";
import { frameAt, newestReading } from "../world/frames";
import { addItem, said } from "./items";
import type { AlarmStatus, KnownHealth, SessionState } from "./state";

/** Below this share of its peak, trouble counts as falling. */
export const FALLING_SHARE = 0.6;

/** Takes one minute's readings of the world. */
export function measure(
  scenario: AnyScenario,
  world: unknown,
  minute: number,
  seed: number,
): Frame {
  const gauges = scenario.gauges.map((gauge) => gauge.read(world));
  const readings = scenario.collectors.map((collector, index) => {
    const truth = gauges[gaugeIndex(scenario, collector.gaugeId)] ?? 0;
    const loss =
      collector.lossGaugeId === null
        ? 0
        : (gauges[gaugeIndex(scenario, collector.lossGaugeId)] ?? 0);
    return collect(collector, index, minute, seed, truth, loss);
  });
  return { gauges, readings };
}

const indexes = new WeakMap<AnyScenario, Map<string, number>>();

/** Position of a gauge in a frame. @throws Error for an unknown gauge. */
export function gaugeIndex(scenario: AnyScenario, gaugeId: string): number {
  let index = indexes.get(scenario);
  if (!index) {
    index = new Map(scenario.gauges.map((gauge, position) => [gauge.id, position]));
    indexes.set(scenario, index);
  }
  const position = index.get(gaugeId);
  if (position === undefined) throw new Error(`${scenario.id} has no gauge "${gaugeId}".`);
  return position;
}

export function collectorIndex(scenario: AnyScenario, collectorId: string): number {
  return scenario.collectors.findIndex((collector) => collector.id === collectorId);
}

/** Judges every alarm on what has arrived, and tells the channel of each change to or from ALARM. */
export function judgeAlarms(scenario: AnyScenario, state: SessionState): SessionState {
  let next = state;
  const alarms = scenario.alarms.map((alarm, index) => {
    const before = state.alarms[index] ?? {
      state: "OK",
      sinceMinute: null,
      firstAlarmMinute: null,
    };
    const judged = judgeAlarm(scenario, alarm, state);
    if (judged === before.state) return before;
    if (state.minute >= scenario.playFromMinute) {
      next = addItem(next, {
        kind: "alarm",
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
  state: SessionState,
): AlarmStatus["state"] {
  const index = collectorIndex(scenario, alarm.collectorId);
  const collector = scenario.collectors[index];
  const before = state.alarms[scenario.alarms.indexOf(alarm)]?.state ?? "OK";
  if (!collector) return before;
  const last = state.minute - collector.delayMinutes;
  const due = last - (last % collector.everyMinutes);
  const values: (number | null)[] = [];
  for (let at = due; at >= 0 && values.length < Math.max(alarm.points, alarm.missing); ) {
    values.push(frameAt(state.frames, at)?.readings[index] ?? null);
    at -= collector.everyMinutes;
  }
  if (alarm.missing > 0 && values.length >= alarm.missing) {
    if (values.slice(0, alarm.missing).every((value) => value === null)) return "INSUFFICIENT_DATA";
  }
  const recent = values.slice(0, alarm.points);
  if (recent.length < alarm.points || recent.some((value) => value === null)) return before;
  return recent.every((value) => value !== null && value > alarm.threshold) ? "ALARM" : "OK";
}

/** What the newest readings say of each service. */
export function judgeKnownHealth(scenario: AnyScenario, state: SessionState): SessionState {
  const known = scenario.services.map((service, index) => {
    const before = state.known[index] ?? { health: "unknown" as Health, asOfMinute: null, peak: 0 };
    return judgeService(scenario, service, state, before);
  });
  return { ...state, known };
}

function judgeService(
  scenario: AnyScenario,
  service: ServiceDefinition,
  state: SessionState,
  before: KnownHealth,
): KnownHealth {
  if (service.collectorId === null) return before;
  const index = collectorIndex(scenario, service.collectorId);
  const collector = scenario.collectors[index];
  if (!collector) return before;
  const reading = newestReading(state.frames, collector, index, state.minute);
  if (reading === null) return before;
  const peak = reading.value < service.degradedAt ? 0 : Math.max(before.peak, reading.value);
  const health: Health =
    state.minute - reading.minute > service.staleAfterMinutes
      ? "unknown"
      : healthOf(reading.value, peak, service);
  return { health, asOfMinute: reading.minute, peak };
}

function healthOf(value: number, peak: number, service: ServiceDefinition): Health {
  if (value < service.degradedAt) return "healthy";
  if (peak >= service.impairedAt && value < peak * FALLING_SHARE) return "recovering";
  return value < service.impairedAt ? "degraded" : "impaired";
}
