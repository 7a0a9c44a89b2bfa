import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import * as figures from "../model/figures";
import { countServers, isRunning, RESTARTING } from "../model/fleet";
import { cohortOf } from "../model/fleet-step";
import { CLEAN_RECORDS, FIXED_HEAP, RAISED_LIMIT } from "../model/map-build";
import { bootSource, type World } from "../model/world";
import { configured, lever, once } from "./kit";

/** Settings that servers use from their next start. */
export const configMitigations: readonly ActionDefinition<World>[] = [
  once("config.metadata-store", "Let servers boot from the metadata store", {
    people: 2,
    undo: "Not needed: a restart may still choose neighbours.",
    does: "Prepares and ships a boot configuration that reads the authoritative metadata store instead of neighbours.",
    cannotTell: "How many builds at once the store can bear.",
    minutes: [82, 90],
    expected: "about an hour and a half",
    riskNote: "A configuration change under pressure; used only by servers that start afterwards.",
    apply: (world) => configured(world, { storeReady: true }),
  }),
  image("limit.raise", "Raise the thread limit on front-end hosts", {
    does: `Ships a boot image that allows ${figures.THREAD_LIMIT_RAISED} threads; a server uses it after its next restart.`,
    cannotTell: "How servers behave with more threads than were ever tested.",
    minutes: [25, 35],
    expected: "about 30 min, then until undone",
    risk: "high",
    riskNote: "Never tested under load. It does nothing without a restart.",
    bit: RAISED_LIMIT,
    inForce: "servers that start now get the higher limit; cancel for the usual image",
  }),
  image("memory.fix", "Ship the memory fix: more heap, bounded message buffers", {
    does: "Ships a boot image with a larger heap and a bound on what servers keep of each other's messages; a server uses it after its next restart.",
    cannotTell: "Whether memory was ever short.",
    minutes: [30, 40],
    expected: "about 35 min, then until undone",
    risk: "medium",
    riskNote:
      "A larger heap leaves less memory for everything else. It does nothing without a full restart.",
    bit: FIXED_HEAP,
    inForce: "servers that start now get the larger heap; cancel for the usual image",
  }),
  once("membership.correct", "Rewrite this morning's membership records", {
    undo: "Cannot be undone; the old records are kept beside the new ones for comparison.",
    does: "Writes the records of all servers added today anew from the registry of hosts.",
    cannotTell: "Whether running servers notice.",
    minutes: [18, 24],
    expected: "about 20 min",
    risk: "medium",
    riskNote:
      "A write to the source of truth of the whole fleet. Servers read it in full when they start.",
    apply: (world) => startWith(world, CLEAN_RECORDS, true),
  }),
  once("pools.cap", "Cap worker pools on large hosts", {
    people: 2,
    undo: "Not by itself: the added servers were started with it.",
    does: "Ships a setting that sizes pools as on the older hosts, and starts the added servers with it.",
    cannotTell: "Whether the older hosts care.",
    minutes: [28, 36],
    expected: "about 30 min",
    risk: "medium",
    riskNote: "Large hosts carry less than they could.",
    apply: (world) => restartAdded(configured(world, { poolsCapped: true })),
  }),
];

type Image = Omit<Parameters<typeof lever>[2], "set" | "function" | "lane"> & { bit: number };

/** One boot image is in force at a time: whoever wants another has to let go of this one first. */
function image(id: string, title: string, { bit, ...of }: Image): ActionDefinition<World> {
  return lever(id, title, {
    people: 2,
    undo: "Cancel it: servers that start afterwards get the usual image. Those that run keep what they started with.",
    needs: "No other boot image may be in force.",
    ...of,
    lane: "boot-image",
    set: (world, on) => startWith(world, bit, on),
  });
}

/** What servers start with from now on. */
function startWith(world: World, bit: number, on: boolean): World {
  const { bootBits, shippedBits } = world.config;
  return configured(world, {
    bootBits: on ? bootBits | bit : bootBits & ~bit,
    shippedBits: on ? shippedBits | bit : shippedBits,
  });
}

/** The added servers start anew, with the setting. */
function restartAdded(world: World): World {
  const { fleet } = world;
  const ids = Array.from(fleet.state.keys()).filter(
    (id) => id >= figures.SERVERS_BEFORE && isRunning(fleet.state[id]),
  );
  const state = fleet.state.slice();
  for (const id of ids) state[id] = RESTARTING;
  const cohorts = [...fleet.cohorts, ...cohortOf(ids, bootSource(world))];
  return { ...world, fleet: { ...fleet, state, cohorts, counts: countServers(state) } };
}
