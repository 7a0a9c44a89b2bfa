import "#server-only";
import type { AnyScenario } from "../define-scenario";

/** Where the parts of a scenario find each other: positions instead of ids, looked up once and used every minute. */
export interface Wiring {
  readonly gaugeOf: ReadonlyMap<string, number>;
  /** Per collector: its gauge, and those of its path, each −1 without one. */
  readonly collectors: readonly CollectorWiring[];
  /** Per service: the gauge of its trouble, and its collector or −1. */
  readonly services: readonly { readonly gauge: number; readonly collector: number }[];
  /** Per alarm: its collector. */
  readonly alarms: readonly number[];
}

export interface CollectorWiring {
  readonly gauge: number;
  readonly fails: number;
  readonly held: number;
  readonly gone: number;
  readonly delivered: number;
  readonly filledIn: number;
}

const known = new WeakMap<AnyScenario, Wiring>();

export function wiringOf(scenario: AnyScenario): Wiring {
  const made = known.get(scenario) ?? wire(scenario);
  known.set(scenario, made);
  return made;
}

function wire(scenario: AnyScenario): Wiring {
  const gaugeOf = new Map(scenario.gauges.map((gauge, index) => [gauge.id, index]));
  const gauge = (id: string | undefined) => (id === undefined ? -1 : (gaugeOf.get(id) ?? -1));
  const collector = (id: string | null) => scenario.collectors.findIndex((one) => one.id === id);
  return {
    gaugeOf,
    collectors: scenario.collectors.map((one) => ({
      gauge: gauge(one.gaugeId),
      fails: gauge(one.path?.fails),
      held: gauge(one.path?.held),
      gone: gauge(one.path?.gone),
      delivered: gauge(one.path?.delivered),
      filledIn: gauge(one.path?.filledIn),
    })),
    services: scenario.services.map((one) => ({
      gauge: gauge(one.troubleGauge),
      collector: collector(one.collectorId),
    })),
    alarms: scenario.alarms.map((one) => collector(one.collectorId)),
  };
}
