import "#server-only";
import type { ActionDefinition, Progress } from "../../../engine/index";
import * as figures from "../model/figures";
import type { World } from "../model/world";
import { lasting, mitigation } from "./mitigation";

export const dependentMitigations: readonly ActionDefinition<World>[] = [
  mitigation({
    id: "traffic.shed-cloudwatch",
    title: "Ask CloudWatch to keep its load off Kinesis",
    does: "CloudWatch stops sending, which frees about a fifth of the front end (modelled).",
    cannotTell: "What else loses its metrics.",
    function: "dependents",
    minutes: [10, 14],
    expected: "about 12 min, then until undone",
    risk: "high",
    riskNote: "All CloudWatch metrics and alarms go dark, yours among them; senders' buffers fill.",
    apply: (world) => shedCloudwatch(world, true),
    withdraw: (world) => shedCloudwatch(world, false),
    follow: () => lasting("CloudWatch sends nothing; cancel to undo"),
  }),
  mitigation({
    id: "cognito.add-buffer",
    title: "Cognito: extend the buffers",
    does: "The Cognito team adds room for calls to Kinesis.",
    cannotTell: "How long it will last.",
    function: "dependents",
    minutes: [18, 24],
    expected: "about 20 min",
    risk: "low",
    riskNote: "Buys time only.",
    repeatable: false,
    apply: (world) => {
      const { cognito } = world.dependents;
      const buffer = {
        ...cognito.buffer,
        capacity: cognito.buffer.capacity + figures.COGNITO_EXTENSION_MINUTES,
      };
      return { ...world, dependents: { ...world.dependents, cognito: { ...cognito, buffer } } };
    },
  }),
  mitigation({
    id: "cognito.decouple",
    title: "Cognito: cut the dependence on Kinesis",
    does: "The Cognito team writes, tests and rolls out a change that drops analytics instead of waiting.",
    cannotTell: "Whether all places that wait have been found.",
    function: "dependents",
    minutes: [176, 184],
    expected: "3 h to prepare, 4 h to roll out",
    risk: "medium",
    riskNote: "A code change in the sign-in path during an outage.",
    repeatable: false,
    apply: (world) => cognitoRollout(world, true),
    withdraw: (world) => cognitoRollout(world, false),
    follow: cognitoProgress,
  }),
  mitigation({
    id: "lambda.cap-buffers",
    title: "Lambda: cap the metric agents' memory",
    does: "The Lambda team limits what agents keep and drops the oldest metrics.",
    cannotTell: "Which metrics will be missed.",
    function: "dependents",
    minutes: [5, 7],
    expected: "about 6 min",
    risk: "low",
    riskNote: "Those metrics are lost for good.",
    repeatable: false,
    apply: (world) => ({
      ...world,
      dependents: { ...world.dependents, lambda: { ...world.dependents.lambda, capped: true } },
    }),
  }),
];

function shedCloudwatch(world: World, shed: boolean): World {
  const cloudwatch = { ...world.dependents.cloudwatch, shed };
  return { ...world, dependents: { ...world.dependents, cloudwatch } };
}

function cognitoRollout(world: World, rollingOut: boolean): World {
  const cognito = { ...world.dependents.cognito, rollingOut };
  return { ...world, dependents: { ...world.dependents, cognito } };
}

function cognitoProgress(world: World): Progress {
  const { decoupled } = world.dependents.cognito;
  return {
    share: decoupled,
    detail: `${Math.round(100 * decoupled)} % of web servers changed`,
    minutesLeft: Math.ceil((1 - decoupled) * figures.COGNITO_ROLLOUT_MINUTES),
    state: decoupled >= 1 ? "done" : "going",
  };
}
