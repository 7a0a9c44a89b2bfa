import "#server-only";
import type { FogLevel } from "../../contract/fog";
import type { ChartView } from "../../contract/telemetry-sections";
import type { PlayerView } from "../../contract/views";
import { newestDue, shownReadings } from "../session/arrival";
import { readsSection } from "../session/rights";
import type { SessionState } from "../session/state";
import { gaugeIndex } from "../session/telemetry";
import { type Collector, extraDelay, roundTo } from "../world/collector";
import { FOG } from "../world/fog";
import { type Frames, frameAt } from "../world/frames";
import { draw } from "../world/random";
import type { RoomScene, Scene } from "./scene";

/** Logs reach back this far, minutes. */
const LOG_WINDOW_MINUTES = 30;

export function viewServices({ scenario, state }: RoomScene): PlayerView["services"] {
  return scenario.services.map((service, index) => {
    const known = state.known[index];
    const collector = scenario.collectors.find((one) => one.id === service.collectorId);
    return {
      id: service.id,
      name: service.name,
      group: service.group,
      health: known?.health ?? "unknown",
      asOfMinute: known?.asOfMinute ?? null,
      source: known?.asked ? "told by its team" : (collector?.source ?? "no panel; ask its team"),
      dependsOn: [...service.dependsOn],
    };
  });
}

/** What reached the screens since T+0, in the sampling of each instrument; the newest slots may still be on their way. */
export const viewCharts = oncePerMinute(({ scenario, state }) =>
  scenario.collectors.map((collector, index) => {
    const slots = slotsUntil(newestDue(collector, state), collector.everyMinutes);
    const readings = shownReadings(scenario, state, index, slots);
    const late = slots.filter((_, slot) => readings[slot]?.filledIn);
    return {
      ...shapeChart(
        collector,
        state,
        slots,
        readings.map(({ value }) => value),
      ),
      backfilled: stretches(late, collector.everyMinutes),
    };
  }),
);

/** The same charts with nothing between the truth and the reader; for the facilitator. */
export const viewTrueCharts = oncePerMinute(({ scenario, state }) =>
  scenario.collectors.map((collector) => {
    const gauge = gaugeIndex(scenario, collector.gaugeId);
    const slots = slotsUntil(state.minute, collector.everyMinutes);
    const values = slots.map((minute) => {
      const value = frameAt(state.frames, minute)?.gauges[gauge];
      return value === undefined ? null : roundTo(value, 2);
    });
    return shapeChart({ ...collector, source: "truth" }, state, slots, values);
  }),
);

/** Every seat of a room is shown the same curves, so they are drawn up once for each minute and level of fog. */
function oncePerMinute(make: (of: Pick<RoomScene, "scenario" | "state">) => ChartView[]) {
  const made = new WeakMap<Frames, { fog: FogLevel; charts: ChartView[] }>();
  return ({ scenario, state }: RoomScene): ChartView[] => {
    const known = made.get(state.frames);
    if (known?.fog === state.fog) return known.charts;
    const charts = make({ scenario, state });
    made.set(state.frames, { fog: state.fog, charts });
    return charts;
  };
}

/** The minutes at which an instrument reads, oldest first. */
function slotsUntil(until: number, every: number): number[] {
  return Array.from({ length: Math.floor(until / every) + 1 }, (_, index) => index * every);
}

/** First and last minute of each run of slots. */
function stretches(slots: readonly number[], every: number): [number, number][] {
  const runs: [number, number][] = [];
  for (const slot of slots) {
    const run = runs.at(-1);
    if (run && slot - run[1] === every) run[1] = slot;
    else runs.push([slot, slot]);
  }
  return runs;
}

function shapeChart(
  collector: Collector,
  { fog, minute }: SessionState,
  slots: readonly number[],
  values: (number | null)[],
): ChartView {
  const lastIndex = values.findLastIndex((value) => value !== null);
  const lastMinute = lastIndex < 0 ? null : (slots[lastIndex] ?? null);
  return {
    id: collector.id,
    tab: collector.tab,
    title: collector.title,
    unit: collector.unit,
    source: collector.source,
    scope: collector.scope,
    delayMinutes: collector.delayMinutes,
    fromMinute: slots[0] ?? 0,
    everyMinutes: collector.everyMinutes,
    values,
    lastValue: lastIndex < 0 ? null : (values[lastIndex] ?? null),
    lastMinute,
    threshold: collector.threshold,
    max: collector.max,
    stale:
      lastMinute === null ||
      minute - lastMinute > collector.staleAfterMinutes + extraDelay(collector, fog),
    backfilled: [],
  };
}

export function viewAlarms({ scenario, state }: RoomScene): PlayerView["alarms"] {
  return scenario.alarms.map((alarm, index) => ({
    id: alarm.id,
    name: alarm.name,
    serviceId: alarm.serviceId,
    chartId: alarm.collectorId,
    source: scenario.collectors.find((one) => one.id === alarm.collectorId)?.source ?? "",
    state: state.alarms[index]?.state ?? "OK",
    sinceMinute: state.alarms[index]?.sinceMinute ?? null,
    condition: alarm.condition,
  }));
}

/** Raw logs are the observability seat's; others hear of them from that seat. */
export function viewLogs({ scenario, seat, state }: Scene): PlayerView["logs"] {
  if (!readsSection(state, seat, "logs")) return [];
  const lines: PlayerView["logs"] = [];
  for (
    let minute = state.minute - 1;
    minute >= 0 && minute > state.minute - LOG_WINDOW_MINUTES;
    minute -= 1
  ) {
    const frame = frameAt(state.frames, minute);
    if (!frame || minute + Math.ceil(FOG[frame.fog].delay) > state.minute) continue;
    const read = (gaugeId: string) => frame.gauges[gaugeIndex(scenario, gaugeId)] ?? 0;
    const { seed } = state.header;
    for (const [index, line] of scenario.logs(read, minute, seed).entries()) {
      if (draw(seed, 0x109f, minute, index) < FOG[frame.fog].stray) continue;
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
