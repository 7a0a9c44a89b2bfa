import "#server-only";
import { type Buffer, emptyBuffer, fillBuffer, fullness } from "../../../../engine/index";
import * as figures from "../figures";
import type { Load } from "../load";

/** User Pools and Identity Pools on the same web servers, which send analytics through a local buffer. Shares are 0–1. */
export interface Cognito {
  /** Share of User Pools requests (sign-in) that fail. */
  readonly errors: number;
  /** Share of Identity Pools requests (temporary credentials) that fail. */
  readonly identityErrors: number;
  readonly buffer: Buffer;
  /** Share of web servers that no longer need Kinesis. */
  readonly decoupled: number;
  readonly rollingOut: boolean;
}

export function healthyCognito(): Cognito {
  return {
    errors: 0,
    identityErrors: 0,
    buffer: emptyBuffer(figures.COGNITO_BUFFER_MINUTES),
    decoupled: 0,
    rollingOut: false,
  };
}

/** Best-effort analytics behind a local buffer; once the buffer is full, web servers block on it. */
export function stepCognito(before: Cognito, load: Load): Cognito {
  const buffer = fillBuffer(before.buffer, figures.COGNITO_DRAIN * (1 - load.requestFails));
  const rolled = before.rollingOut ? 1 / figures.COGNITO_ROLLOUT_MINUTES : 0;
  const decoupled = Math.min(1, before.decoupled + rolled);
  const blocked = fullness(buffer) >= figures.COGNITO_BLOCKS_AT ? load.requestFails : 0;
  const target = figures.COGNITO_EXPOSED_SHARE * blocked * (1 - decoupled);
  // Web servers do not block or free themselves all at once.
  const errors = settle(before.errors + (target - before.errors) * 0.2);
  // Credentials that were given out stay good for a while.
  const identityErrors = settle(
    before.identityErrors + (errors - before.identityErrors) / figures.CREDENTIALS_LAG_MINUTES,
  );
  return { ...before, buffer, decoupled, errors, identityErrors };
}

function settle(share: number): number {
  return share < 0.0005 ? 0 : share;
}

/** Restarting the web servers frees them: what the buffer held is dropped, and some sign-ins are cut off. */
export function restartWebServers(cognito: Cognito): Cognito {
  const { buffer, errors } = cognito;
  return {
    ...cognito,
    errors: Math.min(1, errors + figures.COGNITO_RESTART_ERRORS),
    buffer: { ...buffer, level: 0, lost: buffer.lost + buffer.level },
  };
}
