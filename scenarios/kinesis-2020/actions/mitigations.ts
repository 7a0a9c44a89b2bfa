import "#server-only";
import type { ActionDefinition, Order, Progress } from "../../../engine/index";
import * as figures from "../model/figures";
import { type RestartOrder, SERVERS_MAX } from "../model/fleet";
import type { World } from "../model/world";

type Mitigation = Omit<ActionDefinition<World>, "kind" | "lane" | "repeatable" | "dials"> &
  Partial<Pick<ActionDefinition<World>, "lane" | "repeatable" | "dials">>;

export const mitigations: readonly ActionDefinition<World>[] = [
  mitigation({
    id: "capacity.remove",
    title: "Remove the servers added this morning",
    does: "Takes the added servers out of the fleet again, a few at a time.",
    cannotTell: "Whether they are the cause.",
    function: "operations",
    minutes: [2, 4],
    expected: "hours, by rate",
    risk: "medium",
    riskNote: "The fleet gets smaller while it is in trouble; peers learn of it over an hour.",
    dials: [
      {
        type: "number",
        id: "serversPerHour",
        label: "Rate",
        unit: "servers/h",
        min: 10,
        max: 120,
        step: 1,
        initial: 45,
        note: `${figures.SERVERS_ADDED} servers were added (modelled). Never done faster than 60 an hour.`,
      },
    ],
    requires: (world) =>
      world.fleet.counts.added === 0 ? "None of the added servers is left in the fleet." : null,
    apply: (world, order) =>
      withFleet(world, {
        removal: { serversPerHour: numberOf(order, "serversPerHour"), carry: 0 },
      }),
    withdraw: (world) => withFleet(world, { removal: null }),
    follow: (world, order) => removalProgress(world, order),
  }),
  mitigation({
    id: "fleet.restart",
    title: "Restart the front-end fleet",
    does: "Restarts servers one group after the other; each builds its shard map anew before it serves.",
    cannotTell: "Whether the new maps will be complete.",
    function: "operations",
    minutes: [1, 1],
    expected: "12 h and more, by rate",
    risk: "high",
    riskNote:
      "Building maps takes capacity from every serving server. Too fast, and slow servers are thrown out and must start again.",
    dials: [
      {
        type: "number",
        id: "serversPerHour",
        label: "Rate",
        unit: "servers/h",
        min: 50,
        max: 3000,
        step: 1,
        initial: 250,
        note: "A few hundred an hour is what the runbook has ever done.",
      },
      {
        type: "choice",
        id: "source",
        label: "Build maps from",
        initial: "neighbours",
        options: [
          {
            id: "neighbours",
            label: "Neighbours",
            note: "The usual way. They are busy themselves.",
          },
          {
            id: "metadata-store",
            label: "Metadata store",
            note: "Needs the boot configuration first; finishes at most 14 builds a minute (modelled).",
          },
        ],
      },
      {
        type: "choice",
        id: "scope",
        label: "Restart",
        initial: "every",
        options: [
          { id: "every", label: "Every server", note: "Simple and sure." },
          {
            id: "useless",
            label: "Only servers with an incomplete map",
            note: "Fewer; asks each server first.",
          },
        ],
      },
    ],
    requires: (world, params) =>
      params?.source === "metadata-store" && !world.config.storeReady
        ? "Servers cannot boot from the metadata store yet: ship its boot configuration first."
        : null,
    apply: (world, order) => withFleet(world, { restart: restartOrder(world, order) }),
    withdraw: (world, _order, forGood) =>
      withFleet(world, { restart: stopped(world.fleet.restart, forGood) }),
    follow: restartProgress,
  }),
  mitigation({
    id: "config.metadata-store",
    title: "Let servers boot from the metadata store",
    does: "Prepares and ships a boot configuration that reads the authoritative metadata store instead of neighbours.",
    cannotTell: "How many builds at once the store can bear.",
    function: "operations",
    minutes: [85, 94],
    expected: "about 90 min",
    risk: "low",
    riskNote: "A configuration change under pressure; used only by servers that start afterwards.",
    repeatable: false,
    apply: (world) => ({ ...world, config: { ...world.config, storeReady: true } }),
  }),
  mitigation({
    id: "limit.raise",
    title: "Raise the thread limit on front-end hosts",
    does: `Ships an operating-system setting that allows ${figures.THREAD_LIMIT_RAISED} threads; a server uses it after its next restart.`,
    cannotTell: "How servers behave with more threads than were ever tested.",
    function: "operations",
    minutes: [25, 35],
    expected: "about 30 min",
    risk: "high",
    riskNote: "Never tested under load. It does nothing without a restart.",
    repeatable: false,
    apply: (world) => ({
      ...world,
      config: { ...world.config, bootLimit: figures.THREAD_LIMIT_RAISED },
    }),
  }),
  mitigation({
    id: "memory.fix",
    title: "Give front-end processes more heap",
    does: "Ships a larger heap setting; a server uses it after its next restart.",
    cannotTell: "Whether memory was ever short.",
    function: "operations",
    minutes: [30, 40],
    expected: "about 35 min",
    risk: "medium",
    riskNote: "It does nothing without a full restart.",
    repeatable: false,
    apply: (world) => ({ ...world, config: { ...world.config, memoryFixed: true } }),
  }),
  mitigation({
    id: "health-check.relax",
    title: "Loosen the front end's health check",
    does: "Lets slow servers stay in rotation longer before they are thrown out.",
    cannotTell: "Which slow servers are truly ill.",
    function: "operations",
    minutes: [12, 18],
    expected: "about 15 min",
    risk: "medium",
    riskNote: "Customers meet slow servers more often.",
    repeatable: false,
    apply: (world) => ({ ...world, config: { ...world.config, healthCheckRelaxed: true } }),
  }),
  mitigation({
    id: "traffic.throttle",
    title: "Refuse a share of customers' requests",
    does: "Answers a share of requests with a throttling error, so that the rest has room.",
    cannotTell: "Which customers mind most.",
    function: "operations",
    minutes: [6, 9],
    expected: "about 8 min, then until undone",
    risk: "medium",
    riskNote: "Refused requests are errors to customers.",
    dials: [
      {
        type: "number",
        id: "percent",
        label: "Share refused",
        unit: "%",
        min: 5,
        max: 60,
        step: 5,
        initial: 20,
        note: "Counts as errors in the impact.",
      },
    ],
    apply: (world, order) => ({ ...world, throttle: numberOf(order, "percent") / 100 }),
    withdraw: (world) => ({ ...world, throttle: 0 }),
    follow: (world) =>
      lasting(`${Math.round(100 * world.throttle)} % of requests refused; cancel to undo`),
  }),
  mitigation({
    id: "traffic.shed-cloudwatch",
    title: "Ask CloudWatch to keep its load off Kinesis",
    does: "CloudWatch stops sending, which frees about a fifth of the front end (modelled).",
    cannotTell: "What else loses its metrics.",
    function: "dependents",
    minutes: [10, 14],
    expected: "about 12 min, then until undone",
    risk: "high",
    riskNote: "All CloudWatch metrics and alarms go dark, yours among them; senders' buffers fill.",
    apply: (world) => shedCloudwatch(world, true),
    withdraw: (world) => shedCloudwatch(world, false),
    follow: () => lasting("CloudWatch sends nothing; cancel to undo"),
  }),
  mitigation({
    id: "cognito.add-buffer",
    title: "Cognito: extend the buffers",
    does: "The Cognito team adds room for calls to Kinesis.",
    cannotTell: "How long it will last.",
    function: "dependents",
    minutes: [18, 24],
    expected: "about 20 min",
    risk: "low",
    riskNote: "Buys time only.",
    repeatable: false,
    apply: (world) => {
      const { cognito } = world.dependents;
      const buffer = {
        ...cognito.buffer,
        capacity: cognito.buffer.capacity + figures.COGNITO_EXTENSION_MINUTES,
      };
      return { ...world, dependents: { ...world.dependents, cognito: { ...cognito, buffer } } };
    },
  }),
  mitigation({
    id: "cognito.decouple",
    title: "Cognito: cut the dependence on Kinesis",
    does: "The Cognito team writes, tests and rolls out a change that drops analytics instead of waiting.",
    cannotTell: "Whether all places that wait have been found.",
    function: "dependents",
    minutes: [176, 184],
    expected: "3 h to prepare, 4 h to roll out",
    risk: "medium",
    riskNote: "A code change in the sign-in path during an outage.",
    repeatable: false,
    apply: (world) => cognitoRollout(world, true),
    withdraw: (world) => cognitoRollout(world, false),
    follow: cognitoProgress,
  }),
  mitigation({
    id: "lambda.cap-buffers",
    title: "Lambda: cap the metric agents' memory",
    does: "The Lambda team limits what agents keep and drops the oldest metrics.",
    cannotTell: "Which metrics will be missed.",
    function: "dependents",
    minutes: [5, 7],
    expected: "about 6 min",
    risk: "low",
    riskNote: "Those metrics are lost for good.",
    repeatable: false,
    apply: (world) => ({
      ...world,
      dependents: { ...world.dependents, lambda: { ...world.dependents.lambda, capped: true } },
    }),
  }),
];

