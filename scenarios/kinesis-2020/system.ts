import "#server-only";
import type {
  AlarmDefinition,
  Collector,
  GaugeDefinition,
  ServiceDefinition,
} from "../../engine/index";
import { fullness } from "../../engine/index";
import * as figures from "./model/figures";
import { knownPeers, threadsFor } from "./model/fleet";
import { customerErrors, outOfService, type World } from "./model/world";

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
    threadsFor(knownPeers(w.fleet)),
  ),
  gauge("fleet.boot-threads", "Threads that a server starting now needs", "threads", (w) =>
    threadsFor(w.fleet.counts.members - 1),
  ),
  gauge("fleet.limit", "Limit that servers boot with", "threads", (w) => w.config.bootLimit),
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

const INTERNAL = "Kinesis internal metrics";
const CLOUDWATCH = "CloudWatch";

/** Kinesis's own instruments work all day; what comes through CloudWatch fails with it. */
export const collectors: readonly Collector[] = [
  internal("fe.errors", "kinesis.errors", "Put and get errors", "%", {
    threshold: 5,
    max: 100,
    noise: 0.02,
    decimals: 1,
  }),
  internal("fe.latency", "kinesis.latency", "Latency p99", "ms", { threshold: 1000, noise: 0.03 }),
  internal("fe.rotation", "fleet.rotation", "Servers in rotation", "servers", {}),
  internal("fe.unhealthy", "fleet.unhealthy", "Thrown out by health check", "a minute", {
    threshold: 5,
  }),
  internal("fe.utilisation", "fleet.utilisation", "Load on a serving server", "% of capacity", {
    threshold: 100,
    noise: 0.02,
  }),
  internal("fe.booting", "fleet.booting", "Servers starting", "servers", {}),
  internal("cells.errors", "cells.errors", "Back-end cell errors", "%", {
    threshold: 1,
    max: 100,
    noise: 0.3,
    decimals: 2,
  }),
  internal("cells.traffic", "cells.traffic", "Back-end traffic", "% of normal", { noise: 0.02 }),
  {
    ...lossy("cw.errors", "cloudwatch.errors", "CloudWatch put errors", "%", {
      threshold: 25,
      max: 100,
      decimals: 1,
    }),
    source: "CloudWatch team's canary",
    lossGaugeId: null,
    everyMinutes: 5,
  },
  lossy("cognito.errors", "cognito.errors", "Cognito errors", "%", {
    threshold: 10,
    max: 100,
    decimals: 1,
  }),
  lossy("lambda.errors", "lambda.errors", "Lambda invocation errors", "%", {
    threshold: 2,
    max: 100,
    decimals: 1,
  }),
  lossy("eventbridge.errors", "eventbridge.errors", "EventBridge API errors", "%", {
    threshold: 5,
    max: 100,
    decimals: 1,
  }),
  lossy("containers.delay", "containers.delay", "ECS and EKS changes late by", "min", {
    threshold: 15,
  }),
  lossy("scaling.lag", "scaling.lag", "Reactive scaling behind by", "min", { threshold: 10 }),
  {
    ...lossy("host.cpu", "host.cpu", "Processor, sample of hosts", "%", { max: 100 }),
    tab: "Hosts",
  },
  {
    ...lossy("host.memory", "host.memory", "Memory, sample of hosts", "%", {
      max: 100,
      threshold: 85,
    }),
    tab: "Hosts",
  },
];

type Look = Partial<Pick<Collector, "threshold" | "max" | "noise" | "decimals">>;

function internal(id: string, gaugeId: string, title: string, unit: string, look: Look): Collector {
  return {
    id,
    gaugeId,
    title,
    unit,
    tab: "Front end",
    source: INTERNAL,
    everyMinutes: 1,
    delayMinutes: 1,
    noise: 0,
    lossGaugeId: null,
    threshold: null,
    max: null,
    staleAfterMinutes: 5,
    decimals: 0,
    ...look,
  };
}

function lossy(id: string, gaugeId: string, title: string, unit: string, look: Look): Collector {
  return {
    id,
    gaugeId,
    title,
    unit,
    tab: "Dependents",
    source: CLOUDWATCH,
    everyMinutes: 1,
    delayMinutes: 3,
    noise: 0.03,
    lossGaugeId: "cloudwatch.loss",
    threshold: null,
    max: null,
    staleAfterMinutes: 12,
    decimals: 0,
    ...look,
  };
}

