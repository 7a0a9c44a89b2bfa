import "#server-only";
import { draw, drawNormal } from "../../../engine/index";
import * as figures from "./figures";
import type { FleetNews } from "./map-build";

/** What a server is doing. ABSENT servers have not joined; REMOVED ones were taken out again. */
export const ABSENT = 0;
export const SERVING = 1;
export const USELESS = 2;
export const RESTARTING = 3;
export const BUILDING = 4;
export const REMOVED = 5;

export type BootSource = "neighbours" | "metadata-store";

/** Servers that restart together. */
export interface Cohort {
  readonly ids: readonly number[];
  readonly stage: "restarting" | "building";
  /** Minutes of the present stage that are still to do; a build counts down in work, not in time. */
  readonly left: number;
  readonly source: BootSource;
}

export interface RestartOrder {
  /** No further server is called while it is held. */
  readonly held: boolean;
  readonly serversPerHour: number;
  readonly source: BootSource;
  readonly scope: "every" | "useless" | "rest";
  /** Servers that the round may still call. */
  readonly left: number;
  /** Next server to look at. */
  readonly cursor: number;
  readonly carry: number;
}

/** No further server will be called. */
export function isFinished({ cursor, left }: RestartOrder): boolean {
  return left === 0 || cursor >= SERVERS_MAX;
}

export interface Fleet {
  readonly state: Uint8Array;
  /** Threads above or below the usual on each server; the same all day. */
  readonly spread: Int16Array;
  /** What each server was started with; bits of map-build.ts. */
  readonly booted: Uint8Array;
  /** What running servers know of joiners and leavers. */
  readonly discovery: Discovery;
  /** The same for joiners alone, who are remembered after they have left. */
  readonly heard: Discovery;
  readonly cohorts: readonly Cohort[];
  readonly restart: RestartOrder | null;
  /** Servers that the team added beside this morning's, and the order under way. */
  readonly more: number;
  readonly addition: { readonly serversPerHour: number; readonly carry: number } | null;
  readonly removal: { readonly serversPerHour: number; readonly carry: number } | null;
  readonly unhealthyCarry: number;
  readonly counts: Counts;
  /** What happened in the last minute. */
  readonly flow: {
    readonly unhealthy: number;
    readonly built: number;
    readonly failedBuilds: number;
    /** Running servers that could not make their map anew. */
    readonly lostMaps: number;
  };
}

/** News of the fleet's size on its way to every server: the last hour minute by minute, newest first, and all before it as one sum. */
export interface Discovery {
  readonly recent: readonly number[];
  readonly settled: number;
}

export interface Counts {
  readonly members: number;
  readonly serving: number;
  readonly useless: number;
  readonly restarting: number;
  readonly building: number;
  readonly added: number;
}

export const SERVERS_MAX = figures.SERVERS_BEFORE + figures.SERVERS_ADDED + figures.SERVERS_SPARE;

export function newFleet(seed: number): Fleet {
  const state = new Uint8Array(SERVERS_MAX);
  state.fill(SERVING, 0, figures.SERVERS_BEFORE);
  const spread = Int16Array.from({ length: SERVERS_MAX }, (_, id) =>
    Math.round(figures.THREADS_SPREAD * drawNormal(seed, 0x7442, id)),
  );
  return {
    state,
    spread,
    booted: new Uint8Array(SERVERS_MAX),
    discovery: { recent: [], settled: 0 },
    heard: { recent: [], settled: 0 },
    cohorts: [],
    restart: null,
    more: 0,
    addition: null,
    removal: null,
    unhealthyCarry: 0,
    counts: countServers(state),
    flow: { unhealthy: 0, built: 0, failedBuilds: 0, lostMaps: 0 },
  };
}

/** Counts every server anew; a step keeps its counts as it goes. */
export function countServers(state: Uint8Array): Counts {
  const counts = { members: 0, serving: 0, useless: 0, restarting: 0, building: 0, added: 0 };
  for (let id = 0; id < state.length; id += 1) tally(counts, id, state[id] ?? ABSENT, 1);
  return counts;
}

const COUNTED = {
  [SERVING]: "serving",
  [USELESS]: "useless",
  [RESTARTING]: "restarting",
  [BUILDING]: "building",
} as const;

/** Adds (`by` 1) or takes away (`by` −1) one server in one state. */
export function tally(
  counts: { -readonly [K in keyof Counts]: number },
  id: number,
  state: number,
  by: 1 | -1,
): void {
  if (state === ABSENT || state === REMOVED) return;
  counts.members += by;
  if (id >= figures.SERVERS_BEFORE) counts.added += by;
  const name = COUNTED[state as keyof typeof COUNTED];
  counts[name] += by;
}

/** Whether a server runs, with a valid map or without. */
export function isRunning(state: number | undefined): boolean {
  return state === SERVING || state === USELESS;
}

/** What a running server knows on average: joins and departures reach it over an hour. */
export function newsOfRunning({ discovery, heard }: Pick<Fleet, "discovery" | "heard">): FleetNews {
  const joiners = arrived(discovery);
  return { peers: figures.SERVERS_BEFORE - 1 + joiners, joiners, heardOf: arrived(heard) };
}

/** What a server learns when it starts: all members at once, and what the others remember. */
export function newsOfStarting({ counts, heard }: Pick<Fleet, "counts" | "heard">): FleetNews {
  const ever = heard.recent.reduce((sum, change) => sum + change, heard.settled);
  return { peers: counts.members - 1, joiners: counts.added, heardOf: ever };
}

function arrived(discovery: Discovery): number {
  const { recent, settled } = discovery;
  let weighted = 0;
  for (let age = 0; age < recent.length; age += 1) weighted += (recent[age] ?? 0) * age;
  return settled + weighted / figures.DISCOVERY_MINUTES;
}

/** One minute later, with this minute's change of the fleet's size. */
export function spreadNews(discovery: Discovery, change: number): Discovery {
  const recent = [change, ...discovery.recent];
  const known = recent.length > figures.DISCOVERY_MINUTES ? (recent.pop() ?? 0) : 0;
  return { recent, settled: discovery.settled + known };
}

/** Minute of the rebuild cycle at which a server makes its map anew. */
export function rebuildPhase(id: number): number {
  return (id * PHASE_STEP) % figures.REBUILD_CYCLE_MINUTES;
}

/** The lowest server whose turn it is; the others follow a whole cycle apart. */
export function firstOfPhase(phase: number): number {
  return (phase * PHASE_STEP_INVERSE) % figures.REBUILD_CYCLE_MINUTES;
}

/** Has no common divisor with the cycle, so neighbours in the list rebuild far apart; 47 × 23 = 1 (mod 120). */
const PHASE_STEP = 47;
const PHASE_STEP_INVERSE = 23;

/** A server in the wanted state for this purpose and seed, or -1 when there is none. */
export function pickServer(
  state: Uint8Array,
  wanted: number,
  seed: number,
  ...keys: number[]
): number {
  const start = Math.floor(draw(seed, 0x91c4, ...keys) * SERVERS_MAX);
  for (let step = 0; step < SERVERS_MAX; step += 1) {
    const id = (start + step * 67) % SERVERS_MAX;
    if (state[id] === wanted) return id;
  }
  return -1;
}
