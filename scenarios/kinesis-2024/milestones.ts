import "#server-only";
import { fallsToShare, firstAbove, latestOf, milestonesOf, staysBelow } from "../../engine/index";

const impact = firstAbove("cell.errors", 5);
const better = fallsToShare("connections.waiting", 100_000, 0.95);
const majority = fallsToShare("cell.errors", 15, 0.2);
const normal = latestOf(staysBelow("cell.errors", 15, 0.5), staysBelow("cell.kept-off", 0, 1));
const logsClear = staysBelow("logs.backlog", 15, 1);
const eventsClear = staysBelow("s3-events.backlog", 15, 1);

/** What AWS's clock says, in minutes since 09:00 PDT, and how the model decides that the same has happened. */
export const milestones = milestonesOf(
  "AWS summary of 30 July 2024, and for the ends of backlogs accounts that cite it",
  {
    onsets: [
      ["impact", "Customers are hit", 345, 15, "more than 5 % of the cell's requests fail", impact],
    ],
    recoveries: [
      [
        "first-improvement",
        "First improvement",
        519,
        20,
        "connections that wait a twentieth below their peak",
        better,
      ],
      [
        "majority-normal",
        "Most services normal",
        621,
        25,
        "failures at a fifth of their peak",
        majority,
      ],
      [
        "normal",
        "Normal operation",
        757,
        25,
        "hardly a request fails, and no work is kept off any more",
        normal,
      ],
      [
        "logs-backlog-clear",
        "CloudWatch Logs has caught up",
        1250,
        45,
        "no log event waits any more",
        logsClear,
      ],
      [
        "s3-events-backlog-clear",
        "S3 events have caught up",
        2498,
        90,
        "no event waits any more",
        eventsClear,
      ],
    ],
  },
);
