import "#server-only";
import {
  fallsToShare,
  firstAbove,
  firstAlarm,
  latestOf,
  milestonesOf,
  staysBelow,
} from "../../engine/index";

const mostFail = firstAbove("checkout.errors", 50);
const better = fallsToShare("checkout.errors", 20, 0.5);
const normal = latestOf(staysBelow("checkout.errors", 20, 1), staysBelow("risk.seconds", 1, 0.5));

/** The invented team's clock, and how the model decides that the same has happened. */
export const milestones = milestonesOf("fiction: the account that comes with this exercise", {
  onsets: [
    ["first-alarm", "First alarm", 22, 2, "the first alarm of the run", firstAlarm],
    ["most-fail", "Most checkouts fail", 23, 3, "more than half of the customers fail", mostFail],
  ],
  recoveries: [
    ["better", "Checkouts begin to succeed", 68, 4, "failures at half their peak", better],
    ["normal", "Checkout normal", 70, 4, "few fail, and answers are quick, to the end", normal],
  ],
});
