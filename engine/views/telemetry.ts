import "#server-only";
import type { ChartView } from "../../contract/telemetry-sections";
import type { PlayerView } from "../../contract/views";
import { hears } from "../session/rights";
import { gaugeIndex } from "../session/telemetry";
import type { Collector } from "../world/collector";
import { frameAt } from "../world/frames";
import type { Scene } from "./scene";

/** Charts show this much of the past, minutes. */
export const CHART_WINDOW_MINUTES = 480;
/** Logs reach back this far, minutes. */
const LOG_WINDOW_MINUTES = 30;

export function viewServices({ scenario, state }: Scene): PlayerView["services"] {
  return scenario.services.map((service, index) => {
    const known = state.known[index];
    const collector = scenario.collectors.find((one) => one.id === service.collectorId);
    return {
      id: service.id,
      name: service.name,
      group: service.group,
      health: known?.health ?? "unknown",
      asOfMinute: known?.asOfMinute ?? null,
      source: collector?.source ?? "no panel; ask its team",
      dependsOn: [...service.dependsOn],
    };
  });
}

/** What reached the screens, in the sampling of each instrument. */
export function viewCharts(scene: Scene): ChartView[] {
  return scene.scenario.collectors.map((collector, index) => {
    const values = window(
      scene,
      collector,
      (minute) => frameAt(scene.state.frames, minute)?.readings[index] ?? null,
    );
    return shapeChart(scene, collector, values, collector.delayMinutes);
  });
}

/** The same charts with nothing between the truth and the reader; for the facilitator. */
export function viewTrueCharts(scene: Scene): ChartView[] {
  return scene.scenario.collectors.map((collector) => {
    const gauge = gaugeIndex(scene.scenario, collector.gaugeId);
    const values = window(scene, { ...collector, delayMinutes: 0 }, (minute) => {
      const value = frameAt(scene.state.frames, minute)?.gauges[gauge];
      return value === undefined ? null : Math.round(value * 100) / 100;
    });
    return shapeChart(scene, { ...collector, source: "truth" }, values, 0);
  });
}

function window(scene: Scene, collector: Collector, read: (minute: number) => number | null) {
  const { everyMinutes, delayMinutes } = collector;
  const last = lastSlot(scene.state.minute - delayMinutes, everyMinutes);
  const values: (number | null)[] = [];
  for (let at = firstSlot(last, everyMinutes); at <= last; at += everyMinutes)
    values.push(read(at));
  return values;
}

/** The newest slot at or before a minute; negative while nothing can have arrived. */
function lastSlot(minute: number, every: number): number {
  return Math.floor(minute / every) * every;
}

function firstSlot(last: number, every: number): number {
  const first = Math.max(0, last - CHART_WINDOW_MINUTES);
  return first + ((every - (first % every)) % every);
}

function shapeChart(
  scene: Scene,
  collector: Collector,
  values: (number | null)[],
  delayMinutes: number,
): ChartView {
  const { minute } = scene.state;
  const last = lastSlot(minute - delayMinutes, collector.everyMinutes);
  const fromMinute = firstSlot(last, collector.everyMinutes);
  const lastIndex = values.findLastIndex((value) => value !== null);
  const lastMinute = lastIndex < 0 ? null : fromMinute + lastIndex * collector.everyMinutes;
  return {
    id: collector.id,
    tab: collector.tab,
    title: collector.title,
    unit: collector.unit,
    source: collector.source,
    fromMinute,
    everyMinutes: collector.everyMinutes,
    values,
    lastValue: lastIndex < 0 ? null : (values[lastIndex] ?? null),
    lastMinute,
    threshold: collector.threshold,
    max: collector.max,
    stale: lastMinute === null || minute - lastMinute > collector.staleAfterMinutes,
  };
}

export function viewAlarms({ scenario, state }: Scene): PlayerView["alarms"] {
  return scenario.alarms.map((alarm, index) => ({
    id: alarm.id,
    name: alarm.name,
    serviceId: alarm.serviceId,
    source: scenario.collectors.find((one) => one.id === alarm.collectorId)?.source ?? "",
    state: state.alarms[index]?.state ?? "OK",
    sinceMinute: state.alarms[index]?.sinceMinute ?? null,
    condition: alarm.condition,
  }));
}

/** Raw logs are the observability seat's; others hear of them from that seat. */
export function viewLogs({ scenario, seat, state }: Scene): PlayerView["logs"] {
  if (!hears(state, seat, "observability")) return [];
  const lines: PlayerView["logs"] = [];
  for (
    let minute = state.minute - 1;
    minute >= 0 && minute > state.minute - LOG_WINDOW_MINUTES;
    minute -= 1
  ) {
    const frame = frameAt(state.frames, minute);
    if (!frame) continue;
    const read = (gaugeId: string) => frame.gauges[gaugeIndex(scenario, gaugeId)] ?? 0;
    for (const [index, line] of scenario.logs(read, minute, state.header.seed).entries()) {
      lines.push({
        id: `l${minute}-${index}`,
        minute,
        source: line.source,
        level: line.level,
        text: line.text,
        count: line.count,
      });
    }
  }
  return lines;
}
