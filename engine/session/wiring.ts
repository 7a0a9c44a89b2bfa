import "#server-only";
import type { AnyScenario } from "../define-scenario";

/** Where the parts of a scenario find each other: positions instead of ids, looked up once and used every minute. */
export interface Wiring {
  readonly gaugeOf: ReadonlyMap<string, number>;
  /** Per collector: its gauge, and the gauge of its losses or −1. */
  readonly collectors: readonly { readonly gauge: number; readonly loss: number }[];
  /** Per service: the gauge of its trouble, and its collector or −1. */
  readonly services: readonly { readonly gauge: number; readonly collector: number }[];
  /** Per alarm: its collector. */
  readonly alarms: readonly number[];
}

const known = new WeakMap<AnyScenario, Wiring>();

export function wiringOf(scenario: AnyScenario): Wiring {
  const made = known.get(scenario) ?? wire(scenario);
  known.set(scenario, made);
  return made;
}

function wire(scenario: AnyScenario): Wiring {
  const gaugeOf = new Map(scenario.gauges.map((gauge, index) => [gauge.id, index]));
  const gauge = (id: string | null) => (id === null ? -1 : (gaugeOf.get(id) ?? -1));
  const collector = (id: string | null) => scenario.collectors.findIndex((one) => one.id === id);
  return {
    gaugeOf,
    collectors: scenario.collectors.map((one) => ({
      gauge: gauge(one.gaugeId),
      loss: gauge(one.lossGaugeId),
    })),
    services: scenario.services.map((one) => ({
      gauge: gauge(one.troubleGauge),
      collector: collector(one.collectorId),
    })),
    alarms: scenario.alarms.map((one) => collector(one.collectorId)),
  };
}