function mitigation(of: Mitigation): ActionDefinition<World> {
  return { dials: [], lane: of.id, repeatable: true, ...of, kind: "mitigation" };
}

function numberOf(order: Order, dial: string): number {
  const value = order.params[dial];
  return typeof value === "number" ? value : 0;
}

function withFleet(world: World, change: Partial<World["fleet"]>): World {
  return { ...world, fleet: { ...world.fleet, ...change } };
}

/** A lever that stays pulled until somebody lets go. */
function lasting(detail: string): Progress {
  return { share: null, detail, minutesLeft: null, state: "going" };
}

function removalProgress(world: World, order: Order): Progress {
  const { added } = world.fleet.counts;
  const out = figures.SERVERS_ADDED - added;
  return {
    share: out / figures.SERVERS_ADDED,
    detail: `${out} of ${figures.SERVERS_ADDED} servers out`,
    minutesLeft: Math.ceil((added * 60) / numberOf(order, "serversPerHour")),
    state: added === 0 ? "done" : "going",
  };
}

/** A round on hold goes on where it stood; any other order begins with the first server. */
function restartOrder(world: World, order: Order): RestartOrder {
  if (world.fleet.restart?.held) return { ...world.fleet.restart, held: false };
  return {
    held: false,
    serversPerHour: numberOf(order, "serversPerHour"),
    source: order.params.source === "metadata-store" ? "metadata-store" : "neighbours",
    scope: order.params.scope === "useless" ? "useless" : "every",
    cursor: 0,
    carry: 0,
  };
}

