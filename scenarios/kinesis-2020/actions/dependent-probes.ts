import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import { fullness } from "../../../engine/index";
import * as figures from "../model/figures";
import type { World } from "../model/world";
import { found, percent, probe } from "./probe";

export const dependentProbes: readonly ActionDefinition<World>[] = [
  probe({
    id: "probe.cognito-buffer",
    title: "Cognito: buffer towards Kinesis",
    does: "Asks the Cognito team how full its local buffers are.",
    cannotTell: "What happens when they are full: nobody has seen it.",
    function: "dependents",
    minutes: [5, 9],
    answer: (world) => {
      const { buffer, decoupled, errors } = world.dependents.cognito;
      return found("cognito-buffer", `Buffers are ${percent(100 * fullness(buffer))} full.`, [
        errors > 0.01
          ? "Web servers are waiting for room in the buffer."
          : "Web servers answer normally.",
        decoupled > 0
          ? `${percent(100 * decoupled)} of web servers run the change.`
          : "Kinesis is used for analytics only, best effort.",
      ]);
    },
  }),
  probe({
    id: "probe.lambda-memory",
    title: "Lambda: memory on invocation hosts",
    does: "Asks the Lambda team what takes memory on its hosts.",
    cannotTell: "How long functions will bear it.",
    function: "dependents",
    minutes: [5, 9],
    answer: (world) => {
      const { unsent, errors } = world.dependents.lambda;
      return found(
        "lambda-memory",
        unsent.level < 1 ? "Memory is as usual." : "Metric agents hold what they could not send.",
        [
          `Unsent metrics worth ${Math.round(unsent.level)} min; contention is expected from about ${figures.LAMBDA_CONTENTION_MINUTES} (modelled)`,
          errors > 0
            ? `${percent(100 * errors)} of invocations fail for want of memory.`
            : "No invocation has failed for want of memory.",
        ],
      );
    },
  }),
  probe({
    id: "probe.cloudwatch-pipeline",
    title: "CloudWatch: what still gets through",
    does: "Asks the CloudWatch team about its intake and backlog.",
    cannotTell: "Which readings are lost for good.",
    function: "dependents",
    minutes: [5, 9],
    answer: (world) => {
      const { backlog, errors, shed } = world.dependents.cloudwatch;
      return found(
        "cloudwatch-pipeline",
        errors < 0.01
          ? "Everything that comes is taken."
          : `${percent(100 * errors)} of puts fail.`,
        [
          `Senders hold ${Math.round(backlog.level)} min of metrics; ${Math.round(backlog.lost)} min are lost for good.`,
          shed
            ? "The team keeps its load off Kinesis as asked."
            : "Readings on CloudWatch panels have gaps for the same reason.",
        ],
      );
    },
  }),
];
