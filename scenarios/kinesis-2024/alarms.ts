import "#server-only";
import { alarmsOf } from "../../engine/index";
import { collectors } from "./telemetry";

/** Readings that must be missing in a row before an alarm on panels made from logs says that it has too few. */
const MISSING_POINTS = 8;

export const alarms = alarmsOf(collectors, MISSING_POINTS, [
  ["errors", "Failed requests", "cell", "cell.errors", 5, 3, "above 5 % for 3 min"],
  ["latency", "Latency", "cell", "cell.latency", 1000, 5, "p99 above 1,000 ms for 5 min"],
  [
    "given-up",
    "Hosts given up by the manager",
    "hosts",
    "hosts.judged-dead",
    2,
    4,
    "more than 2 a minute for 4 min",
  ],
  [
    "other-cells",
    "Other internal cells",
    "other-cells",
    "other-cells.errors",
    1,
    3,
    "errors above 1 % for 3 min",
  ],
  [
    "customer-streams",
    "Customers' own streams",
    "customer-streams",
    "customer-streams.errors",
    1,
    3,
    "errors above 1 % for 3 min",
  ],
  ["logs", "CloudWatch Logs", "logs", "logs.errors", 20, 2, "errors above 20 % for 10 min"],
  [
    "firehose",
    "Data Firehose",
    "firehose",
    "firehose.failures",
    10,
    2,
    "more than 10 % tried again for 10 min",
  ],
  [
    "s3-events",
    "S3 event publication",
    "s3-events",
    "s3-events.errors",
    20,
    2,
    "more than 20 % not published at once for 10 min",
  ],
  ["ecs", "ECS tasks", "ecs", "ecs.stalled", 10, 3, "more than 10 % stand still for 3 min"],
  ["redshift", "Redshift", "redshift", "redshift.drops", 5, 3, "more than 5 % drop for 3 min"],
  ["jobs", "MWAA and Glue jobs", "jobs", "jobs.late", 20, 3, "more than 20 min late for 3 min"],
]);
