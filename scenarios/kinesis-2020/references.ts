import "#server-only";
import {
  bestKnownPlay,
  type DisputedReference,
  type HistoryEntry,
  publishedBy,
} from "../../engine/index";

/** The account that belongs to the historical cause; its times stand in the history and the milestones. */
export const aws = publishedBy(
  "AWS",
  "From AWS's own summary of the day; an entry or a time that comes from elsewhere says so.",
);

/** The account gives clock times without a zone: taken as PST, its 07:44, 08:15, 11:00 and 16:00 are these minutes since 02:44. */
const TRIGGER = 300;
const IMPACT = 331;
const FOUND = 496;
const RECOVERED = 796;

const disputedTimeline: readonly HistoryEntry[] = [
  moment(TRIGGER, "Capacity added", "The trigger, five hours after AWS's own start."),
  {
    ...moment(IMPACT, "Customers are hit", "31 min after this account's trigger."),
    untilMinute: RECOVERED,
  },
  moment(
    FOUND,
    "Cause found",
    "Larger servers and their pools, 2 h 45 after customers were hit. AWS names another cause.",
  ),
  moment(RECOVERED, "Full recovery", "5 h after the cause was found, 8 h 16 after the trigger."),
];

/** A widely read account of the same outage that AWS's summary contradicts in cause and clock. */
export const disputedAccount: DisputedReference = {
  standing: "disputed",
  whose: "The disputed account",
  note: "A widely read account that AWS's summary contradicts; its clock is taken as PST, for it names no zone. It sets the trigger 5 h later than AWS, and this run begins with the addition at T+0, so compare spans and not times of day: 31 min to impact, 2 h 45 more to the cause, 5 h more to the end.",
  triggerMinute: TRIGGER,
  timeline: disputedTimeline,
  phases: {
    detect: {
      minute: IMPACT,
      basis: "disputed; its 08:15 is when customers were hit, not an alarm",
    },
    confirm: { minute: FOUND, basis: "disputed; its 11:00" },
    "kinesis-normal": {
      minute: RECOVERED,
      basis: "disputed; its 16:00 is full recovery and tells no services apart",
    },
  },
};

/** For the causes that nobody has lived through. */
export const unlived = bestKnownPlay(
  "Nobody lived this day: these are the orders of the quickest script known, played in this model against the cause of this run. It knows the cause from the first alarm on, so it shows what the model allows and not what a team could have known.",
);

function moment(minute: number, label: string, detail: string): HistoryEntry {
  return { minute, untilMinute: null, label, detail, weight: "major" };
}
