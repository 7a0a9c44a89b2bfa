import "#server-only";
import { drawBetween, type Order } from "../../../engine/index";
import * as figures from "../model/figures";
import { isRunning, newsOfRunning, SERVERS_MAX } from "../model/fleet";
import { mapBuildOf } from "../model/map-build";
import type { World } from "../model/world";

/** Five running hosts, one of them added today as long as there is one. */
export function sample(world: World, order: Order): number[] {
  const { counts, state } = world.fleet;
  const pick = (purpose: string, first: number, last: number) => {
    const start = drawBetween(order.draw(purpose), first, last);
    for (let step = 0; step <= last - first; step += 1) {
      const id = first + ((start - first + step) % (last - first + 1));
      if (isRunning(state[id])) return [id];
    }
    return [];
  };
  const old = [0, 1, 2, 3].flatMap((index) => pick(`host${index}`, 0, figures.SERVERS_BEFORE - 1));
  return counts.added === 0
    ? [...old, ...pick("host4", 0, figures.SERVERS_BEFORE - 1)]
    : [...old, ...pick("new", figures.SERVERS_BEFORE, SERVERS_MAX - 1)];
}

export function name(id: number): string {
  return `fe-${String(id).padStart(4, "0")}`;
}

/** Threads in use on one host, the limit on them, and how many it asked for in vain. */
export function threadsOn(world: World, id: number) {
  const build = mapBuildOf(world.causeId);
  const { poolsCapped } = world.config;
  const usual = build.threads(newsOfRunning(world.fleet), poolsCapped);
  const limit = build.threadLimit(world.fleet.booted[id] ?? 0);
  const atOnce = id >= figures.SERVERS_BEFORE && !build.joinersRebuild && !poolsCapped;
  const own = build.threadsPerSpread * (world.fleet.spread[id] ?? 0);
  const wanted = atOnce ? limit + figures.LARGE_HOST_EXCESS : Math.round(usual + own);
  return { used: Math.min(wanted, limit), limit, refused: Math.max(0, wanted - limit) };
}

/** Heap in use on one host, percent. */
export function heapOn(world: World, id: number): number {
  return mapBuildOf(world.causeId).heap(newsOfRunning(world.fleet), world.fleet.booted[id] ?? 0);
}
