import "#server-only";
import type { Rejection } from "../../contract/rejections";
import { reject } from "../../contract/rejections";
import type { RequestType } from "../../contract/requests";
import type { Answer, Answers } from "../../contract/socket";

export function succeed<T extends RequestType>(value: Answers[T]): Answer<T> {
  return { ok: true, value };
}

export function fail(rejection: Rejection): { ok: false; rejection: Rejection } {
  return { ok: false, rejection };
}

/** The same for a code that never was and one that is gone. */
export const UNKNOWN_ROOM = reject(
  "unknown-room",
  "No room answers to that code. Check it with the facilitator.",
);

export const NO_SEAT = reject(
  "not-your-seat",
  "This browser has no seat in that room. Join with the room's code.",
);

export const TOO_FAST = reject(
  "too-many-requests",
  "That was faster than anyone can read. Wait a few seconds, then try again.",
);
