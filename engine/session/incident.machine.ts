import "#server-only";
import { initialTransition, type StateValueFrom, setup, transition } from "xstate";
import type { Health } from "../../contract/telemetry-sections";
import { HEALTHS } from "../../contract/telemetry-sections";

/** Coarse trouble of one service: 0 fine, 1 degraded, 2 impaired; `falling` once it is well below its peak. */
export interface Level {
  readonly level: 0 | 1 | 2;
  readonly falling: boolean;
  /** Worst value since it was last fine; only kept between minutes, the machine does not look at it. */
  readonly peak: number;
}

export type IncidentEvent =
  | ({ type: "service.measured"; serviceId: string } & Pick<Level, "level" | "falling">)
  | ({ type: "impact.measured" } & Pick<Level, "level" | "falling">)
  | { type: "mitigation.begun" }
  | { type: "incident.declared" }
  | { type: "hypothesis.proposed" }
  | { type: "cause.confirmed" }
  | { type: "update.published" }
  | { type: "update.overdue" };

/** Present state of each region, by name; service regions are prefixed with `service:`. */
export type IncidentValue = Readonly<Record<string, string>>;

const degraded = ({ event }: { event: IncidentEvent }) => "level" in event && event.level === 1;
const impaired = ({ event }: { event: IncidentEvent }) => "level" in event && event.level === 2;
const fine = ({ event }: { event: IncidentEvent }) => "level" in event && event.level === 0;
const falling = ({ event }: { event: IncidentEvent }) => "falling" in event && event.falling;
const relapsed = ({ event }: { event: IncidentEvent }) =>
  "falling" in event && event.level === 2 && !event.falling;

/** healthy → degraded → impaired → recovering: the region of one service, the same for all of them. */
export const serviceMachine = setup({ types: { events: {} as IncidentEvent } }).createMachine({
  id: "service",
  initial: "healthy",
  states: {
    healthy: {
      on: {
        "service.measured": [
          { target: "impaired", guard: impaired },
          { target: "degraded", guard: degraded },
        ],
      },
    },
    degraded: {
      on: {
        "service.measured": [
          { target: "healthy", guard: fine },
          { target: "impaired", guard: impaired },
        ],
      },
    },
    impaired: {
      on: {
        "service.measured": [
          { target: "healthy", guard: fine },
          { target: "recovering", guard: falling },
        ],
      },
    },
    recovering: {
      on: {
        "service.measured": [
          { target: "healthy", guard: fine },
          { target: "impaired", guard: relapsed },
        ],
      },
    },
  },
});

/** The incident as a whole: impact, diagnosis, command and communications, side by side. */
export const incidentMachine = setup({ types: { events: {} as IncidentEvent } }).createMachine({
  id: "incident",
  type: "parallel",
  states: {
    impact: {
      initial: "latent",
      states: {
        latent: { on: { "impact.measured": { target: "impacting", guard: (at) => !fine(at) } } },
        impacting: { on: { "mitigation.begun": "mitigating", "impact.measured": resolving() } },
        mitigating: { on: { "impact.measured": resolving() } },
        recovering: {
          on: {
            "impact.measured": [
              { target: "resolved", guard: fine },
              { target: "impacting", guard: relapsed },
            ],
          },
        },
        resolved: { on: { "impact.measured": { target: "impacting", guard: (at) => !fine(at) } } },
      },
    },
    diagnosis: {
      initial: "open",
      states: {
        open: { on: { "hypothesis.proposed": "narrowing" } },
        narrowing: { on: { "cause.confirmed": "confirmed" } },
        confirmed: {},
      },
    },
    command: {
      initial: "undeclared",
      states: { undeclared: { on: { "incident.declared": "declared" } }, declared: {} },
    },
    communications: {
      initial: "silent",
      states: {
        silent: { on: { "update.published": "current", "update.overdue": "overdue" } },
        current: { on: { "update.overdue": "overdue" } },
        overdue: { on: { "update.published": "current" } },
      },
    },
  },
});

function resolving() {
  return [
    { target: "resolved", guard: fine },
    { target: "recovering", guard: falling },
  ] as const;
}

export function initialIncident(serviceIds: readonly string[]): IncidentValue {
  const service = String(initialTransition(serviceMachine)[0].value);
  const services = serviceIds.map((id) => [`service:${id}`, service] as const);
  return { ...initialTransition(incidentMachine)[0].value, ...Object.fromEntries(services) };
}

/**
 * The regions after an event. A service's region is stepped on its own: as part of one parallel machine each of its events would cost as much as
 * all regions together.
 */
export function stepIncident(value: IncidentValue, event: IncidentEvent): IncidentValue {
  if (event.type === "service.measured") {
    const region = `service:${event.serviceId}`;
    const before = serviceMachine.resolveState({ value: serviceState(value[region]), context: {} });
    return { ...value, [region]: String(transition(serviceMachine, before, event)[0].value) };
  }
  const { impact, diagnosis, command, communications } = value;
  const regions = { impact, diagnosis, command, communications } as RegionValue;
  const before = incidentMachine.resolveState({ value: regions, context: {} });
  return { ...value, ...transition(incidentMachine, before, event)[0].value };
}

/** True health of a service, as its region says. */
export function serviceHealth(value: IncidentValue, serviceId: string): Health {
  const state = value[`service:${serviceId}`];
  return HEALTHS.find((health) => health === state) ?? "unknown";
}

/** The four regions as the machine names their states; a value that came from it holds nothing else. */
type RegionValue = StateValueFrom<typeof incidentMachine>;

function serviceState(state: string | undefined): StateValueFrom<typeof serviceMachine> {
  return SERVICE_STATES.find((known) => known === state) ?? "healthy";
}

const SERVICE_STATES = ["healthy", "degraded", "impaired", "recovering"] as const;
