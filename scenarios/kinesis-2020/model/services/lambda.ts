import "#server-only";
import { type Buffer, emptyBuffer, fillBuffer } from "../../../../engine/index";
import * as figures from "../figures";

/** Invocation hosts whose agents keep unsent metrics in the memory that functions need. */
export interface Lambda {
  /** Share of invocations that fail, 0–1. */
  readonly errors: number;
  /** Unsent metrics, minutes of inflow. */
  readonly unsent: Buffer;
  readonly capped: boolean;
  /** Unsent metrics that hosts bear before memory is contended, minutes of inflow. */
  readonly bears: number;
}

export function healthyLambda(): Lambda {
  return {
    errors: 0,
    unsent: emptyBuffer(24 * 60),
    capped: false,
    bears: figures.LAMBDA_CONTENTION_MINUTES,
  };
}

export function stepLambda(before: Lambda, cloudwatchErrors: number): Lambda {
  const sent = cloudwatchErrors > 0.01 ? 1 - cloudwatchErrors : figures.LAMBDA_FLUSH;
  const filled = fillBuffer(before.unsent, sent);
  const kept = Math.min(filled.level, figures.LAMBDA_CAPPED_MINUTES);
  const unsent = before.capped ? { ...filled, level: kept } : filled;
  const over = Math.max(0, unsent.level - before.bears);
  const errors = figures.LAMBDA_WORST_ERRORS * Math.min(1, over / figures.LAMBDA_WORSENING_MINUTES);
  return { ...before, unsent, errors };
}
