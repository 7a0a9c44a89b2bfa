import "#server-only";
import type { History } from "../../engine/index";
import { candidates } from "./candidates";
import { milestones } from "./milestones";
import { policies } from "./policies";
import { phases, timeline } from "./timeline";

export const history: History = {
  operator: "AWS",
  firstRecovery: "first-improvement",
  harmBegins: "impact",
  milestones,
  resolvedWhen: ["normal", "logs-backlog-clear"],
  wholeWhen: [
    { gaugeId: "cell.kept-off", below: 1 },
    { gaugeId: "cell.errors", below: 0.5 },
    { gaugeId: "ecs.stalled", below: 1 },
    // A fault that is still there comes back: with the certificate, or the leak, an hour of calm is neither cured nor prevented.
    { gaugeId: "connections.lost", below: 50 },
  ],
  policies,
  candidates,
  timeline,
  phases,
};
