import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import * as figures from "../model/figures";
import { CLEAN_RECORDS, FIXED_HEAP, RAISED_LIMIT } from "../model/map-build";
import type { World } from "../model/world";
import { mitigation } from "./mitigation";

/** Settings that servers use from their next start. */
export const configMitigations: readonly ActionDefinition<World>[] = [
  mitigation({
    id: "config.metadata-store",
    people: 2,
    undo: "Not needed: a restart may still choose neighbours.",
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
    people: 2,
    undo: "Not by itself: a server keeps what it started with until it starts again.",
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
    people: 2,
    undo: "Not by itself: a server keeps what it started with until it starts again.",
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
    undo: "Cannot be undone; the old records are kept beside the new ones for comparison.",
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
    people: 2,
    undo: "Not by itself: the added servers were started with it.",
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
];

/** Servers that start from now on start with this as well. */
function startWith(world: World, bit: number): World {
  return { ...world, config: { ...world.config, bootBits: world.config.bootBits | bit } };
}