function stopped(restart: RestartOrder | null, forGood: boolean): RestartOrder | null {
  return forGood || restart === null ? null : { ...restart, held: true };
}

function restartProgress(world: World): Progress {
  const { counts, restart } = world.fleet;
  if (restart === null)
    return { share: null, detail: "stopped", minutesLeft: null, state: "failed" };
  const booting = counts.restarting + counts.building;
  const begun = restart.cursor / SERVERS_MAX;
  const over = restart.cursor >= SERVERS_MAX && booting === 0;
  const left = Math.ceil(((SERVERS_MAX - restart.cursor) * 60) / restart.serversPerHour);
  return {
    share: begun,
    detail: `${Math.round(100 * begun)} % of the fleet called, ${booting} starting`,
    minutesLeft: left === 0 ? null : left,
    state: over ? "done" : "going",
  };
}

function shedCloudwatch(world: World, shed: boolean): World {
  const cloudwatch = { ...world.dependents.cloudwatch, shed };
  return { ...world, dependents: { ...world.dependents, cloudwatch } };
}

function cognitoRollout(world: World, rollingOut: boolean): World {
  const cognito = { ...world.dependents.cognito, rollingOut };
  return { ...world, dependents: { ...world.dependents, cognito } };
}

function cognitoProgress(world: World): Progress {
  const { decoupled } = world.dependents.cognito;
  return {
    share: decoupled,
    detail: `${Math.round(100 * decoupled)} % of web servers changed`,
    minutesLeft: Math.ceil((1 - decoupled) * figures.COGNITO_ROLLOUT_MINUTES),
    state: decoupled >= 1 ? "done" : "going",
  };
}
