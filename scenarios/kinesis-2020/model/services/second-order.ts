import "#server-only";
import * as figures from "../figures";
import type { CloudWatch } from "./cloudwatch";
import type { Cognito } from "./cognito";
import type { EventBridge } from "./eventbridge";
import type { Lambda } from "./lambda";

/** What leans on those that lean on Kinesis. Minutes, and shares 0–1. */
export interface SecondOrder {
  /** Minutes by which ECS and EKS changes are late. */
  readonly ecsDelay: number;
  readonly eksDelay: number;
  /** Minutes by which reactive scaling is behind. */
  readonly scalingLag: number;
  /** Teams start workflows, or scale, by hand. */
  readonly workflowsByHand: boolean;
  readonly scaledByHand: boolean;
}

export function healthySecondOrder(): SecondOrder {
  return {
    ecsDelay: 0,
    eksDelay: 0,
    scalingLag: 0,
    workflowsByHand: false,
    scaledByHand: false,
  };
}

export function stepSecondOrder(
  before: SecondOrder,
  cloudwatch: CloudWatch,
  eventbridge: EventBridge,
): SecondOrder {
  // New events go first: an old backlog holds only those launches up that wait in it.
  const waiting = (figures.BACKLOG_DELAYS_LAUNCHES * eventbridge.backlog.level) / 240;
  const late = Math.min(1, eventbridge.errors * 1.5 + waiting);
  const byHand = before.workflowsByHand ? figures.WORKFLOWS_BY_HAND : 1;
  const ecsDelay = figures.CONTAINER_DELAY_MAX_MINUTES * late * byHand;
  const behind = 60 * cloudwatch.errors + figures.BACKLOG_DELAYS_SCALING * cloudwatch.backlog.level;
  const scalingLag =
    before.scalingLag * 0.9 + 0.1 * behind * (before.scaledByHand ? figures.SCALED_BY_HAND : 1);
  return {
    ...before,
    ecsDelay,
    // A node group needs events as tasks do, and scaling besides.
    eksDelay: figures.EKS_EVENTS_SHARE * ecsDelay + figures.EKS_SCALING_SHARE * scalingLag,
    scalingLag,
  };
}

/** Customers' products that nobody here measures: what their owners report is all there is. Cases in ten minutes. */
export function casesOf(products: {
  cognito: Cognito;
  lambda: Lambda;
  cloudwatch: CloudWatch;
  scalingLag: number;
}): { apiGateway: number; beanstalk: number } {
  const { cloudwatch, cognito, lambda, scalingLag } = products;
  const calls = 1 - (1 - 0.5 * cognito.errors) * (1 - 0.6 * lambda.errors);
  const environments = Math.min(1, 0.3 * cloudwatch.errors + scalingLag / 240);
  return {
    apiGateway: figures.CASES_USUAL + figures.CASES_WORST * calls,
    beanstalk: figures.CASES_USUAL + figures.CASES_WORST * environments,
  };
}

/** Minutes by which personal notices reach customers late: they work all day, though what is sent on travels as an event. */
export function noticesLate(eventbridge: EventBridge): number {
  return figures.NOTICE_MINUTES + figures.NOTICE_EVENTS_SHARE * eventbridge.backlog.level;
}
