import "#server-only";
import { type ActionDefinition, fullness, percent } from "../../../engine/index";
import type { World } from "../model/world";
import { found, kitOf } from "./kit";

const ask = kitOf("dependents").probe;
const minutesOf = (value: number) => `${Math.round(value)} min`;

/** What other teams say of their own services when they are asked. */
export const dependentProbes: readonly ActionDefinition<World>[] = [
  ask("probe.cognito-buffer", "Cognito: buffer towards Kinesis", {
    shows: "cognito",
    does: "Asks the Cognito team how full its local buffers are.",
    cannotTell: "What happens when they are full: nobody has seen it.",
    minutes: [5, 9],
    answer: ({ dependents: { cognito } }) =>
      found("cognito-buffer", `Buffers are ${percent(100 * fullness(cognito.buffer))} full.`, [
        cognito.errors > 0.01
          ? "Web servers are waiting for room in the buffer."
          : "Web servers answer normally.",
        cognito.decoupled > 0
          ? `${percent(100 * cognito.decoupled)} of web servers run the change.`
          : "Kinesis is used for analytics only, best effort.",
      ]),
  }),
  ask("probe.cognito-sign-in", "Cognito: sign-in and credentials", {
    shows: "identity",
    does: "Asks for failures of User Pools and of Identity Pools side by side.",
    cannotTell: "Which customers' applications notice.",
    minutes: [5, 8],
    answer: ({ dependents: { cognito } }) =>
      found(
        "cognito-sign-in",
        cognito.errors < 0.005
          ? "Both answer normally."
          : `${percent(100 * cognito.errors)} of sign-ins fail.`,
        [
          `User Pools ${percent(100 * cognito.errors)}, Identity Pools ${percent(100 * cognito.identityErrors)} of requests fail.`,
          "Credentials that were given out stay good for a while, so the second follows the first.",
        ],
      ),
  }),
  ask("probe.lambda-memory", "Lambda: memory on invocation hosts", {
    shows: "lambda",
    does: "Asks the Lambda team what takes memory on its hosts.",
    cannotTell: "How long functions will bear it.",
    minutes: [5, 9],
    answer: ({ dependents: { lambda } }) =>
      found(
        "lambda-memory",
        lambda.unsent.level < 1
          ? "Memory is as usual."
          : "Metric agents hold what they could not send.",
        [
          `Unsent metrics worth ${minutesOf(lambda.unsent.level)}; contention is expected from about ${lambda.bears} (modelled)`,
          lambda.errors > 0
            ? `${percent(100 * lambda.errors)} of invocations fail for want of memory.`
            : "No invocation fails for want of memory at present.",
        ],
      ),
  }),
  ask("probe.cloudwatch-pipeline", "CloudWatch: what still gets through", {
    shows: "cloudwatch",
    does: "Asks the CloudWatch team about its intake and backlog.",
    cannotTell: "Which readings are lost for good.",
    minutes: [5, 9],
    answer: ({ dependents: { cloudwatch } }) =>
      found(
        "cloudwatch-pipeline",
        cloudwatch.errors < 0.01
          ? "Everything that comes is taken."
          : `${percent(100 * cloudwatch.errors)} of puts fail.`,
        [
          `Senders hold ${minutesOf(cloudwatch.backlog.level)} of metrics; ${minutesOf(cloudwatch.backlog.lost)} are lost for good.`,
          `Of what came late, ${minutesOf(cloudwatch.delivered - cloudwatch.filledIn)} are still to be filled in on panels.`,
          cloudwatch.shed
            ? "The team keeps its load off Kinesis as asked."
            : cloudwatch.errors < 0.01
              ? "New readings are on panels again as they come."
              : "Readings on CloudWatch panels have gaps for the same reason.",
        ],
      ),
  }),
  ask("probe.cloudwatch-logs", "CloudWatch Logs: what waits at agents", {
    shows: "logs",
    does: "Asks how many log events wait on hosts, and how long agents can keep them.",
    cannotTell: "Whose logs are missing.",
    minutes: [5, 8],
    answer: ({ dependents: { cloudwatch } }) =>
      found(
        "logs-pipeline",
        cloudwatch.logErrors < 0.01
          ? "Log events are taken as they come."
          : `${percent(100 * cloudwatch.logErrors)} of puts of log events fail.`,
        [
          `Agents hold ${minutesOf(cloudwatch.logBacklog.level)} of ${cloudwatch.logBacklog.capacity}; ${minutesOf(cloudwatch.logBacklog.lost)} are lost for good.`,
        ],
      ),
  }),
  ask("probe.cloudwatch-alarms", "CloudWatch: alarms without data", {
    shows: "cw-alarms",
    does: "Counts alarms of the region that have too few readings to judge.",
    cannotTell: "Which of them would sound.",
    minutes: [4, 7],
    answer: ({ dependents: { cloudwatch } }) =>
      found(
        "alarms-blind",
        `${percent(100 * cloudwatch.blindAlarms)} of the region's alarms have insufficient data.`,
        [
          cloudwatch.blindAlarms > 0.05
            ? "Whoever relies on them sees nothing, and may take that for calm."
            : "Alarms judge as usual.",
        ],
      ),
  }),
  ask("probe.eventbridge", "EventBridge: events that wait", {
    shows: "eventbridge",
    does: "Asks how old the oldest waiting event is.",
    cannotTell: "What those events would start.",
    minutes: [5, 8],
    answer: ({ dependents: { eventbridge } }) =>
      found(
        "events-wait",
        eventbridge.backlog.level < 1
          ? "No events are waiting."
          : `${minutesOf(eventbridge.backlog.level)} of events are waiting.`,
        [
          `${percent(100 * eventbridge.errors)} of requests fail; new events go first, old ones beside them.`,
          eventbridge.hurried
            ? "Old events are worked off faster, as asked."
            : "Old events are worked off at the usual pace.",
        ],
      ),
  }),
  ask("probe.containers", "ECS and EKS: launches and running tasks", {
    shows: "ecs",
    does: "Asks both teams what is late and what still runs.",
    cannotTell: "Which customers wait for a launch.",
    minutes: [6, 9],
    answer: ({ dependents: { secondOrder } }) =>
      found(
        "containers-late",
        secondOrder.ecsDelay < 2
          ? "Launches and scaling are on time."
          : "Running tasks are fine; launches, scaling and removals are late.",
        [
          `ECS changes ${minutesOf(secondOrder.ecsDelay)} late, EKS changes ${minutesOf(secondOrder.eksDelay)}`,
        ],
      ),
  }),
  ask("probe.scaling", "Auto Scaling: what reacts and what does not", {
    shows: "scaling",
    does: "Asks whether groups follow their load.",
    cannotTell: "Which groups will run short first.",
    minutes: [4, 7],
    answer: ({ dependents: { secondOrder } }) =>
      found(
        "scaling-behind",
        secondOrder.scalingLag < 2
          ? "Groups follow their load."
          : `Groups that react to metrics are ${minutesOf(secondOrder.scalingLag)} behind.`,
        [
          secondOrder.scaledByHand
            ? "Owners set sizes by hand, as asked."
            : "Groups on a schedule are not touched by this.",
        ],
      ),
  }),
];
