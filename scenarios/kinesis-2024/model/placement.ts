import "#server-only";
import type { Cell } from "./cell";
import * as figures from "./figures";

/** How the cell manager decides, as the team may have set it. */
export interface ManagerRules {
  readonly redistributes: boolean;
  /** Balances on the number of shards besides throughput. */
  readonly countsShards: boolean;
  /** Most light shards that a host may be given. */
  readonly cap: number;
  readonly timeoutMinutes: number;
}

/** Shards that moved in a minute: each needs a new secure connection. */
export interface Moves {
  light: number;
  heavy: number;
  /** Hosts taken for dead although they work. */
  falseDeaths: number;
}

/** Gives light shards to hosts of the zone, parcel by parcel, each to the host that looks coolest. */
export function placeLight(
  draft: Cell,
  shards: number,
  minute: number,
  rules: ManagerRules,
  moves: Moves,
): void {
  moves.light += shards;
  const queue = coolestFirst(draft, minute, rules);
  for (let left = shards; left > 0; left -= figures.PARCEL_SHARDS) {
    const parcel = Math.min(left, figures.PARCEL_SHARDS);
    // Where every host is full or out, the first one still has to take it.
    const host = queue.hosts[0] ?? 0;
    draft.light[host] = (draft.light[host] ?? 0) + parcel;
    draft.measured[host] = (draft.measured[host] ?? 0) + parcel * figures.LIGHT_THROUGHPUT;
    queue.looks[host] = looksOf(draft, host, rules);
    sink(queue, 0);
  }
}

/** Hosts that are in, as a heap with the coolest on top; of two that look alike the one with the lower number. */
interface Queue {
  readonly hosts: number[];
  /** How each host looks, by its number. */
  readonly looks: Float64Array;
}

function coolestFirst(draft: Cell, minute: number, rules: ManagerRules): Queue {
  const hosts: number[] = [];
  const looks = new Float64Array(figures.HOSTS_IN_ZONE);
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    if ((draft.outUntil[host] ?? 0) > minute) continue;
    hosts.push(host);
    looks[host] = looksOf(draft, host, rules);
  }
  const queue = { hosts, looks };
  for (let at = (hosts.length >> 1) - 1; at >= 0; at -= 1) sink(queue, at);
  return queue;
}

/** Lets the host at a place of the heap down to where it belongs. Plain steps: this runs a thousand times a minute in a storm. */
function sink({ hosts, looks }: Queue, from: number): void {
  const host = hosts[from] ?? 0;
  const own = looks[host] ?? 0;
  let at = from;
  for (let child = 2 * at + 1; child < hosts.length; child = 2 * at + 1) {
    let below = hosts[child] ?? 0;
    const right = hosts[child + 1];
    if (right !== undefined && isCooler(looks, right, below)) {
      child += 1;
      below = right;
    }
    const itsLooks = looks[below] ?? 0;
    if (itsLooks > own || (itsLooks === own && below > host)) break;
    hosts[at] = below;
    at = child;
  }
  hosts[at] = host;
}

function isCooler(looks: Float64Array, one: number, other: number): boolean {
  const left = looks[one] ?? 0;
  const right = looks[other] ?? 0;
  return left < right || (left === right && one < other);
}

/** What the manager compares hosts by; a host at its cap looks as hot as can be. */
function looksOf(draft: Cell, host: number, rules: ManagerRules): number {
  const held = draft.light[host] ?? 0;
  if (held + figures.PARCEL_SHARDS > rules.cap) return Number.POSITIVE_INFINITY;
  return rules.countsShards ? held : (draft.measured[host] ?? 0);
}

/** Empties a host: its light shards go to others for good, its heavy ones until it is back. */
export function emptyHost(
  draft: Cell,
  host: number,
  backAt: number,
  minute: number,
  rules: ManagerRules,
  moves: Moves,
): void {
  const shards = draft.light[host] ?? 0;
  draft.light[host] = 0;
  draft.outUntil[host] = backAt;
  draft.late[host] = 0;
  moves.heavy += figures.MOVES_PER_LOSS * figures.HEAVY_PER_HOST;
  placeLight(draft, shards, minute, rules, moves);
}

/**
 * Judges every host of the zone by its status messages, which grow with the shards in them and are slower the more connections wait.
 * @param active share of light shards that are in use, 0–1; the others stand in no message
 * @param waiting secure connections of the cell that wait
 */
export function judgeHosts(
  draft: Cell,
  minute: number,
  rules: ManagerRules,
  of: { active: number; waiting: number },
  moves: Moves,
): void {
  const limit = statusLimit(of.waiting);
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    if ((draft.outUntil[host] ?? 0) > minute) continue;
    const late =
      (draft.light[host] ?? 0) * of.active > limit ? Math.min(250, (draft.late[host] ?? 0) + 1) : 0;
    draft.late[host] = late;
    if (late < rules.timeoutMinutes || !rules.redistributes) continue;
    moves.falseDeaths += 1;
    emptyHost(draft, host, minute + figures.DEAD_FOR_MINUTES, minute, rules, moves);
  }
}

/** Shards in a message beyond which it is late now. */
export function statusLimit(waiting: number): number {
  return figures.STATUS_LIMIT_SHARDS / (1 + waiting / figures.WAITING_DOUBLES_AT);
}

/** The manager's measure of throughput follows what is, over its window; of hosts that are out it keeps the last. */
export function measureThroughput(draft: Cell, minute: number): void {
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    if ((draft.outUntil[host] ?? 0) > minute) continue;
    const is = (draft.heavy[host] ?? 0) + (draft.light[host] ?? 0) * figures.LIGHT_THROUGHPUT;
    const was = draft.measured[host] ?? 0;
    draft.measured[host] = was + (is - was) / figures.MEASURED_OVER_MINUTES;
  }
}