export const services: readonly ServiceDefinition[] = [
  service("kinesis", "Kinesis front end", "Kinesis", "kinesis.errors", 2, 15, "fe.errors", [], 5),
  service(
    "cells",
    "Kinesis back-end cells",
    "Kinesis",
    "cells.errors",
    1,
    5,
    "cells.errors",
    [],
    5,
  ),
  service(
    "cloudwatch",
    "CloudWatch",
    "Dependents",
    "cloudwatch.errors",
    5,
    30,
    "cw.errors",
    ["kinesis"],
    15,
  ),
  service(
    "cognito",
    "Cognito",
    "Dependents",
    "cognito.errors",
    2,
    15,
    "cognito.errors",
    ["kinesis"],
    15,
  ),
  service(
    "lambda",
    "Lambda",
    "Dependents",
    "lambda.errors",
    1,
    10,
    "lambda.errors",
    ["cloudwatch"],
    15,
  ),
  service(
    "eventbridge",
    "EventBridge",
    "Dependents",
    "eventbridge.errors",
    2,
    15,
    "eventbridge.errors",
    ["kinesis"],
    15,
  ),
  service(
    "containers",
    "ECS and EKS changes",
    "Second order",
    "containers.delay",
    8,
    30,
    "containers.delay",
    ["eventbridge"],
    20,
  ),
  service(
    "scaling",
    "Reactive Auto Scaling",
    "Second order",
    "scaling.lag",
    5,
    25,
    "scaling.lag",
    ["cloudwatch"],
    20,
  ),
  service(
    "status-tool",
    "Status page tool",
    "Second order",
    "status-tool.down",
    50,
    90,
    null,
    ["cognito"],
    20,
  ),
];

function service(
  id: string,
  name: string,
  group: string,
  troubleGauge: string,
  degradedAt: number,
  impairedAt: number,
  collectorId: string | null,
  dependsOn: readonly string[],
  staleAfterMinutes: number,
): ServiceDefinition {
  return {
    id,
    name,
    group,
    troubleGauge,
    degradedAt,
    impairedAt,
    collectorId,
    dependsOn,
    staleAfterMinutes,
  };
}

export const alarms: readonly AlarmDefinition[] = [
  alarm(
    "alarm.put-get",
    "Kinesis put and get errors",
    "kinesis",
    "fe.errors",
    5,
    3,
    0,
    "errors above 5 % for 3 min",
  ),
  alarm(
    "alarm.latency",
    "Kinesis latency",
    "kinesis",
    "fe.latency",
    2500,
    5,
    0,
    "p99 above 2,500 ms for 5 min",
  ),
  alarm(
    "alarm.unhealthy",
    "Front-end health check",
    "kinesis",
    "fe.unhealthy",
    5,
    3,
    0,
    "more than 5 servers a minute thrown out for 3 min",
  ),
  alarm(
    "alarm.cells",
    "Back-end cells",
    "cells",
    "cells.errors",
    1,
    3,
    0,
    "errors above 1 % for 3 min",
  ),
  alarm(
    "alarm.cloudwatch",
    "CloudWatch put errors",
    "cloudwatch",
    "cw.errors",
    30,
    2,
    0,
    "errors above 30 % for 10 min",
  ),
  alarm(
    "alarm.eventbridge",
    "EventBridge API errors",
    "eventbridge",
    "eventbridge.errors",
    8,
    3,
    8,
    "errors above 8 % for 3 min",
  ),
  alarm(
    "alarm.cognito",
    "Cognito sign-in errors",
    "cognito",
    "cognito.errors",
    10,
    3,
    8,
    "errors above 10 % for 3 min",
  ),
  alarm(
    "alarm.lambda",
    "Lambda invocation errors",
    "lambda",
    "lambda.errors",
    2,
    3,
    8,
    "errors above 2 % for 3 min",
  ),
  alarm(
    "alarm.containers",
    "ECS and EKS workflows",
    "containers",
    "containers.delay",
    30,
    3,
    8,
    "more than 30 min late for 3 min",
  ),
  alarm(
    "alarm.host-memory",
    "Front-end host memory",
    "kinesis",
    "host.memory",
    85,
    3,
    8,
    "above 85 % for 3 min",
  ),
];

function alarm(
  id: string,
  name: string,
  serviceId: string,
  collectorId: string,
  threshold: number,
  points: number,
  missing: number,
  condition: string,
): AlarmDefinition {
  return { id, name, serviceId, collectorId, threshold, points, missing, condition };
}
