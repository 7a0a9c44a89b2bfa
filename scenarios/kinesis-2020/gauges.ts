import "#server-only";
import { fullness, type GaugeDefinition } from "../../engine/index";
import * as figures from "./model/figures";
import { newsOfRunning, newsOfStarting } from "./model/fleet";
import { mapBuildOf } from "./model/map-build";
import {
  badRecords,
  customerErrors,
  mapsCanBeBuilt,
  outOfService,
  type World,
} from "./model/world";

const MODELLED = "modelled; AWS published no figure";

/** The true quantities. Those of `truthOnly` are for the facilitator and the debrief. */
export const gauges: readonly GaugeDefinition<World>[] = [
  gauge("kinesis.errors", "Put and get requests that fail", "%", (w) => 100 * customerErrors(w)),
  gauge("kinesis.latency", "Request latency, 99th percentile", "ms", (w) => w.load.latencyP99Ms),
  gauge("kinesis.out", "Servers that cannot serve", "%", (w) => 100 * outOfService(w)),
  gauge("kinesis.retries", "Tries that fail", "%", (w) => 100 * w.load.tryFails),
  gauge(
    "fleet.rotation",
    "Servers in rotation",
    "servers",
    (w) => w.fleet.counts.serving + w.fleet.counts.useless,
  ),
  gauge(
    "fleet.maps",
    "Servers with a valid shard map",
    "%",
    (w) => (100 * w.fleet.counts.serving) / w.fleet.counts.members,
  ),
  gauge("fleet.members", "Servers that are members", "servers", (w) => w.fleet.counts.members),
  gauge("fleet.added", "Added servers still in", "servers", (w) => w.fleet.counts.added),
  gauge(
    "fleet.booting",
    "Servers restarting or building their map",
    "servers",
    (w) => w.fleet.counts.restarting + w.fleet.counts.building,
  ),
  gauge(
    "fleet.unhealthy",
    "Servers thrown out by the health check",
    "a minute",
    (w) => w.fleet.flow.unhealthy,
  ),
  gauge("fleet.built", "Maps built since the start", "maps", (w) => w.totals.built),
  gauge(
    "fleet.failed-builds",
    "Builds that failed since the start",
    "builds",
    (w) => w.totals.failedBuilds,
  ),
  gauge(
    "fleet.utilisation",
    "Load on a serving server",
    "%",
    (w) => 100 * Math.min(2, w.load.utilisation),
  ),
  gauge("fleet.threads", "Threads on a running server, mean", "threads", (w) =>
    mapBuildOf(w.causeId).threads(newsOfRunning(w.fleet), w.config.poolsCapped),
  ),
  gauge("fleet.boot-threads", "Threads that a server starting now needs", "threads", (w) =>
    mapBuildOf(w.causeId).threads(newsOfStarting(w.fleet), w.config.poolsCapped),
  ),
  gauge("fleet.heap", "Heap in use on a running server", "%", (w) =>
    mapBuildOf(w.causeId).heap(newsOfRunning(w.fleet), 0),
  ),
  gauge("fleet.bad-records", "Membership records that name no cell", "records", badRecords),
  gauge("fleet.builds-fit", "A map built now would be complete", "1 = yes", (w) =>
    mapsCanBeBuilt(w) ? 1 : 0,
  ),
  gauge("fleet.limit", "Limit that servers boot with", "threads", (w) =>
    mapBuildOf(w.causeId).threadLimit(w.config.bootBits),
  ),
  gauge(
    "host.cpu",
    "Processor on front-end hosts",
    "%",
    (w) => 8 + 78 * Math.min(1.1, w.load.utilisation),
  ),
  gauge(
    "host.memory",
    "Memory on front-end hosts",
    "%",
    (w) => 58 + 6 * Math.min(1.2, w.load.utilisation),
  ),
  gauge("cells.errors", "Back-end requests that fail", "%", () => 0.02),
  gauge("cells.traffic", "Back-end traffic", "% of normal", (w) => 100 * (1 - customerErrors(w))),
  gauge(
    "cloudwatch.errors",
    "PutMetricData and PutLogEvents that fail",
    "%",
    (w) => 100 * w.dependents.cloudwatch.errors,
  ),
  gauge(
    "cloudwatch.loss",
    "Share of CloudWatch readings lost",
    "share",
    (w) => 0.97 * w.dependents.cloudwatch.errors,
  ),
  gauge(
    "cloudwatch.backlog",
    "Metrics waiting at senders",
    "min of inflow",
    (w) => w.dependents.cloudwatch.backlog.level,
  ),
  gauge(
    "cloudwatch.gaps",
    "Metrics lost for good",
    "min of inflow",
    (w) => w.dependents.cloudwatch.backlog.lost,
  ),
  gauge(
    "cognito.errors",
    "Cognito requests that fail",
    "%",
    (w) => 100 * w.dependents.cognito.errors,
  ),
  gauge(
    "cognito.buffer",
    "Cognito's buffer towards Kinesis",
    "% full",
    (w) => 100 * fullness(w.dependents.cognito.buffer),
  ),
  gauge(
    "cognito.decoupled",
    "Cognito web servers that no longer need Kinesis",
    "%",
    (w) => 100 * w.dependents.cognito.decoupled,
  ),
  gauge(
    "lambda.errors",
    "Lambda invocations that fail",
    "%",
    (w) => 100 * w.dependents.lambda.errors,
  ),
  gauge(
    "lambda.unsent",
    "Unsent metrics on Lambda hosts",
    "min of inflow",
    (w) => w.dependents.lambda.unsent.level,
  ),
  gauge(
    "eventbridge.errors",
    "EventBridge requests that fail",
    "%",
    (w) => 100 * w.dependents.eventbridge.errors,
  ),
  gauge(
    "eventbridge.backlog",
    "Events waiting",
    "min of inflow",
    (w) => w.dependents.eventbridge.backlog.level,
  ),
  gauge(
    "containers.delay",
    "ECS and EKS changes are late by",
    "min",
    (w) => w.dependents.containerDelay,
  ),
  gauge("scaling.lag", "Reactive scaling is behind by", "min", (w) => w.dependents.scalingLag),
  gauge("status-tool.down", "Sign-in of the status tool fails", "%", (w) =>
    w.dependents.cognito.errors >= figures.STATUS_TOOL_FAILS_AT ? 100 : 0,
  ),
];

function gauge(
  id: string,
  label: string,
  unit: string,
  read: (world: World) => number,
): GaugeDefinition<World> {
  return { id, label, unit, note: MODELLED, read };
}
