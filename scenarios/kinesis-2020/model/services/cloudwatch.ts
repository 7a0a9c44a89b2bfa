import "#server-only";
import { type Buffer, emptyBuffer, fillBuffer } from "../../../../engine/index";
import * as figures from "../figures";
import type { Load } from "../load";

/** Metrics, logs and alarms, all of which arrive through Kinesis. Shares are 0–1, amounts minutes of normal inflow. */
export interface CloudWatch {
  /** Share of PutMetricData calls that fail. */
  readonly errors: number;
  /** Metrics that senders still hold. */
  readonly backlog: Buffer;
  /** Metrics that ever waited at senders, that they delivered late, and that stand on panels by now; a full sender drops its oldest. */
  readonly held: number;
  readonly delivered: number;
  readonly filledIn: number;
  /** Share of PutLogEvents calls that fail, and log events that agents still hold. */
  readonly logErrors: number;
  readonly logBacklog: Buffer;
  /** Share of alarms without enough readings. */
  readonly blindAlarms: number;
  /** Everything, or logs alone, is kept off Kinesis on request. */
  readonly shed: boolean;
  readonly logsHeld: boolean;
}

export function healthyCloudwatch(): CloudWatch {
  return {
    errors: 0,
    backlog: emptyBuffer(figures.CLOUDWATCH_BACKLOG_MAX_MINUTES),
    held: 0,
    delivered: 0,
    filledIn: 0,
    logErrors: 0,
    logBacklog: emptyBuffer(figures.LOG_BACKLOG_MAX_MINUTES),
    blindAlarms: 0,
    shed: false,
    logsHeld: false,
  };
}

/** What cannot be sent waits at the sender, which drops its oldest when it is full. What comes late is filled in slowly, beside what is new. */
export function stepCloudwatch(before: CloudWatch, load: Load): CloudWatch {
  const taken = before.shed ? 0 : figures.CLOUDWATCH_INGEST * (1 - load.tryFails);
  const errors = Math.max(0, 1 - taken);
  const backlog = fillBuffer(before.backlog, taken);
  const late = Math.min(before.backlog.level, Math.max(0, taken - 1));
  const delivered = before.delivered + late;
  const logsTaken = before.logsHeld ? 0 : taken;
  return {
    ...before,
    errors,
    backlog,
    held: before.held + errors,
    delivered,
    filledIn: Math.min(delivered, before.filledIn + figures.BACKFILL_MINUTES),
    logErrors: Math.max(0, 1 - logsTaken),
    logBacklog: fillBuffer(before.logBacklog, logsTaken),
    blindAlarms: approach(before.blindAlarms, errors * errors * errors),
  };
}

/** Alarms look at several readings in a row, so they go blind and see again with a lag. */
function approach(now: number, target: number): number {
  const next = now + (target - now) * figures.ALARM_LAG;
  return next < 0.0005 ? 0 : next;
}

/** Share of the front end's normal load that CloudWatch keeps off it. */
export function loadShed(cloudwatch: CloudWatch): number {
  if (cloudwatch.shed) return figures.CLOUDWATCH_LOAD_SHARE;
  return cloudwatch.logsHeld ? figures.LOGS_LOAD_SHARE : 0;
}
