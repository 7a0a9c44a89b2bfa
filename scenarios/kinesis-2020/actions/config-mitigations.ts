import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import * as figures from "../model/figures";
import { CLEAN_RECORDS, FIXED_HEAP, RAISED_LIMIT } from "../model/map-build";
import type { World } from "../model/world";
import { lasting, mitigation, numberOf } from "./mitigation";

/** Settings that servers use from their next start, and levers at the edge. */
export const configMitigations: readonly ActionDefinition<World>[] = [
  mitigation({
    id: "config.metadata-store",
    title: "Let servers boot from the metadata store",
    does: "Prepares and ships a boot configuration that reads the authoritative metadata store instead of neighbours.",
    cannotTell: "How many builds at once the store can bear.",
    function: "operations",
    minutes: [82, 90],
    expected: "about an hour and a half",
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
    apply: (world) => startWith(world, RAISED_LIMIT),
  }),
  mitigation({
    id: "memory.fix",
    title: "Ship the memory fix: more heap, bounded message buffers",
    does: "Ships a larger heap and a bound on what servers keep of each other's messages; a server uses it after its next restart.",
    cannotTell: "Whether memory was ever short.",
    function: "operations",
    minutes: [30, 40],
    expected: "about 35 min",
    risk: "medium",
    riskNote: "It does nothing without a full restart.",
    repeatable: false,
    apply: (world) => startWith(world, FIXED_HEAP),
  }),
  mitigation({
    id: "membership.correct",
    title: "Rewrite this morning's membership records",
    does: "Writes the records of all servers added today anew from the registry of hosts.",
    cannotTell: "Whether running servers notice.",
    function: "operations",
    minutes: [18, 24],
    expected: "about 20 min",
    risk: "medium",
    riskNote:
      "A write to the source of truth of the whole fleet. Servers read it in full when they start.",
    repeatable: false,
    apply: (world) => startWith(world, CLEAN_RECORDS),
  }),
  mitigation({
    id: "pools.cap",
    title: "Cap worker pools on large hosts",
    does: "Ships a setting that sizes pools as on the older hosts, and starts the added servers with it.",
    cannotTell: "Whether the older hosts care.",
    function: "operations",
    minutes: [28, 36],
    expected: "about 30 min",
    risk: "medium",
    riskNote: "Large hosts carry less than they could.",
    repeatable: false,
    apply: (world) => ({ ...world, config: { ...world.config, poolsCapped: true } }),
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
];

/** Servers that start from now on start with this as well. */
function startWith(world: World, bit: number): World {
  return { ...world, config: { ...world.config, bootBits: world.config.bootBits | bit } };
}
