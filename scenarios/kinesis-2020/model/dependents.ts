import "#server-only";
import type { Load } from "./load";
import { type CloudWatch, healthyCloudwatch, stepCloudwatch } from "./services/cloudwatch";
import { type Cognito, healthyCognito, stepCognito } from "./services/cognito";
import { type EventBridge, healthyEventbridge, stepEventbridge } from "./services/eventbridge";
import { healthyLambda, type Lambda, stepLambda } from "./services/lambda";
import { healthySecondOrder, type SecondOrder, stepSecondOrder } from "./services/second-order";

/** The services that lean on Kinesis, each with its own way of failing and recovering. */
export interface Dependents {
  readonly cloudwatch: CloudWatch;
  readonly cognito: Cognito;
  readonly lambda: Lambda;
  readonly eventbridge: EventBridge;
  readonly secondOrder: SecondOrder;
}

export function healthyDependents(): Dependents {
  return {
    cloudwatch: healthyCloudwatch(),
    cognito: healthyCognito(),
    lambda: healthyLambda(),
    eventbridge: healthyEventbridge(),
    secondOrder: healthySecondOrder(),
  };
}

/** One minute of every dependent, in the order in which trouble travels. */
export function stepDependents(before: Dependents, load: Load): Dependents {
  const cloudwatch = stepCloudwatch(before.cloudwatch, load);
  const eventbridge = stepEventbridge(before.eventbridge, load);
  return {
    cloudwatch,
    cognito: stepCognito(before.cognito, load),
    lambda: stepLambda(before.lambda, cloudwatch.errors),
    eventbridge,
    secondOrder: stepSecondOrder(before.secondOrder, cloudwatch, eventbridge),
  };
}
