import "#server-only";
import * as figures from "../model/figures";
import { communication } from "./kit";

export const communications = [
  communication("status-page", {
    riskNote: "The tool signs its users in with Cognito.",
    needs: "The tool must let people sign in.",
    obstacle: (world) =>
      world.dependents.cognito.errors >= figures.STATUS_TOOL_FAILS_AT
        ? "the tool does not sign anybody in; it uses Cognito."
        : null,
  }),
  communication("backup-tool", {
    quicker: (world) => (world.config.backupToolTrained ? [9, 13] : null),
    expected: "about 30 min; 11 once people know it",
  }),
  communication("banner"),
  communication("personal-health", {
    does: "Sends a notice to the Personal Health Dashboard of customers known to be affected.",
  }),
  communication("internal-update"),
];
