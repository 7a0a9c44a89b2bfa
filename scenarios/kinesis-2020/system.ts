import "#server-only";
import type { ServiceDefinition } from "../../engine/index";

interface Trouble {
  readonly gauge: string;
  readonly degradedAt: number;
  readonly impairedAt: number;
}

type Row = readonly [
  id: string,
  name: string,
  trouble: Trouble,
  /** The panel that shows it; null where the team has none. */
  collectorId: string | null,
  dependsOn: readonly string[],
  staleAfterMinutes: number,
];

const at = (gauge: string, degradedAt: number, impairedAt: number): Trouble => ({
  gauge,
  degradedAt,
  impairedAt,
});

/** What the sources name, from the middle outwards. A service with a panel is known by it; one without has to be asked about. */
const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  Kinesis: [
    [
      "kinesis",
      "Front end",
      at("kinesis.errors", 2, 15),
      "fe.errors",
      ["peers", "membership", "store"],
      5,
    ],
    ["peers", "Peer messages", at("kinesis.out", 5, 30), null, [], 5],
    [
      "membership",
      "Membership service",
      at("membership.latency", 150, 600),
      "membership.latency",
      [],
      5,
    ],
    ["store", "Metadata store", at("store.latency", 30, 120), "store.latency", [], 5],
    ["cells", "Back-end cells", at("cells.errors", 1, 5), "cells.errors", ["kinesis"], 5],
  ],
  Dependents: [
    [
      "cloudwatch",
      "CloudWatch metrics",
      at("cloudwatch.errors", 5, 30),
      "cw.errors",
      ["kinesis"],
      15,
    ],
    ["logs", "CloudWatch Logs", at("logs.errors", 5, 30), "logs.errors", ["kinesis"], 15],
    [
      "cw-alarms",
      "CloudWatch alarms",
      at("cw-alarms.blind", 5, 30),
      "cw-alarms.blind",
      ["cloudwatch"],
      15,
    ],
    [
      "cognito",
      "Cognito User Pools",
      at("cognito.errors", 2, 15),
      "cognito.errors",
      ["kinesis"],
      15,
    ],
    [
      "identity",
      "Cognito Identity Pools",
      at("identity.errors", 2, 15),
      "identity.errors",
      ["cognito"],
      15,
    ],
    ["lambda", "Lambda", at("lambda.errors", 1, 10), "lambda.errors", ["cloudwatch"], 15],
    [
      "eventbridge",
      "EventBridge",
      at("eventbridge.errors", 2, 15),
      "eventbridge.errors",
      ["kinesis"],
      15,
    ],
  ],
  "Further out": [
    ["ecs", "ECS changes", at("ecs.delay", 8, 30), "ecs.delay", ["eventbridge"], 20],
    ["eks", "EKS changes", at("eks.delay", 8, 30), "eks.delay", ["eventbridge", "scaling"], 20],
    [
      "scaling",
      "Reactive Auto Scaling",
      at("scaling.lag", 5, 25),
      "scaling.lag",
      ["cloudwatch"],
      20,
    ],
    ["status-tool", "Status page tool", at("status-tool.down", 50, 90), null, ["cognito"], 20],
    [
      "personal-health",
      "Personal Health Dashboard",
      at("notices.late", 45, 90),
      "notices.late",
      ["eventbridge"],
      20,
    ],
    [
      "api-gateway",
      "API Gateway",
      at("api-gateway.cases", 8, 20),
      "api-gateway.cases",
      ["cognito", "lambda"],
      45,
    ],
    [
      "beanstalk",
      "Elastic Beanstalk",
      at("beanstalk.cases", 8, 20),
      "beanstalk.cases",
      ["cloudwatch", "scaling"],
      45,
    ],
  ],
};

export const services: readonly ServiceDefinition[] = Object.entries(GROUPS).flatMap(
  ([group, rows]) =>
    rows.map(([id, name, trouble, collectorId, dependsOn, staleAfterMinutes]) => ({
      id,
      name,
      group,
      troubleGauge: trouble.gauge,
      degradedAt: trouble.degradedAt,
      impairedAt: trouble.impairedAt,
      collectorId,
      dependsOn,
      staleAfterMinutes,
    })),
);
