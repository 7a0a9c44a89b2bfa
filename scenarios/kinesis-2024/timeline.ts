import "#server-only";
import { type PhaseTimes, timelineOf } from "../../engine/index";

const AWS = "published by AWS";
const TWO_ACCOUNTS = "published by AWS, after two secondary accounts that agree";
const ONE_ACCOUNT = "one secondary account of AWS's summary";

/** AWS's own timeline, from its summary (aws.amazon.com/message/073024), in minutes since 09:00 PDT; a detail names what comes from elsewhere. */
export const timeline = timelineOf([
  [
    9,
    null,
    "A routine deployment begins in one zone",
    "09:09 PDT; hosts go out of service and back, and shards move with them.",
    "major",
  ],
  [
    9,
    345,
    "Light shards gather, statuses grow",
    "Until hosts that work are taken for dead. The order is published, minutes are not.",
    "minor",
  ],
  [
    345,
    757,
    "Customers are hit",
    "14:45 to 21:37 PDT. CloudWatch Logs, Data Firehose, S3 events, ECS, Lambda, Redshift and Glue; other cells work on. When the first alarm sounded is not public.",
    "major",
  ],
  [
    445,
    null,
    "Less time-sensitive work is shed",
    `16:25 PDT; ${ONE_ACCOUNT}, which leaves open whether shedding began or took effect then.`,
    "major",
  ],
  [
    445,
    621,
    "Capacity for secure connections is added",
    "Published without a time; drawn across the hours in which it must have been.",
    "major",
  ],
  [519, null, "First improvement", `17:39 PDT; ${TWO_ACCOUNTS}.`, "major"],
  [621, null, "The vast majority of services is normal", `19:21 PDT; ${TWO_ACCOUNTS}.`, "major"],
  [757, null, "Normal operation", "21:37 PDT.", "major"],
  [1250, null, "CloudWatch Logs has caught up", `05:50 PDT on 31 July; ${ONE_ACCOUNT}.`, "minor"],
  [2498, null, "S3 events have caught up", `02:38 PDT on 1 August; ${ONE_ACCOUNT}.`, "minor"],
]);

const NOT_PUBLIC = "not public";

export const phases: PhaseTimes = {
  detect: { minute: null, basis: NOT_PUBLIC },
  declare: { minute: null, basis: NOT_PUBLIC },
  "first-update": { minute: null, basis: "no copy of a post with its time was found" },
  "first-mitigation": {
    minute: 445,
    basis: `${ONE_ACCOUNT}; whether shedding began or took effect then is unclear, and earlier measures may be unpublished`,
  },
  confirm: { minute: null, basis: NOT_PUBLIC },
  "first-recovery": { minute: 519, basis: TWO_ACCOUNTS },
  impact: { minute: 345, basis: AWS },
  "first-improvement": { minute: 519, basis: TWO_ACCOUNTS },
  "majority-normal": { minute: 621, basis: TWO_ACCOUNTS },
  normal: { minute: 757, basis: AWS },
  "logs-backlog-clear": { minute: 1250, basis: ONE_ACCOUNT },
  "s3-events-backlog-clear": { minute: 2498, basis: ONE_ACCOUNT },
};
