import "#server-only";
import { collectorsOf, instrument, senderPath } from "../../engine/index";

const SHARE = { max: 100, decimals: 1 } as const;

/** The cell's own instruments, which work all day. They count what its designers thought of. */
const INTERNAL = instrument({
  tab: "The cell",
  source: "Kinesis internal metrics",
  scope: "the zone that is being deployed to",
});
const WHOLE_CELL = { scope: "the whole cell, all zones" };

const ELSEWHERE = instrument({
  tab: "Elsewhere",
  source: "Kinesis internal metrics",
  scope: "every other internal cell of the region",
  noise: 0.3,
  decimals: 2,
  threshold: 1,
});

/** Each dependent team asks its own service every five minutes. */
const CANARY = instrument({
  tab: "Dependents",
  source: "canary of the CloudWatch Logs team",
  scope: "one caller in each zone",
  everyMinutes: 5,
  delayMinutes: 2,
  noise: 0.03,
  staleAfterMinutes: 15,
  ...SHARE,
});

/** Panels that are made from log lines: they are late, and thin out, when logs are and do. */
const FROM_LOGS = instrument({
  tab: "From logs",
  source: "counted in log lines",
  scope: "what arrived as log lines",
  delayMinutes: 4,
  noise: 0.04,
  path: senderPath("log-panels"),
  staleAfterMinutes: 15,
  ...SHARE,
});

/** Every panel of the on-call team. */
export const collectors = collectorsOf([
  [
    INTERNAL,
    "cell.errors",
    "cell.errors",
    "Failed requests",
    "%",
    { ...SHARE, ...WHOLE_CELL, threshold: 5, noise: 0.02 },
  ],
  [
    INTERNAL,
    "cell.latency",
    "cell.latency",
    "Latency p99",
    "ms",
    { ...WHOLE_CELL, threshold: 1000, noise: 0.03 },
  ],
  [INTERNAL, "hosts.serving", "hosts.serving", "Hosts that serve", "hosts"],
  [
    INTERNAL,
    "hosts.judged-dead",
    "hosts.judged-dead",
    "Hosts given up by the manager",
    "a minute",
    { threshold: 2 },
  ],
  [INTERNAL, "shards.moved", "shards.moved", "Shards on the move", "a minute"],
  [
    INTERNAL,
    "hosts.throughput",
    "hosts.throughput",
    "Throughput of a host",
    "% of usual",
    { scope: "mean of the zone", noise: 0.01 },
  ],
  [
    ELSEWHERE,
    "other-cells.errors",
    "other-cells.errors",
    "Failed requests, other internal cells",
    "%",
  ],
  [
    ELSEWHERE,
    "customer-streams.errors",
    "other-cells.errors",
    "Failed requests, customers' own streams",
    "%",
    { scope: "every cell that serves customers" },
  ],
  [CANARY, "logs.errors", "logs.errors", "CloudWatch Logs put errors", "%", { threshold: 20 }],
  [
    CANARY,
    "firehose.failures",
    "firehose.failures",
    "Firehose deliveries tried again",
    "%",
    { source: "canary of the Firehose team", threshold: 10 },
  ],
  [
    CANARY,
    "s3-events.errors",
    "s3-events.errors",
    "S3 events not published at once",
    "%",
    { source: "canary of the S3 team", threshold: 20 },
  ],
  [FROM_LOGS, "ecs.stalled", "ecs.stalled", "ECS tasks that stand still", "%", { threshold: 10 }],
  [
    FROM_LOGS,
    "redshift.drops",
    "redshift.drops",
    "Redshift connections that drop",
    "%",
    { threshold: 5 },
  ],
  [
    FROM_LOGS,
    "jobs.late",
    "jobs.late",
    "MWAA and Glue jobs late by",
    "min",
    { max: null, decimals: 0, threshold: 20 },
  ],
]);
