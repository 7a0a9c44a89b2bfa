/**
 * Expected failures. A rejection is a value: a code for programs and a sentence for people. The sentences say what happened and what to do,
 * and never whether an idea was right.
 */
export const REJECTION_CODES = [
  "malformed",
  "unknown-room",
  "room-ended",
  "room-full",
  "too-many-rooms",
  "too-many-requests",
  "name-taken",
  "name-invalid",
  "not-your-seat",
  "not-your-role",
  "not-now",
  "unknown-scenario",
  "unknown-action",
  "unknown-item",
  "bad-setting",
  "busy",
  "needs-first",
  "already",
  "other-version",
  "server-fault",
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

export interface Rejection {
  code: RejectionCode;
  sentence: string;
}

/** Builds a rejection; the sentence is what the player reads. */
export function reject(code: RejectionCode, sentence: string): Rejection {
  return { code, sentence };
}
