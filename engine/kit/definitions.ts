import "#server-only";
import { formatClock, type SimClock } from "../../contract/sim-time";
import type { Crossing, HistoryEntry } from "../define-history";
import type {
  AlarmDefinition,
  GaugeDefinition,
  InjectDefinition,
  ServiceDefinition,
} from "../define-scenario";
import type { Collector } from "../world/collector";

// Tables of a scenario, a row for each thing, made into definitions.

export type GaugeRow<World> = readonly [
  id: string,
  label: string,
  unit: string,
  read: (world: World) => number,
];

/** @param note where the figures come from, as the facilitator reads it */
export function gaugesOf<World>(
  note: string,
  rows: readonly GaugeRow<World>[],
): GaugeDefinition<World>[] {
  return rows.map(([id, label, unit, read]) => ({ id, label, unit, note, read }));
}

type Trouble = Pick<ServiceDefinition, "troubleGauge" | "degradedAt" | "impairedAt">;

/** A gauge that is a service's trouble, with the values at which it counts as degraded and as impaired. */
export function trouble(troubleGauge: string, degradedAt: number, impairedAt: number): Trouble {
  return { troubleGauge, degradedAt, impairedAt };
}

type ServiceRow = readonly [
  id: string,
  name: string,
  trouble: Trouble,
  /** The panel that shows it; null where the team has none. */
  collectorId: string | null,
  dependsOn: readonly string[],
  staleAfterMinutes: number,
];

/** @param groups the heading of a group → its services */
export function servicesOf(
  groups: Readonly<Record<string, readonly ServiceRow[]>>,
): ServiceDefinition[] {
  return Object.entries(groups).flatMap(([group, rows]) =>
    rows.map(([id, name, its, collectorId, dependsOn, staleAfterMinutes]) => ({
      id,
      name,
      group,
      ...its,
      collectorId,
      dependsOn,
      staleAfterMinutes,
    })),
  );
}

/** What several panels have in common. */
export type Instrument = Omit<Collector, "id" | "gaugeId" | "title" | "unit">;

/** An instrument that reads every minute, a minute late, exactly and without fail, in all but the differences. */
export function instrument(
  of: Pick<Instrument, "tab" | "source" | "scope"> & Partial<Instrument>,
): Instrument {
  return {
    everyMinutes: 1,
    delayMinutes: 1,
    noise: 0,
    path: null,
    threshold: null,
    max: null,
    staleAfterMinutes: 5,
    decimals: 0,
    ...of,
  };
}

export type PanelRow = readonly [
  instrument: Instrument,
  id: string,
  gaugeId: string,
  title: string,
  unit: string,
  differences?: Partial<Instrument>,
];

export function collectorsOf(rows: readonly PanelRow[]): Collector[] {
  return rows.map(([usual, id, gaugeId, title, unit, differences]) => ({
    ...usual,
    id,
    gaugeId,
    title,
    unit,
    ...differences,
  }));
}

type AlarmRow = readonly [
  id: string,
  name: string,
  serviceId: string,
  collectorId: string,
  threshold: number,
  points: number,
  condition: string,
];

/**
 * Ids get the prefix `alarm.`.
 * @param missing readings in a row that must be missing before an alarm whose path can fail says that it has too few
 */
export function alarmsOf(
  collectors: readonly Collector[],
  missing: number,
  rows: readonly AlarmRow[],
): AlarmDefinition[] {
  const failing = new Set(collectors.filter((one) => one.path !== null).map((one) => one.id));
  return rows.map(([id, name, serviceId, collectorId, threshold, points, condition]) => ({
    id: `alarm.${id}`,
    name,
    serviceId,
    collectorId,
    threshold,
    points,
    missing: failing.has(collectorId) ? missing : 0,
    condition,
  }));
}

export type TimedRow = readonly [
  atMinute: number,
  id: string,
  audience: InjectDefinition["audience"],
  from: string,
  text: string,
];

/** What people say at a minute. Ids get the prefix `inject.`; the clock says when. */
export function timedInjects(clock: SimClock, rows: readonly TimedRow[]): InjectDefinition[] {
  return rows.map(([atMinute, id, audience, from, text]) => {
    const when = formatClock(clock, atMinute);
    return { id: `inject.${id}`, from, text, audience, when, atMinute };
  });
}

export type ConditionalRow = readonly [
  id: string,
  audience: InjectDefinition["audience"],
  from: string,
  /** The condition in words, for the facilitator. */
  when: string,
  due: NonNullable<InjectDefinition["due"]>,
  text: string,
];

/** What people say as soon as something is so. Ids get the prefix `inject.`. */
export function conditionalInjects(rows: readonly ConditionalRow[]): InjectDefinition[] {
  return rows.map(([id, audience, from, when, due, text]) => ({
    id: `inject.${id}`,
    from,
    text,
    audience,
    when,
    due,
  }));
}

type TimelineRow = readonly [
  minute: number,
  untilMinute: number | null,
  label: string,
  detail: string,
  weight: HistoryEntry["weight"],
];

export function timelineOf(rows: readonly TimelineRow[]): HistoryEntry[] {
  return rows.map(([minute, untilMinute, label, detail, weight]) => ({
    minute,
    untilMinute,
    label,
    detail,
    weight,
  }));
}

export function above(gaugeId: string, value: number): Crossing {
  return { gaugeId, passes: "above", value };
}

export function below(gaugeId: string, value: number): Crossing {
  return { gaugeId, passes: "below", value };
}
