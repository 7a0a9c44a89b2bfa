import "#server-only";
import { type Buffer, emptyBuffer, fillBuffer } from "../../../../engine/index";
import * as figures from "../figures";
import type { Load } from "../load";

/** CloudWatch Events, by now EventBridge: new events first, and old ones beside them. */
export interface EventBridge {
  /** Share of requests that fail, 0–1. */
  readonly errors: number;
  /** Events that wait, minutes of inflow. */
  readonly backlog: Buffer;
  /** Old events are worked off faster on request. */
  readonly hurried: boolean;
}

export function healthyEventbridge(): EventBridge {
  return { errors: 0, backlog: emptyBuffer(12 * 60), hurried: false };
}

export function stepEventbridge(before: EventBridge, load: Load): EventBridge {
  const ok = 1 - load.requestFails;
  const replay = before.hurried ? figures.EVENTBRIDGE_REPLAY_HURRIED : figures.EVENTBRIDGE_REPLAY;
  return {
    ...before,
    errors: load.requestFails,
    backlog: fillBuffer(before.backlog, ok + replay * ok * ok),
  };
}

/** Old events are given up: nothing waits any more, and what they would have started has to be started by hand. */
export function discardOldEvents(eventbridge: EventBridge): EventBridge {
  const { backlog } = eventbridge;
  return { ...eventbridge, backlog: { ...backlog, level: 0, lost: backlog.lost + backlog.level } };
}
