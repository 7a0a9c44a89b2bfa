import "#server-only";
import { type History, timelineOf } from "../../engine/index";
import { milestones } from "./milestones";
import { policies } from "./policies";

const FICTION = "fiction";

export const history: History = {
  operator: "Copperleaf",
  firstRecovery: "better",
  milestones,
  resolvedWhen: ["normal"],
  wholeWhen: [{ gaugeId: "checkout.unchecked", below: 1 }],
  policies,
  timeline: timelineOf([
    [5, null, "The month-end report begins", "Release 41 is being rolled out.", "minor"],
    [22, null, "First alarm", "", "major"],
    [26, null, "Pool doubled", "Answers take longer still.", "major"],
    [38, 47, "Release 41 taken back", "As a precaution; nothing changes.", "major"],
    [62, 66, "Report stopped", "", "major"],
    [70, null, "Checkout normal", "", "major"],
  ]),
  phases: {
    detect: { minute: 22, basis: FICTION },
    "first-update": { minute: 38, basis: FICTION },
    "first-mitigation": { minute: 26, basis: FICTION },
    confirm: { minute: 61, basis: FICTION },
    "first-recovery": { minute: 68, basis: FICTION },
    normal: { minute: 70, basis: FICTION },
  },
};
