import "#server-only";
import * as figures from "./figures";
import { heavyLoads } from "./profile";

/** The cell's hosts as lists by host; the first `HOSTS_IN_ZONE` are those of the zone that is being deployed to. Never changed in place. */
export interface Cell {
  /** Throughput of a host's heavy shards, in heavy shards; the same all day. */
  readonly heavy: Float64Array;
  /** Light shards that it holds. */
  readonly light: Float64Array;
  /** Throughput as the manager has measured it. */
  readonly measured: Float64Array;
  /** First minute at which it serves again; 0 while it serves. */
  readonly outUntil: Int16Array;
  /** Late statuses in a row. */
  readonly late: Uint8Array;
  /** Minute of its last deployment, −1 before; and handles that it has lost since. */
  readonly deployedAt: Int16Array;
  readonly leaked: Float64Array;
}

export function newCell(): Cell {
  const heavy = heavyLoads();
  return {
    heavy,
    light: new Float64Array(figures.HOSTS).fill(figures.LIGHT_PER_HOST),
    measured: heavy.map((load) => load + figures.LIGHT_PER_HOST * figures.LIGHT_THROUGHPUT),
    outUntil: new Int16Array(figures.HOSTS),
    late: new Uint8Array(figures.HOSTS),
    deployedAt: new Int16Array(figures.HOSTS).fill(-1),
    leaked: new Float64Array(figures.HOSTS),
  };
}

/** A cell in the making; only a step may write to one. */
export function draftOf(cell: Cell): Cell {
  return {
    heavy: cell.heavy,
    light: cell.light.slice(),
    measured: cell.measured.slice(),
    outUntil: cell.outUntil.slice(),
    late: cell.late.slice(),
    deployedAt: cell.deployedAt.slice(),
    leaked: cell.leaked.slice(),
  };
}

/** Hosts of the zone that serve now. */
export function servingInZone({ outUntil }: Cell, minute: number): number {
  let serving = 0;
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    if ((outUntil[host] ?? 0) <= minute) serving += 1;
  }
  return serving;
}

/** Handles that hosts of the zone have lost. */
export function leakedInZone({ leaked }: Cell): number {
  let sum = 0;
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) sum += leaked[host] ?? 0;
  return sum;
}

/** Light shards on the host that holds most of them, and all in the zone. */
export function lightInZone({ light }: Cell): { most: number; total: number } {
  let [most, total] = [0, 0];
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    const here = light[host] ?? 0;
    total += here;
    if (here > most) most = here;
  }
  return { most, total };
}
