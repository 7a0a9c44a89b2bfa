import "#server-only";
import {
  type Buffer,
  emptyBuffer,
  emptySender,
  fillBuffer,
  type Sender,
  stepSender,
} from "../../../engine/index";
import * as figures from "./figures";

/** The services that lean on this cell, each with its own way of failing. Shares are 0–1, backlogs minutes of inflow. */
export interface Dependents {
  /** Buffers log streams in Kinesis: fails at once, and works off what waited for hours. */
  readonly logs: { readonly errors: number; readonly backlog: Buffer; readonly spooled: boolean };
  /** Panels that are made from logs are late, or have gaps, as logs are. */
  readonly logSender: Sender;
  /** Fails and tries again: nothing is lost. */
  readonly firehose: { readonly failures: number };
  /** Publishes events late, and has the longest tail of all. */
  readonly s3Events: {
    readonly errors: number;
    readonly backlog: Buffer;
    readonly hurried: boolean;
  };
  /** Tasks whose log driver blocks stand still while logs fail; a share of their owners can be led through another driver. */
  readonly ecs: { readonly stalled: number; readonly reaching: boolean; readonly switched: number };
  /** Share of warehouse connections that drop. */
  readonly redshift: { readonly drops: number; readonly calmed: boolean };
  /** Minutes by which MWAA and Glue jobs are late. */
  readonly jobsLate: number;
}

export function healthyDependents(): Dependents {
  return {
    logs: { errors: 0, backlog: emptyBuffer(figures.LOGS_BACKLOG_MAX_MINUTES), spooled: false },
    logSender: emptySender(figures.LOG_PANELS_KEPT_MINUTES),
    firehose: { failures: 0 },
    s3Events: {
      errors: 0,
      backlog: emptyBuffer(figures.EVENTS_BACKLOG_MAX_MINUTES),
      hurried: false,
    },
    ecs: { stalled: 0, reaching: false, switched: 0 },
    redshift: { drops: 0, calmed: false },
    jobsLate: 0,
  };
}

/** @param errors share of the cell's requests that fail, 0–1 */
export function stepDependents(before: Dependents, errors: number): Dependents {
  const logErrors = Math.min(1, figures.LOGS_EXPOSED * errors);
  const eventErrors = Math.min(1, figures.EVENTS_EXPOSED * errors);
  const catchUp = before.s3Events.hurried
    ? figures.EVENTS_CATCH_UP_HURRIED
    : figures.EVENTS_CATCH_UP;
  const switched = ownersReached(before.ecs);
  const stalls = figures.BLOCKING_TASKS * (1 - switched) * logErrors;
  return {
    logs: {
      ...before.logs,
      errors: settle(logErrors),
      backlog: fillBuffer(before.logs.backlog, (1 - logErrors) * (1 + figures.LOGS_CATCH_UP)),
    },
    logSender: stepSender(before.logSender, (1 - logErrors) * (1 + figures.LOGS_CATCH_UP)),
    firehose: { failures: settle(figures.FIREHOSE_EXPOSED * errors) },
    s3Events: {
      ...before.s3Events,
      errors: settle(eventErrors),
      backlog: fillBuffer(before.s3Events.backlog, (1 - eventErrors) * (1 + catchUp)),
    },
    // A task stalls when its driver's small buffer is full, and goes on when that empties.
    ecs: {
      ...before.ecs,
      switched,
      stalled: settle(before.ecs.stalled + (stalls - before.ecs.stalled) * figures.STALL_PACE),
    },
    redshift: {
      ...before.redshift,
      drops: settle(figures.REDSHIFT_EXPOSED * errors * (before.redshift.calmed ? 0.4 : 1)),
    },
    jobsLate: settle(
      before.jobsLate * 0.97 + 0.03 * figures.JOBS_LATE_MAX_MINUTES * Math.min(1, 2 * errors),
    ),
  };
}

/** Share of owners who have switched, 0–1; nobody switches back. */
function ownersReached({ reaching, switched }: Dependents["ecs"]): number {
  if (!reaching) return switched;
  const step = figures.OWNERS_REACHED / figures.OWNERS_REACHED_MINUTES;
  return Math.min(figures.OWNERS_REACHED, switched + step);
}

function settle(value: number): number {
  return value < 0.0005 ? 0 : value;
}
