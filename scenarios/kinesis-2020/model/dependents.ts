import "#server-only";
import { type Buffer, emptyBuffer, fillBuffer, fullness } from "../../../engine/index";
import * as figures from "./figures";
import type { Load } from "./load";

/** The services that lean on Kinesis, each with its own way of failing. Errors are shares of requests, 0–1. */
export interface Dependents {
  readonly cloudwatch: {
    /** Share of PutMetricData and PutLogEvents calls that fail. */
    readonly errors: number;
    /** Metrics that senders still hold. */
    readonly backlog: Buffer;
    readonly shed: boolean;
  };
  readonly cognito: {
    readonly errors: number;
    readonly buffer: Buffer;
    /** Share of web servers that no longer need Kinesis. */
    readonly decoupled: number;
    readonly rollingOut: boolean;
  };
  readonly lambda: { readonly errors: number; readonly unsent: Buffer; readonly capped: boolean };
  readonly eventbridge: { readonly errors: number; readonly backlog: Buffer };
  /** Minutes by which ECS and EKS changes are late. */
  readonly containerDelay: number;
  /** Minutes by which reactive scaling is behind. */
  readonly scalingLag: number;
}

export function healthyDependents(): Dependents {
  return {
    cloudwatch: {
      errors: 0,
      backlog: emptyBuffer(figures.CLOUDWATCH_BACKLOG_MAX_MINUTES),
      shed: false,
    },
    cognito: {
      errors: 0,
      buffer: emptyBuffer(figures.COGNITO_BUFFER_MINUTES),
      decoupled: 0,
      rollingOut: false,
    },
    lambda: { errors: 0, unsent: emptyBuffer(24 * 60), capped: false },
    eventbridge: { errors: 0, backlog: emptyBuffer(12 * 60) },
    containerDelay: 0,
    scalingLag: 0,
  };
}

/** One minute of every dependent, in the order in which trouble travels. */
export function stepDependents(before: Dependents, load: Load): Dependents {
  const cloudwatch = stepCloudwatch(before.cloudwatch, load);
  const lambda = stepLambda(before.lambda, cloudwatch.errors);
  const eventbridge = stepEventbridge(before.eventbridge, load);
  const late = Math.min(1, eventbridge.errors * 1.5 + eventbridge.backlog.level / 240);
  return {
    cloudwatch,
    cognito: stepCognito(before.cognito, load),
    lambda,
    eventbridge,
    containerDelay: figures.CONTAINER_DELAY_MAX_MINUTES * late,
    scalingLag: before.scalingLag * 0.9 + 0.1 * (60 * cloudwatch.errors + cloudwatch.backlog.level),
  };
}

/** Metrics and logs go through Kinesis in bulk: what cannot be sent waits at the sender, and is lost when the sender is full. */
function stepCloudwatch(before: Dependents["cloudwatch"], load: Load): Dependents["cloudwatch"] {
  const taken = before.shed ? 0 : figures.CLOUDWATCH_INGEST * (1 - load.tryFails);
  return {
    ...before,
    errors: Math.max(0, 1 - taken),
    backlog: fillBuffer(before.backlog, taken),
  };
}

/** Best-effort analytics behind a local buffer; once the buffer is full, web servers block on it. */
function stepCognito(before: Dependents["cognito"], load: Load): Dependents["cognito"] {
  const buffer = fillBuffer(before.buffer, figures.COGNITO_DRAIN * (1 - load.requestFails));
  const rolled = before.rollingOut ? 1 / figures.COGNITO_ROLLOUT_MINUTES : 0;
  const decoupled = Math.min(1, before.decoupled + rolled);
  const blocked = fullness(buffer) >= figures.COGNITO_BLOCKS_AT ? load.requestFails : 0;
  const target = figures.COGNITO_EXPOSED_SHARE * blocked * (1 - decoupled);
  // Web servers do not block or free themselves all at once.
  const errors = before.errors + (target - before.errors) * 0.2;
  return { ...before, buffer, decoupled, errors: errors < 0.0005 ? 0 : errors };
}

/** Agents on invocation hosts keep unsent metrics in memory until functions run out of it. */
function stepLambda(before: Dependents["lambda"], cloudwatchErrors: number): Dependents["lambda"] {
  const filled = fillBuffer(before.unsent, cloudwatchErrors > 0.01 ? 1 - cloudwatchErrors : 2);
  const unsent = before.capped ? { ...filled, level: Math.min(filled.level, 5) } : filled;
  const over = Math.max(0, unsent.level - figures.LAMBDA_CONTENTION_MINUTES);
  const errors = figures.LAMBDA_WORST_ERRORS * Math.min(1, over / figures.LAMBDA_WORSENING_MINUTES);
  return { ...before, unsent, errors };
}

/** New events first; old ones wait and are worked off beside them. */
function stepEventbridge(before: Dependents["eventbridge"], load: Load): Dependents["eventbridge"] {
  const ok = 1 - load.requestFails;
  const backlog = fillBuffer(before.backlog, ok + figures.EVENTBRIDGE_REPLAY * ok * ok);
  return { errors: load.requestFails, backlog };
}
