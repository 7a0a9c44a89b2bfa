import "#server-only";
import * as figures from "./figures";
import { active, requestErrors, type World } from "./world";

// What follows from a world without being part of it.

/** Request latency at the 99th percentile, ms: whoever meets a shard without a connection waits for one. */
export function latencyMs(world: World): number {
  return figures.LATENCY_USUAL_MS + figures.LATENCY_WAITING_MS * requestErrors(world);
}

/** Entries of the largest status message of the zone. */
export function largestMessage(world: World): number {
  let most = 0;
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    if ((world.cell.outUntil[host] ?? 0) > world.minute) continue;
    most = Math.max(most, messageOf(world, host));
  }
  return most;
}

/** Entries of one host's status message: its shards in use. */
export function messageOf(world: World, host: number): number {
  return (world.cell.light[host] ?? 0) * active(world);
}

/** Mean throughput of a host of the zone, percent of a usual day: what light shards carry is hardly to be seen. */
export function meanThroughput(world: World): number {
  const usual = figures.HEAVY_PER_HOST + figures.LIGHT_PER_HOST * figures.LIGHT_THROUGHPUT;
  let sum = 0;
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    const light = (world.cell.light[host] ?? 0) * active(world) * figures.LIGHT_THROUGHPUT;
    sum += (world.cell.heavy[host] ?? 0) + light;
  }
  return (100 * (sum / figures.HOSTS_IN_ZONE) * (1 - requestErrors(world))) / usual;
}
