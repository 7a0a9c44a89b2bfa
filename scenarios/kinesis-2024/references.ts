import "#server-only";
import { bestKnownPlay, publishedBy } from "../../engine/index";

/** The account that belongs to the historical cause; its times stand in the timeline and the milestones. */
export const aws = publishedBy(
  "AWS",
  "From AWS's own summary of the day. Some times are known only through secondary accounts of it, and an entry that rests on a single one says so. First alarm, declaration and confirmation are not public.",
);

/** For the causes that nobody has lived through. */
export const unlived = bestKnownPlay(
  "Nobody lived this day: these are the orders of the quickest script known, played in this model against the cause of this run. It knows the cause from its first order on, so it shows what the model allows and not what a team could have known.",
);
