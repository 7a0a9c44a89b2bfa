import "#server-only";
import { draw } from "../../../engine/index";
import * as figures from "./figures";
import { type Fleet, newsOfRunning, newsOfStarting } from "./fleet";
import { FIXED_HEAP, mapBuildOf, RAISED_LIMIT } from "./map-build";

/** What the figures here are computed from; a world has it, and is itself computed with one of them. */
interface Known {
  readonly seed: number;
  readonly causeId: string;
  readonly fleet: Fleet;
  readonly config: { readonly poolsCapped: boolean; readonly shippedBits: number };
}

// What follows from a world without being part of it.

/** Whether more threads than were ever tested turn out to hurt; the seed decides, as nobody knew in history either. */
export function raiseIsUnsafe(seed: number): boolean {
  return draw(seed, 0x2a15e) < 0.5;
}

/** Capacity lost on servers that really run more threads than the old limit allowed. */
export function strain(world: Known): number {
  if (!raiseIsUnsafe(world.seed)) return 0;
  return exceedsTestedLimit(world)
    ? figures.RAISED_LIMIT_PENALTY * shareStartedWith(world, RAISED_LIMIT)
    : 0;
}

/** Whether a server that starts now would run more threads than its hosts were ever tested with. */
export function exceedsTestedLimit(world: Known): boolean {
  const build = mapBuildOf(world.causeId);
  const threads = build.threads(newsOfStarting(world.fleet), world.config.poolsCapped);
  return threads > build.threadLimit(0);
}

/** Share of the fleet that was started with a setting; bits of map-build.ts. */
export function shareStartedWith({ config, fleet }: Known, bit: number): number {
  // Most days nothing of the kind was ever shipped, and nobody need be asked.
  if (!(config.shippedBits & bit)) return 0;
  let started = 0;
  for (const booted of fleet.booted) if (booted & bit) started += 1;
  return started / fleet.counts.members;
}

/** Heap in use on a running server, percent, on average. */
export function heapOfRunning(world: Known): number {
  const build = mapBuildOf(world.causeId);
  const news = newsOfRunning(world.fleet);
  const fixed = shareStartedWith(world, FIXED_HEAP);
  return fixed * build.heap(news, FIXED_HEAP) + (1 - fixed) * build.heap(news, 0);
}

/** Builds from the metadata store: under way, and done but for a place in its queue. */
export function storeBuilds({ fleet }: Pick<Known, "fleet">): { running: number; queued: number } {
  const counts = { running: 0, queued: 0 };
  for (const { ids, left, source, stage } of fleet.cohorts) {
    if (source !== "metadata-store" || stage !== "building") continue;
    counts[left > 0 ? "running" : "queued"] += ids.length;
  }
  return counts;
}

/** Answers of the membership service, ms at the 99th percentile: every server that starts asks it for all its peers. */
export function membershipLatencyMs({ fleet }: Pick<Known, "fleet">): number {
  const starting = fleet.counts.restarting + fleet.counts.building;
  return figures.MEMBERSHIP_LATENCY_MS * (1 + starting / figures.MEMBERSHIP_DOUBLED_BY);
}

/** Answers of the metadata store, ms at the 99th percentile: they wait once more builds are under way than it finishes. */
export function storeLatencyMs(world: Pick<Known, "fleet">): number {
  return (
    figures.STORE_LATENCY_MS * (1 + storeBuilds(world).queued / figures.STORE_BUILDS_PER_MINUTE)
  );
}

/** Messages between servers, 1 = before the addition: each server talks to every other. */
export function peerMessages({ fleet }: Pick<Known, "fleet">): number {
  const { members, restarting } = fleet.counts;
  const talking = members - restarting;
  return (talking * (members - 1)) / (figures.SERVERS_BEFORE * (figures.SERVERS_BEFORE - 1));
}
