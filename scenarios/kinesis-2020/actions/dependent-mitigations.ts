import "#server-only";
import type { ActionDefinition, Progress } from "../../../engine/index";
import * as figures from "../model/figures";
import { restartWebServers } from "../model/services/cognito";
import { discardOldEvents } from "../model/services/eventbridge";
import type { World } from "../model/world";
import { configured, kitOf, lever, once, withDependent } from "./kit";

const theirs = kitOf("dependents");

/** What other teams can do for their own services when they are asked. */
export const dependentMitigations: readonly ActionDefinition<World>[] = [
  theirs.once("cognito.add-buffer", "Cognito: extend the buffers", {
    does: "The Cognito team adds room for calls to Kinesis.",
    cannotTell: "How long it will last.",
    minutes: [18, 24],
    expected: "about 20 min",
    riskNote: "Buys time only.",
    undo: "Not needed.",
    apply: (world) =>
      withDependent(world, "cognito", ({ buffer, ...before }) => ({
        ...before,
        buffer: { ...buffer, capacity: buffer.capacity + figures.COGNITO_EXTENSION_MINUTES },
      })),
  }),
  theirs.mitigation("cognito.restart-web", "Cognito: restart the web servers", {
    does: "Frees web servers that wait on a full buffer, and drops what the buffer held.",
    cannotTell: "How soon they block again.",
    minutes: [55, 70],
    expected: "about an hour",
    risk: "medium",
    riskNote:
      "A whole region's sign-in restarts in turn: some sign-ins are cut off, and the analytics in the buffer are lost.",
    undo: "Cannot be undone; what was dropped is gone.",
    people: 3,
    apply: (world) => withDependent(world, "cognito", restartWebServers),
  }),
  theirs.once("cognito.decouple", "Cognito: cut the dependence on Kinesis", {
    does: "The Cognito team writes, tests and rolls out a change that drops analytics instead of waiting.",
    cannotTell: "Whether all places that wait have been found.",
    minutes: [176, 184],
    expected: "3 h to prepare, 4 h to roll out",
    risk: "medium",
    riskNote: "A code change in the sign-in path during an outage.",
    undo: "Cancel stops the roll-out; changed web servers stay changed.",
    apply: (world) =>
      withDependent(world, "cognito", (before) => ({ ...before, rollingOut: true })),
    withdraw: (world) =>
      withDependent(world, "cognito", (before) => ({ ...before, rollingOut: false })),
    follow: cognitoProgress,
  }),
  theirs.once("lambda.cap-buffers", "Lambda: cap the metric agents' memory", {
    does: "The Lambda team limits what agents keep and drops the oldest metrics.",
    cannotTell: "Which metrics will be missed.",
    minutes: [5, 7],
    expected: "about 6 min",
    riskNote: "Those metrics are lost for good.",
    undo: "Cannot be undone for what was dropped.",
    apply: (world) => withDependent(world, "lambda", (before) => ({ ...before, capped: true })),
  }),
  theirs.once("lambda.add-hosts", "Lambda: spread functions over more hosts", {
    does: "The Lambda team brings spare hosts in, so that each has more memory to spare.",
    cannotTell: "Whether spare hosts are enough for the evening.",
    minutes: [35, 45],
    expected: "about 40 min",
    riskNote: "Uses the spare hosts up; new functions start more slowly.",
    undo: "Not needed.",
    apply: (world) =>
      withDependent(world, "lambda", (before) => ({
        ...before,
        bears: before.bears + figures.LAMBDA_ADDED_MINUTES,
      })),
  }),
  theirs.once("cloudwatch.extend-buffers", "CloudWatch: let senders keep more", {
    does: "Senders write metrics that they cannot send to disk as well.",
    cannotTell: "Which senders have disk to spare.",
    minutes: [50, 60],
    expected: "about 55 min",
    riskNote: "Fewer gaps for good, but more to work off before CloudWatch is itself again.",
    undo: "Not needed.",
    apply: (world) =>
      withDependent(world, "cloudwatch", ({ backlog, ...before }) => ({
        ...before,
        backlog: { ...backlog, capacity: figures.CLOUDWATCH_BACKLOG_EXTENDED_MINUTES },
      })),
  }),
  theirs.lever("eventbridge.hurry", "EventBridge: work old events off faster", {
    does: "Events that waited are sent on at more than twice the usual pace, beside the new ones.",
    cannotTell: "Who is flooded by events of hours ago.",
    minutes: [10, 14],
    expected: "about 12 min, then until undone",
    risk: "medium",
    riskNote: `Puts ${Math.round(100 * figures.EVENTBRIDGE_HURRIED_LOAD)} % more load on the front end (modelled).`,
    inForce: "old events at more than twice the pace; cancel to undo",
    set: (world, on) =>
      withDependent(world, "eventbridge", (before) => ({ ...before, hurried: on })),
  }),
  theirs.mitigation("eventbridge.discard", "EventBridge: give the old events up", {
    does: "Deletes events that wait, so that nothing stands before the new ones.",
    cannotTell: "What those events would have started.",
    minutes: [8, 12],
    expected: "about 10 min",
    risk: "high",
    riskNote: "The events are lost; whatever they would have started has to be started by hand.",
    undo: "Cannot be undone; the events are gone.",
    needs: "Events must be waiting.",
    obstacle: (world) =>
      world.dependents.eventbridge.backlog.level < 1 ? "no events are waiting." : null,
    apply: (world) => withDependent(world, "eventbridge", discardOldEvents),
  }),
  theirs.lever("containers.by-hand", "ECS and EKS: start stuck workflows by hand", {
    does: "The container teams go through stuck launches and start them one by one.",
    cannotTell: "Which launches matter most to their owners.",
    minutes: [15, 20],
    expected: "about 18 min, then until undone",
    people: 2,
    riskNote: "Tires two teams; helps only while they go on.",
    inForce: "stuck workflows are started by hand; cancel to undo",
    set: (world, on) =>
      withDependent(world, "secondOrder", (before) => ({ ...before, workflowsByHand: on })),
  }),
  lever("scaling.by-hand", "Auto Scaling: have groups scaled by hand", {
    does: "Owners of large groups set their sizes themselves instead of waiting for metrics.",
    cannotTell: "How many owners are awake.",
    function: "communications",
    minutes: [18, 24],
    expected: "about 20 min, then until undone",
    riskNote: "Sizes set by hand can be wrong in either direction.",
    inForce: "owners scale by hand; cancel to undo",
    set: (world, on) =>
      withDependent(world, "secondOrder", (before) => ({ ...before, scaledByHand: on })),
  }),
  once("status-tool.train", "Walk two colleagues through the backup status tool", {
    does: "Support learns the tool that is kept for such days, so that posts with it take minutes.",
    cannotTell: "Whether the usual tool will be back first.",
    function: "communications",
    minutes: [20, 26],
    expected: "about 23 min",
    riskNote: "Takes two people off the desk for that time.",
    undo: "Not needed.",
    people: 2,
    apply: (world) => configured(world, { backupToolTrained: true }),
  }),
];

function cognitoProgress(world: World): Progress {
  const { decoupled } = world.dependents.cognito;
  return {
    share: decoupled,
    detail: `${Math.round(100 * decoupled)} % of web servers changed`,
    minutesLeft: Math.ceil((1 - decoupled) * figures.COGNITO_ROLLOUT_MINUTES),
    state: decoupled >= 1 ? "done" : "going",
  };
}
