import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import * as figures from "../model/figures";
import { casesOf, noticesLate } from "../model/services/second-order";
import type { World } from "../model/world";
import { found, kitOf } from "./kit";

const speak = kitOf("communications").probe;

/** Looks at what the world outside hears and says. */
export const outsideProbes: readonly ActionDefinition<World>[] = [
  speak("probe.customer-cases", "Read the support cases", {
    does: "Goes through the newest cases and sorts them by product.",
    cannotTell: "What is wrong: customers tell what they feel.",
    minutes: [8, 12],
    answer: ({ dependents: of }) => {
      const cases = casesOf({ ...of, scalingLag: of.secondOrder.scalingLag });
      return found(
        "customer-cases",
        cases.apiGateway + cases.beanstalk > 4 * figures.CASES_USUAL
          ? "Customers of many products write, and most of them suspect themselves."
          : "As many cases as on other days.",
        [
          `API Gateway ${Math.round(cases.apiGateway)}, Elastic Beanstalk ${Math.round(cases.beanstalk)} in ten minutes; ${figures.CASES_USUAL} each on a usual day (modelled)`,
          "Guesses in the cases: their own upgrade of this morning, last week's fault, the holiday.",
        ],
      );
    },
  }),
  speak("probe.status-tools", "Try the tools for speaking to customers", {
    shows: "status-tool",
    does: "Signs in to the status tool, opens the backup tool, and sends a notice to a test account.",
    cannotTell: "How long it will stay so.",
    minutes: [4, 6],
    answer: ({ config, dependents: { cognito, eventbridge } }) =>
      found(
        "status-tools",
        cognito.errors >= figures.STATUS_TOOL_FAILS_AT
          ? "The status tool does not let anybody sign in; it uses Cognito."
          : "The status tool lets people sign in.",
        [
          config.backupToolTrained
            ? "The backup tool opens, and two people know it."
            : "The backup tool opens; nobody has been shown how to use it.",
          `A personal notice reached the test account after ${Math.round(noticesLate(eventbridge))} min.`,
        ],
      ),
  }),
];
