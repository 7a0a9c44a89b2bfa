import "#server-only";
import type { TimedRow } from "../../../engine/index";

/** Said at their time whatever the day is like: a quiet watch before 14:45, and what is on the calendar anyway. */
export const timed: readonly TimedRow[] = [
  [
    4,
    "night-shift",
    "all",
    "Night shift",
    "Quiet night, nothing open for you. The zone's deployment begins in a few minutes, as planned.",
  ],
  [
    72,
    "capacity-planning",
    "incident-commander",
    "Capacity planning",
    "For the quarter's figures: throughput of your hosts looks as it did last month. May I copy the old line, or do you want to look yourselves?",
  ],
  [
    188,
    "weekly-windows",
    "incident-commander",
    "Change manager",
    "For the weekly list: the storage team's window at 20:00 tonight stands. It touches racks next to yours, not yours.",
  ],
  [
    262,
    "draft-post",
    "communications",
    "Press office",
    "A draft about the streaming products goes out on Thursday. Could one of you read it by tomorrow? No hurry.",
  ],
  [
    312,
    "afternoon-shift",
    "all",
    "Team lead",
    "The afternoon watch takes over at three. Is there anything to hand on beyond the deployment?",
  ],
  [
    640,
    "storage-window",
    "incident-commander",
    "Change manager",
    "The storage team's window opens in twenty minutes. They ask whether you mind.",
  ],
];
