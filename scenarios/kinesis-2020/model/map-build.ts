import "#server-only";
import * as figures from "./figures";

/** What a server was started with, as bits: a change of configuration reaches it at its next start. */
export const RAISED_LIMIT = 1;
export const FIXED_HEAP = 2;
export const CLEAN_RECORDS = 4;
/** The server was restarted in this outage. */
export const RESTARTED = 8;

/** What a server knows of the fleet when it builds its map. */
export interface FleetNews {
  /** Peers it keeps workers for. */
  readonly peers: number;
  /** Added servers that it still takes for members. */
  readonly joiners: number;
  /** Added servers that it has ever heard of, whether they are still members or not. */
  readonly heardOf: number;
}

/** One way in which the maps of this fleet come to fail. All four have the same shape over time: what differs is what is short, and what helps. */
export interface MapBuild {
  /** Above 0, the build fails. `spread` is what this server has more than others, in threads of the thread-limit cause. */
  excess(news: FleetNews, booted: number, poolsCapped: boolean): number;
  /** Threads in use on a usual server, and the limit on them. */
  threads(news: FleetNews, poolsCapped: boolean): number;
  threadLimit(booted: number): number;
  /** Threads for each unit of a server's spread. */
  threadsPerSpread: number;
  /** Heap in use, percent, on a usual server. */
  heap(news: FleetNews, booted: number): number;
  /** Workers that a host keeps for each joiner; 2 for every other peer. */
  workersPerJoiner: number;
  /** Whether the added servers can build a map anew before their pools are capped; their first one came with the deployment. */
  joinersRebuild: boolean;
  /** Membership records that name no cell. */
  badRecords: number;
}

/** Joiners that push a usual server over, in every cause: (12,700 − 12,398) / 2. */
const JOINERS_BORNE = 151;

/** A larger heap leaves less memory for stacks, so that fewer threads fit. */
const stacksLeft = (booted: number) => (booted & FIXED_HEAP ? 1 - figures.HEAP_COSTS_THREADS : 1);
const limitOf = (booted: number) =>
  Math.round(
    stacksLeft(booted) *
      (booted & RAISED_LIMIT ? figures.THREAD_LIMIT_RAISED : figures.THREAD_LIMIT),
  );
const threadsOf = (peers: number) => figures.THREADS_BASE + figures.THREADS_PER_PEER * peers;
const pressed = (joiners: number) => figures.THREADS_PER_PEER * (joiners - JOINERS_BORNE);
/** On hosts where threads are not what is short, the limit is far away. */
const roomyLimit = (booted: number) =>
  Math.max(limitOf(booted), Math.round(stacksLeft(booted) * figures.THREAD_LIMIT_ROOMY));

export const MAP_BUILDS: Readonly<Record<string, MapBuild>> = {
  /** History: a server keeps threads for every peer, and there are more peers than the limit allows. */
  "thread-limit": {
    excess: ({ peers }, booted) => threadsOf(peers) - limitOf(booted),
    threads: ({ peers }) => threadsOf(peers),
    threadLimit: limitOf,
    threadsPerSpread: 1,
    heap: () => figures.HEAP_USUAL_PERCENT,
    workersPerJoiner: figures.THREADS_PER_PEER,
    joinersRebuild: true,
    badRecords: 0,
  },
  /** What joiners sent is never let go and is handed on to every server that starts, until heap is full. */
  "memory-leak": {
    excess: ({ heardOf }, booted) =>
      booted & FIXED_HEAP ? -figures.THREAD_LIMIT : pressed(heardOf),
    threads: ({ peers }) => threadsOf(peers),
    threadLimit: roomyLimit,
    threadsPerSpread: 1,
    heap: ({ heardOf }, booted) =>
      booted & FIXED_HEAP
        ? figures.HEAP_USUAL_PERCENT
        : Math.min(
            figures.HEAP_FULL_PERCENT,
            figures.HEAP_USUAL_PERCENT + (41 * heardOf) / JOINERS_BORNE,
          ),
    workersPerJoiner: figures.THREADS_PER_PEER,
    joinersRebuild: true,
    badRecords: 0,
  },
  /** The added servers are larger; pools that grow with cores keep them from building their maps, and every peer holds handlers for their attempts. */
  "per-cpu-pools": {
    excess: ({ joiners }, booted, poolsCapped) =>
      pressed(poolsCapped ? 0 : joiners) - (limitOf(booted) - figures.THREAD_LIMIT) / 10,
    threads: ({ joiners }, poolsCapped) =>
      figures.THREADS_LARGE_TYPE_BASE + figures.HANDLERS_PER_JOINER * (poolsCapped ? 0 : joiners),
    threadLimit: limitOf,
    threadsPerSpread: 10,
    heap: () => figures.HEAP_USUAL_PERCENT,
    workersPerJoiner: figures.HANDLERS_PER_JOINER,
    joinersRebuild: false,
    badRecords: 0,
  },
  /** One record of the addition names no cell; a server that has it cannot finish a map. */
  "poisoned-membership": {
    excess: ({ heardOf }, booted) =>
      booted & CLEAN_RECORDS ? -figures.THREAD_LIMIT : pressed(heardOf),
    threads: ({ peers }) => threadsOf(peers),
    threadLimit: roomyLimit,
    threadsPerSpread: 1,
    heap: () => figures.HEAP_USUAL_PERCENT,
    workersPerJoiner: figures.THREADS_PER_PEER,
    joinersRebuild: true,
    badRecords: 1,
  },
};

/** @throws Error for a cause that this scenario does not have */
export function mapBuildOf(causeId: string): MapBuild {
  const build = MAP_BUILDS[causeId];
  if (!build) throw new Error(`kinesis-2020 has no cause "${causeId}".`);
  return build;
}
