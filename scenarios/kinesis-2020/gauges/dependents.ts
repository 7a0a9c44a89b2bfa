import "#server-only";
import { fullness, type GaugeRow } from "../../../engine/index";
import * as figures from "../model/figures";
import { casesOf, noticesLate } from "../model/services/second-order";
import type { World } from "../model/world";

export const cloudwatch: readonly GaugeRow<World>[] = [
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

export const dependents: readonly GaugeRow<World>[] = [
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

function cases({ dependents: of }: World) {
  return casesOf({ ...of, scalingLag: of.secondOrder.scalingLag });
}
