import "#server-only";
import type { AlarmDefinition } from "../../engine/index";
import { collectors } from "./telemetry";

type Row = readonly [
  id: string,
  name: string,
  serviceId: string,
  collectorId: string,
  threshold: number,
  points: number,
  condition: string,
];

const rows: readonly Row[] = [
  [
    "put-get",
    "Kinesis put and get errors",
    "kinesis",
    "fe.errors",
    5,
    3,
    "errors above 5 % for 3 min",
  ],
  ["latency", "Kinesis latency", "kinesis", "fe.latency", 2500, 5, "p99 above 2,500 ms for 5 min"],
  [
    "unhealthy",
    "Front-end health check",
    "kinesis",
    "fe.unhealthy",
    5,
    3,
    "more than 5 servers a minute thrown out for 3 min",
  ],
  ["cells", "Back-end cells", "cells", "cells.errors", 1, 3, "errors above 1 % for 3 min"],
  [
    "membership",
    "Membership service",
    "membership",
    "membership.latency",
    600,
    3,
    "p99 above 600 ms for 3 min",
  ],
  ["store", "Metadata store", "store", "store.latency", 120, 3, "p99 above 120 ms for 3 min"],
  [
    "cloudwatch",
    "CloudWatch put errors",
    "cloudwatch",
    "cw.errors",
    30,
    2,
    "errors above 30 % for 10 min",
  ],
  [
    "logs",
    "CloudWatch Logs put errors",
    "logs",
    "logs.errors",
    30,
    2,
    "errors above 30 % for 10 min",
  ],
  [
    "eventbridge",
    "EventBridge API errors",
    "eventbridge",
    "eventbridge.errors",
    8,
    3,
    "errors above 8 % for 3 min",
  ],
  [
    "cognito",
    "Cognito sign-in errors",
    "cognito",
    "cognito.errors",
    10,
    3,
    "errors above 10 % for 3 min",
  ],
  [
    "identity",
    "Cognito credentials errors",
    "identity",
    "identity.errors",
    10,
    3,
    "errors above 10 % for 3 min",
  ],
  [
    "lambda",
    "Lambda invocation errors",
    "lambda",
    "lambda.errors",
    2,
    3,
    "errors above 2 % for 3 min",
  ],
  ["ecs", "ECS workflows", "ecs", "ecs.delay", 30, 3, "more than 30 min late for 3 min"],
  ["eks", "EKS workflows", "eks", "eks.delay", 30, 3, "more than 30 min late for 3 min"],
  [
    "scaling",
    "Reactive Auto Scaling",
    "scaling",
    "scaling.lag",
    10,
    3,
    "more than 10 min behind for 3 min",
  ],
  ["host-memory", "Front-end host memory", "kinesis", "host.memory", 85, 3, "above 85 % for 3 min"],
];

/** Readings that must be missing in a row before an alarm on CloudWatch says that it has too few. */
const MISSING_POINTS = 8;

/** Collectors whose path can fail. */
const failing = new Set(collectors.filter((one) => one.path !== null).map((one) => one.id));

export const alarms: readonly AlarmDefinition[] = rows.map(
  ([id, name, serviceId, collectorId, threshold, points, condition]) => ({
    id: `alarm.${id}`,
    name,
    serviceId,
    collectorId,
    threshold,
    points,
    missing: failing.has(collectorId) ? MISSING_POINTS : 0,
    condition,
  }),
);
