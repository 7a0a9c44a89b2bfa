import "#server-only";
import { conditionalInjects, timedInjects } from "../../engine/index";
import { clock } from "./brief";

export const injects = [
  ...timedInjects(clock, [
    [26, "support", "communications", "Support", "Customers say the last step hangs. Is it us?"],
    [60, "director", "incident-commander", "Director on duty", "How long will this take?"],
  ]),
  ...conditionalInjects([
    [
      "risk-team",
      "dependents",
      "Risk on-call",
      "when the pool is enlarged and answers get slower",
      (reading) => reading("risk.seconds") > 12,
      "You ask us twice as much at once as you did. Was that you?",
    ],
  ]),
];
