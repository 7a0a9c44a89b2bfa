import "#server-only";
import type { Collector, DeliveryPath } from "../../engine/index";

/** CloudWatch sends through Kinesis: its readings fail with it, wait at senders, and are lost or filled in afterwards. */
const THROUGH_KINESIS: DeliveryPath = {
  fails: "cloudwatch.loss",
  held: "cloudwatch.held",
  gone: "cloudwatch.gone",
  delivered: "cloudwatch.delivered",
  filledIn: "cloudwatch.filled-in",
};

type Instrument = Omit<Collector, "id" | "gaugeId" | "title" | "unit">;
type Look = Partial<Instrument>;

/** Kinesis's own instruments, which work all day. */
const INTERNAL: Instrument = {
  tab: "Front end",
  source: "Kinesis internal metrics",
  scope: "every front-end server, summed",
  everyMinutes: 1,
  delayMinutes: 1,
  noise: 0,
  path: null,
  threshold: null,
  max: null,
  staleAfterMinutes: 5,
  decimals: 0,
};

const CLOUDWATCH: Instrument = {
  ...INTERNAL,
  tab: "Dependents",
  source: "CloudWatch",
  scope: "what its hosts could send",
  delayMinutes: 3,
  noise: 0.03,
  path: THROUGH_KINESIS,
  staleAfterMinutes: 12,
};

/** A probe from outside that asks every five minutes, whatever CloudWatch takes. */
const CANARY: Instrument = {
  ...CLOUDWATCH,
  source: "canary of the CloudWatch team",
  scope: "one caller in each zone",
  path: null,
  everyMinutes: 5,
};

const CASES: Instrument = {
  ...INTERNAL,
  tab: "Further out",
  source: "support desk",
  scope: "customers who wrote, not who suffered",
  everyMinutes: 10,
  delayMinutes: 15,
  noise: 0.2,
  staleAfterMinutes: 40,
};

const SHARE: Look = { max: 100, decimals: 1 };
const BEHIND: Look = { tab: "Behind it" };
const FURTHER: Look = { tab: "Further out" };
const HOSTS: Look = { tab: "Hosts", scope: "one host in a hundred", max: 100 };

type Row = readonly [
  instrument: Instrument,
  id: string,
  gaugeId: string,
  title: string,
  unit: string,
  look: Look,
];

const rows: readonly Row[] = [
  [
    INTERNAL,
    "fe.errors",
    "kinesis.errors",
    "Put and get errors",
    "%",
    { ...SHARE, threshold: 5, noise: 0.02 },
  ],
  [
    INTERNAL,
    "fe.latency",
    "kinesis.latency",
    "Latency p99",
    "ms",
    { threshold: 2500, noise: 0.03 },
  ],
  [INTERNAL, "fe.rotation", "fleet.rotation", "Servers in rotation", "servers", {}],
  [
    INTERNAL,
    "fe.unhealthy",
    "fleet.unhealthy",
    "Thrown out by health check",
    "a minute",
    { threshold: 5 },
  ],
  [
    INTERNAL,
    "fe.utilisation",
    "fleet.utilisation",
    "Load on a serving server",
    "% of capacity",
    { threshold: 100, noise: 0.02 },
  ],
  [INTERNAL, "fe.booting", "fleet.booting", "Servers starting", "servers", {}],
  [
    INTERNAL,
    "edge.requests",
    "clients.load",
    "Requests at the edge",
    "% of usual",
    { scope: "first tries and retries alike", noise: 0.02 },
  ],
  [
    INTERNAL,
    "cells.errors",
    "cells.errors",
    "Back-end cell errors",
    "%",
    {
      ...BEHIND,
      ...SHARE,
      scope: "every cell, from inside",
      threshold: 1,
      noise: 0.3,
      decimals: 2,
    },
  ],
  [
    INTERNAL,
    "cells.traffic",
    "cells.traffic",
    "Back-end traffic",
    "% of normal",
    { ...BEHIND, scope: "every cell, from inside", noise: 0.02 },
  ],
  [
    INTERNAL,
    "membership.latency",
    "membership.latency",
    "Membership answers p99",
    "ms",
    { ...BEHIND, scope: "the membership service, from inside", noise: 0.05 },
  ],
  [
    INTERNAL,
    "store.latency",
    "store.latency",
    "Metadata store answers p99",
    "ms",
    { ...BEHIND, scope: "reads from the front end", noise: 0.05, decimals: 1 },
  ],
  [
    CANARY,
    "cw.errors",
    "cloudwatch.errors",
    "CloudWatch put errors",
    "%",
    { ...SHARE, threshold: 30 },
  ],
  [
    CANARY,
    "logs.errors",
    "logs.errors",
    "CloudWatch Logs put errors",
    "%",
    { ...SHARE, threshold: 30 },
  ],
  [
    CANARY,
    "cw-alarms.blind",
    "cw-alarms.blind",
    "Alarms without data",
    "%",
    {
      max: 100,
      threshold: 20,
      source: "CloudWatch team's count",
      scope: "all alarms of the region",
    },
  ],
  [
    CLOUDWATCH,
    "cognito.errors",
    "cognito.errors",
    "Cognito User Pools errors",
    "%",
    { ...SHARE, threshold: 10 },
  ],
  [
    CLOUDWATCH,
    "identity.errors",
    "identity.errors",
    "Cognito Identity Pools errors",
    "%",
    { ...SHARE, threshold: 10 },
  ],
  [
    CLOUDWATCH,
    "lambda.errors",
    "lambda.errors",
    "Lambda invocation errors",
    "%",
    { ...SHARE, threshold: 2 },
  ],
  [
    CLOUDWATCH,
    "eventbridge.errors",
    "eventbridge.errors",
    "EventBridge API errors",
    "%",
    { ...SHARE, threshold: 8 },
  ],
  [
    CLOUDWATCH,
    "ecs.delay",
    "ecs.delay",
    "ECS changes late by",
    "min",
    { ...FURTHER, threshold: 30 },
  ],
  [
    CLOUDWATCH,
    "eks.delay",
    "eks.delay",
    "EKS changes late by",
    "min",
    { ...FURTHER, threshold: 30 },
  ],
  [
    CLOUDWATCH,
    "scaling.lag",
    "scaling.lag",
    "Reactive scaling behind by",
    "min",
    { ...FURTHER, threshold: 10 },
  ],
  [
    CANARY,
    "notices.late",
    "notices.late",
    "Personal notices arrive after",
    "min",
    { ...FURTHER, source: "test account", scope: "one account that gets every notice" },
  ],
  [CASES, "api-gateway.cases", "api-gateway.cases", "Cases: API Gateway", "in 10 min", {}],
  [CASES, "beanstalk.cases", "beanstalk.cases", "Cases: Elastic Beanstalk", "in 10 min", {}],
  [CLOUDWATCH, "host.cpu", "host.cpu", "Processor, sample of hosts", "%", HOSTS],
  [
    CLOUDWATCH,
    "host.memory",
    "host.memory",
    "Memory, sample of hosts",
    "%",
    { ...HOSTS, threshold: 85 },
  ],
];

/** Every panel of the on-call team. */
export const collectors: readonly Collector[] = rows.map(
  ([instrument, id, gaugeId, title, unit, look]) => ({
    ...instrument,
    id,
    gaugeId,
    title,
    unit,
    ...look,
  }),
);
