import "#server-only";
import { type AnyStateMachine, initialTransition, setup, transition } from "xstate";
import type { Health } from "../../contract/views";
import { HEALTHS } from "../../contract/views";

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

/** healthy → degraded → impaired → recovering, for one service or for the impact as a whole. */
function serviceRegion(serviceId: string) {
  const mine =
    (guard: (args: { event: IncidentEvent }) => boolean) =>
    ({ event }: { event: IncidentEvent }) =>
      event.type === "service.measured" && event.serviceId === serviceId && guard({ event });
  const on = (...moves: { target: string; guard: ReturnType<typeof mine> }[]) => ({
    on: { "service.measured": moves },
  });
  return {
    initial: "healthy",
    states: {
      healthy: on(
        { target: "impaired", guard: mine(impaired) },
        { target: "degraded", guard: mine(degraded) },
      ),
      degraded: on(
        { target: "healthy", guard: mine(fine) },
        { target: "impaired", guard: mine(impaired) },
      ),
      impaired: on(
        { target: "healthy", guard: mine(fine) },
        { target: "recovering", guard: mine(falling) },
      ),
      recovering: on(
        { target: "healthy", guard: mine(fine) },
        { target: "impaired", guard: mine(relapsed) },
      ),
    },
  };
}

const machines = new Map<string, AnyStateMachine>();

/** The incident of a scenario: impact, diagnosis, command, communications and one region per service, side by side. */
export function incidentMachine(serviceIds: readonly string[]): AnyStateMachine {
  const key = serviceIds.join(" ");
  const made = machines.get(key);
  if (made) return made;
  const machine = setup({ types: { events: {} as IncidentEvent } }).createMachine({
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
          resolved: {
            on: { "impact.measured": { target: "impacting", guard: (at) => !fine(at) } },
          },
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
      ...Object.fromEntries(serviceIds.map((id) => [`service:${id}`, serviceRegion(id)])),
    },
  });
  machines.set(key, machine);
  return machine;
}

function resolving() {
  return [
    { target: "resolved", guard: fine },
    { target: "recovering", guard: falling },
  ];
}

export function initialIncident(serviceIds: readonly string[]): IncidentValue {
  return asValue(initialTransition(incidentMachine(serviceIds))[0].value);
}

export function stepIncident(
  serviceIds: readonly string[],
  value: IncidentValue,
  event: IncidentEvent,
): IncidentValue {
  const machine = incidentMachine(serviceIds);
  const snapshot = machine.resolveState({ value, context: {} });
  return asValue(transition(machine, snapshot, event)[0].value);
}

/** True health of a service, as its region says. */
export function serviceHealth(value: IncidentValue, serviceId: string): Health {
  const state = value[`service:${serviceId}`];
  return HEALTHS.find((health) => health === state) ?? "unknown";
}

function asValue(value: unknown): IncidentValue {
  if (typeof value !== "object" || value === null) throw new Error("The incident has no regions.");
  return Object.fromEntries(
    Object.entries(value).map(([region, state]) => [region, String(state)]),
  );
}
