import "#server-only";
import * as kit from "../../engine/index";
import { actions } from "./actions";

const mostFail = kit.firstAbove("checkout.errors", 50);
const better = kit.fallsToShare("checkout.errors", 20, 0.5);
const fewFail = kit.staysBelow("checkout.errors", 20, 1);
const normal = kit.latestOf(fewFail, kit.staysBelow("risk.seconds", 1, 0.5));

const published = { detect: 22, "first-update": 38, "first-mitigation": 26, confirm: 61 };

/** What the invented team did: more connections, the release, and only then the report. */
const historical = [
  kit.order(26, "pool.resize", { connections: 120 }),
  kit.order(33, "comms.status-page", { text: "Checkouts fail for many customers. We are on it." }),
  kit.order(38, "release.roll-back"),
  kit.order(52, "pool.resize", { connections: 60 }),
  kit.order(62, "report.stop"),
];

export const history: kit.History = {
  operator: "Copperleaf",
  firstRecovery: "better",
  // its clock, and how the model decides that the same has happened
  milestones: kit.milestonesOf("fiction", {
    onsets: [
      ["first-alarm", "First alarm", 22, 2, "the first alarm of the run", kit.firstAlarm],
      ["most-fail", "Most checkouts fail", 23, 3, "more than half of the customers fail", mostFail],
    ],
    recoveries: [
      ["better", "Checkouts begin to succeed", 68, 4, "failures at half their peak", better],
      ["normal", "Checkout normal", 70, 4, "few fail, and answers are quick, to the end", normal],
    ],
  }),
  resolvedWhen: ["normal"],
  wholeWhen: [{ gaugeId: "checkout.unchecked", below: 1 }],
  policies: {
    historical: () => historical,
    expert: ({ causeId }) => [
      kit.order(22, causeId === "report-lock" ? "report.stop" : "release.roll-back"),
    ],
    panic: () => [24, 40, 60].map((at) => kit.order(at, "pool.resize", { connections: 240 })),
    random: kit.randomOrders(actions, { orders: 5, fromMinute: 26, spanMinutes: 100 }),
  },
  timeline: kit.timelineOf([
    [5, null, "The month-end report begins", "Release 41 is being rolled out.", "minor"],
    [22, null, "First alarm", "", "major"],
    [26, null, "Pool doubled", "Answers take longer still.", "major"],
    [38, 47, "Release 41 taken back", "As a precaution; nothing changes.", "major"],
    [62, 66, "Report stopped", "", "major"],
    [70, null, "Checkout normal", "", "major"],
  ]),
  phases: kit.phasesOf("fiction", published),
};
