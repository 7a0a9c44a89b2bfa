import "#server-only";
import { fullness, type GaugeDefinition } from "../../engine/index";
import * as figures from "./model/figures";
import { newsOfRunning, newsOfStarting } from "./model/fleet";
import { inRotation } from "./model/load";
import { mapBuildOf } from "./model/map-build";
import { casesOf, noticesLate } from "./model/services/second-order";
import {
  badRecords,
  customerErrors,
  mapsCanBeBuilt,
  membershipLatencyMs,
  outOfService,
  peerMessages,
  storeBuilds,
  storeLatencyMs,
  type World,
} from "./model/world";

const MODELLED = "modelled; AWS published no figure";

type Gauge = readonly [id: string, label: string, unit: string, read: (world: World) => number];

const requests: readonly Gauge[] = [
  ["kinesis.errors", "Put and get requests that fail", "%", (w) => 100 * customerErrors(w)],
  ["kinesis.latency", "Request latency, 99th percentile", "ms", (w) => w.load.latencyP99Ms],
  ["kinesis.out", "Servers that cannot serve", "%", (w) => 100 * outOfService(w)],
  ["kinesis.retries", "Tries that fail", "%", (w) => 100 * w.load.tryFails],
  ["clients.load", "Requests with their retries", "% of usual", (w) => 100 * w.load.offered],
  ["clients.stale", "Routes grown wrong on maps not rebuilt", "%", (w) => 100 * w.stale],
];

const fleet: readonly Gauge[] = [
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
    "%",
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
  [
    "fleet.heap",
    "Heap in use on a running server",
    "%",
    (w) => mapBuildOf(w.causeId).heap(newsOfRunning(w.fleet), 0),
  ],
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

const around: readonly Gauge[] = [
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

const cloudwatch: readonly Gauge[] = [
  [
    "cloudwatch.errors",
    "PutMetricData that fail",
    "%",
    (w) => 100 * w.dependents.cloudwatch.errors,
  ],
  [
    "cloudwatch.loss",
    "Share of CloudWatch readings that do not get through",
    "share",
    (w) => 0.97 * w.dependents.cloudwatch.errors,
  ],
  [
    "cloudwatch.backlog",
    "Metrics waiting at senders",
    "min of inflow",
    (w) => w.dependents.cloudwatch.backlog.level,
  ],
  [
    "cloudwatch.gaps",
    "Metrics lost for good",
    "min of inflow",
    (w) => w.dependents.cloudwatch.backlog.lost,
  ],
  [
    "cloudwatch.held",
    "Metrics that ever waited at senders",
    "min of inflow",
    (w) => w.dependents.cloudwatch.held,
  ],
  [
    "cloudwatch.gone",
    "Of those, delivered late or dropped",
    "min of inflow",
    ({ dependents: { cloudwatch } }) => cloudwatch.delivered + cloudwatch.backlog.lost,
  ],
  [
    "cloudwatch.delivered",
    "Of those, delivered late",
    "min of inflow",
    (w) => w.dependents.cloudwatch.delivered,
  ],
  [
    "cloudwatch.filled-in",
    "Of those, filled in on panels",
    "min of inflow",
    (w) => w.dependents.cloudwatch.filledIn,
  ],
  ["logs.errors", "PutLogEvents that fail", "%", (w) => 100 * w.dependents.cloudwatch.logErrors],
  [
    "logs.backlog",
    "Log events waiting at agents",
    "min of inflow",
    (w) => w.dependents.cloudwatch.logBacklog.level,
  ],
  [
    "cw-alarms.blind",
    "Alarms with insufficient data",
    "%",
    (w) => 100 * w.dependents.cloudwatch.blindAlarms,
  ],
];

const dependents: readonly Gauge[] = [
  [
    "cognito.errors",
    "User Pools requests that fail",
    "%",
    (w) => 100 * w.dependents.cognito.errors,
  ],
  [
    "identity.errors",
    "Identity Pools requests that fail",
    "%",
    (w) => 100 * w.dependents.cognito.identityErrors,
  ],
  [
    "cognito.buffer",
    "Cognito's buffer towards Kinesis",
    "% full",
    (w) => 100 * fullness(w.dependents.cognito.buffer),
  ],
  [
    "cognito.decoupled",
    "Cognito web servers that no longer need Kinesis",
    "%",
    (w) => 100 * w.dependents.cognito.decoupled,
  ],
  ["lambda.errors", "Lambda invocations that fail", "%", (w) => 100 * w.dependents.lambda.errors],
  [
    "lambda.unsent",
    "Unsent metrics on Lambda hosts",
    "min of inflow",
    (w) => w.dependents.lambda.unsent.level,
  ],
  [
    "eventbridge.errors",
    "EventBridge requests that fail",
    "%",
    (w) => 100 * w.dependents.eventbridge.errors,
  ],
  [
    "eventbridge.backlog",
    "Events waiting",
    "min of inflow",
    (w) => w.dependents.eventbridge.backlog.level,
  ],
  ["ecs.delay", "ECS changes are late by", "min", (w) => w.dependents.secondOrder.ecsDelay],
  ["eks.delay", "EKS changes are late by", "min", (w) => w.dependents.secondOrder.eksDelay],
  [
    "scaling.lag",
    "Reactive scaling is behind by",
    "min",
    (w) => w.dependents.secondOrder.scalingLag,
  ],
  [
    "status-tool.down",
    "Sign-in of the status tool fails",
    "%",
    (w) => (w.dependents.cognito.errors >= figures.STATUS_TOOL_FAILS_AT ? 100 : 0),
  ],
  [
    "notices.late",
    "Personal notices reach customers after",
    "min",
    (w) => noticesLate(w.dependents.eventbridge),
  ],
  ["api-gateway.cases", "Cases about API Gateway", "in 10 min", (w) => cases(w).apiGateway],
  ["beanstalk.cases", "Cases about Elastic Beanstalk", "in 10 min", (w) => cases(w).beanstalk],
];

/** The true quantities, for the facilitator and the debrief; what players see of them goes through a collector. */
export const gauges: readonly GaugeDefinition<World>[] = [
  ...requests,
  ...fleet,
  ...around,
  ...cloudwatch,
  ...dependents,
].map(([id, label, unit, read]) => ({ id, label, unit, note: MODELLED, read }));

function cases({ dependents: of }: World) {
  return casesOf({ ...of, scalingLag: of.secondOrder.scalingLag });
}
