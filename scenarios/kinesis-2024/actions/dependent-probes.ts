import "#server-only";
import { percent } from "../../../engine/index";
import * as figures from "../model/figures";
import { requestErrors } from "../model/world";
import { kit, kitOf } from "./kit";

const ask = kitOf("dependents").probe;

/** What other teams say of their own services when they are asked. */
export const dependentProbes = [
  ask("probe.logs", "CloudWatch Logs: what waits", {
    does: "Asks how many log events wait and how far behind the newest ones are.",
    cannotTell: "Whose logs are missing.",
    minutes: [5, 8],
    shows: "logs",
    answer: ({ dependents: { logs } }) =>
      kit.found(
        "logs-waiting",
        logs.errors < 0.01
          ? "Log events are taken as they come."
          : `${percent(100 * logs.errors)} of requests fail.`,
        [
          `${Math.round(logs.backlog.level)} min of events wait; ${Math.round(logs.backlog.lost)} min are lost.`,
        ],
      ),
  }),
  ask("probe.firehose", "Data Firehose: failures and retries", {
    does: "Asks what becomes of deliveries that fail.",
    cannotTell: "How long customers' own buffers last.",
    minutes: [5, 8],
    shows: "firehose",
    answer: ({ dependents: { firehose } }) =>
      kit.found(
        "firehose-retries",
        `${percent(100 * firehose.failures)} of deliveries fail at first.`,
        ["All of them are kept and tried again; nothing is lost."],
      ),
  }),
  ask("probe.s3-events", "S3 events: how late", {
    does: "Asks how many events wait to be published, and how fast old ones are worked off.",
    cannotTell: "What customers hang on those events.",
    minutes: [5, 8],
    shows: "s3-events",
    answer: ({ dependents: { s3Events } }) =>
      kit.found("events-waiting", `${Math.round(s3Events.backlog.level)} min of events wait.`, [
        s3Events.hurried
          ? "Old ones are worked off faster, as asked."
          : `Old ones are worked off at ${percent(100 * figures.EVENTS_CATCH_UP)} of inflow beside new ones (modelled).`,
      ]),
  }),
  ask("probe.ecs", "ECS: tasks that stand still", {
    does: "Asks which tasks stand still and what they have in common.",
    cannotTell: "Which customers chose that setting knowingly.",
    minutes: [6, 9],
    shows: "ecs",
    answer: ({ dependents: { ecs } }) =>
      kit.found(
        "tasks-stalled",
        ecs.stalled < 0.01 ? "Tasks run." : `${percent(100 * ecs.stalled)} of tasks stand still.`,
        [
          ecs.stalled < 0.01
            ? "Log drivers of both kinds deliver."
            : "All of them write logs with a driver that waits; those with one that does not are fine.",
        ],
      ),
  }),
  ask("probe.lambda", "Lambda: functions and their logs", {
    does: "Asks whether functions run, and whether their logs arrive.",
    cannotTell: "Which functions are watched by their logs alone.",
    minutes: [4, 7],
    shows: "lambda",
    answer: ({ dependents: { logs } }) =>
      kit.found("lambda-silent", "Functions run as on other days.", [
        logs.errors < 0.01
          ? "Their logs arrive."
          : `${percent(100 * logs.errors)} of their log lines do not arrive.`,
      ]),
  }),
  ask("probe.redshift", "Redshift: connections that drop", {
    does: "Asks how often warehouse connections drop.",
    cannotTell: "Which queries were lost.",
    minutes: [5, 8],
    shows: "redshift",
    answer: ({ dependents: { redshift } }) =>
      kit.found(
        "redshift-drops",
        redshift.drops < 0.005
          ? "Connections hold."
          : `${percent(100 * redshift.drops)} of connections drop and come back.`,
        ["Nothing is wrong with the warehouses themselves."],
      ),
  }),
  ask("probe.jobs", "MWAA and Glue: late jobs", {
    does: "Asks how late scheduled jobs are.",
    cannotTell: "Which reports will be wrong tomorrow.",
    minutes: [5, 8],
    shows: "jobs",
    answer: ({ dependents: { jobsLate } }) =>
      kit.found("jobs-late", `Jobs are ${Math.round(jobsLate)} min late.`, [
        jobsLate < 1 ? "Logs and events arrive." : "They wait for logs and events.",
      ]),
  }),
  kit.probe("probe.cases", "Read the support cases", {
    does: "Goes through the newest cases and sorts them by product.",
    cannotTell: "What is wrong: customers tell what they feel.",
    function: "communications",
    minutes: [8, 12],
    answer: (world) =>
      kit.found(
        "cases",
        requestErrors(world) > 0.02
          ? "Customers of many products write; none of them writes about streams."
          : "As many cases as on other days.",
        [
          requestErrors(world) > 0.02
            ? "Missing logs, late files, tasks that hang: most suspect their own release."
            : "Nothing that belongs together.",
        ],
      ),
  }),
];
