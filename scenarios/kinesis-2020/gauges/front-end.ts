import "#server-only";
import type { GaugeRow } from "../../../engine/index";
import * as figures from "../model/figures";
import { newsOfRunning, newsOfStarting } from "../model/fleet";
import { inRotation } from "../model/load";
import { mapBuildOf } from "../model/map-build";
import {
  heapOfRunning,
  membershipLatencyMs,
  peerMessages,
  storeBuilds,
  storeLatencyMs,
} from "../model/quantities";
import type { World } from "../model/world";
import { badRecords, customerErrors, mapsCanBeBuilt, outOfService, refused } from "../model/world";

export const requests: readonly GaugeRow<World>[] = [
  ["kinesis.errors", "Put and get requests that fail", "%", (w) => 100 * customerErrors(w)],
  ["kinesis.latency", "Request latency, 99th percentile", "ms", (w) => w.load.latencyP99Ms],
  ["kinesis.out", "Servers that cannot serve", "%", (w) => 100 * outOfService(w)],
  ["kinesis.retries", "Tries that fail", "%", (w) => 100 * w.load.tryFails],
  ["clients.load", "Requests with their retries", "% of usual", (w) => 100 * w.load.offered],
  ["clients.refused", "Requests refused on purpose", "%", (w) => 100 * refused(w)],
  ["clients.stale", "Routes grown wrong on maps not rebuilt", "%", (w) => 100 * w.stale],
];

export const fleet: readonly GaugeRow<World>[] = [
  [
    "fleet.rotation",
    "Servers in rotation",
    "servers",
    (w) => inRotation(w.fleet, w.config.brokenFenced),
  ],
  [
    "fleet.maps",
    "Servers with a valid shard map",
    "%",
    (w) => (100 * w.fleet.counts.serving) / w.fleet.counts.members,
  ],
  ["fleet.members", "Servers that are members", "servers", (w) => w.fleet.counts.members],
  ["fleet.added", "Added servers still in", "servers", (w) => w.fleet.counts.added],
  [
    "fleet.booting",
    "Servers restarting or building their map",
    "servers",
    (w) => w.fleet.counts.restarting + w.fleet.counts.building,
  ],
  [
    "fleet.unhealthy",
    "Servers thrown out by the health check",
    "a minute",
    (w) => w.fleet.flow.unhealthy,
  ],
  [
    "maps.rebuilt",
    "Maps are rebuilt regularly",
    "1 = yes",
    (w) => (w.config.rebuildsPaused ? 0 : 1),
  ],
  [
    "fleet.lost-maps",
    "Running servers that lost their map",
    "a minute",
    (w) => w.fleet.flow.lostMaps,
  ],
  ["fleet.failing", "Builds that fail", "a minute", (w) => w.fleet.flow.failedBuilds],
  ["fleet.built", "Maps built since the start", "maps", (w) => w.totals.built],
  [
    "fleet.failed-builds",
    "Builds that failed since the start",
    "builds",
    (w) => w.totals.failedBuilds,
  ],
  [
    "fleet.utilisation",
    "Load on a serving server",
    "% of capacity",
    (w) => 100 * Math.min(2, w.load.utilisation),
  ],
  [
    "fleet.threads",
    "Threads on a running server, mean",
    "threads",
    (w) => mapBuildOf(w.causeId).threads(newsOfRunning(w.fleet), w.config.poolsCapped),
  ],
  [
    "fleet.boot-threads",
    "Threads that a server starting now needs",
    "threads",
    (w) => mapBuildOf(w.causeId).threads(newsOfStarting(w.fleet), w.config.poolsCapped),
  ],
  [
    "fleet.limit",
    "Limit that servers boot with",
    "threads",
    (w) => mapBuildOf(w.causeId).threadLimit(w.config.bootBits),
  ],
  ["fleet.heap", "Heap in use on a running server", "%", heapOfRunning],
  ["fleet.bad-records", "Membership records that name no cell", "records", badRecords],
  [
    "fleet.builds-fit",
    "A map built now would be complete",
    "1 = yes",
    (w) => (mapsCanBeBuilt(w) ? 1 : 0),
  ],
  [
    "host.cpu",
    "Processor on front-end hosts",
    "%",
    (w) => 8 + 78 * Math.min(1.1, w.load.utilisation),
  ],
  [
    "host.memory",
    "Memory on front-end hosts",
    "%",
    (w) => 58 + 6 * Math.min(1.2, w.load.utilisation),
  ],
];

export const around: readonly GaugeRow<World>[] = [
  ["peers.messages", "Messages between servers", "% of usual", (w) => 100 * peerMessages(w)],
  ["membership.latency", "Answers of the membership service, p99", "ms", membershipLatencyMs],
  [
    "store.builds",
    "Builds under way from the metadata store",
    "builds",
    (w) => storeBuilds(w).running,
  ],
  [
    "store.queue",
    "Builds that wait for the metadata store",
    "builds",
    (w) => storeBuilds(w).queued,
  ],
  ["store.latency", "Answers of the metadata store, p99", "ms", storeLatencyMs],
  ["cells.errors", "Back-end requests that fail", "%", () => figures.CELL_ERRORS_PERCENT],
  ["cells.traffic", "Back-end traffic", "% of normal", (w) => 100 * (1 - customerErrors(w))],
  ["network.loss", "Packets lost between zones", "%", () => figures.NETWORK_LOSS_PERCENT],
];
