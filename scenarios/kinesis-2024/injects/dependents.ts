import "#server-only";
import type { ConditionalRow, GaugeReading } from "../../../engine/index";
import * as figures from "../model/figures";

/** Log events that wait, in minutes of inflow, tell how long it has gone on: people speak when trouble lasts. */
function hasLasted(g: GaugeReading, minutes: number): boolean {
  return g("logs.backlog") > minutes;
}

/** Teams and customers of the services that lean on the cell, as they come to feel it. */
export const dependents: readonly ConditionalRow[] = [
  [
    "firehose-quiet",
    "dependents",
    "Firehose on-call",
    "when a few requests fail for some minutes before 14:00",
    (g, minute) => minute < 300 && g("cell.errors") > 0.5 && g("cell.errors") < 5,
    "A handful of deliveries needed a second try just now. Already over; only so that somebody has heard of it.",
  ],
  [
    "data-centre",
    "operations",
    "Data-centre operations",
    "when twenty hosts of the zone are out",
    (g) => g("hosts.serving") < figures.HOSTS_IN_ZONE - 20,
    "Hosts of yours go dark on our board by the dozen. We sent somebody along the racks: power, fans and link lights are as on any day.",
  ],
  [
    "ecs-team",
    "dependents",
    "ECS on-call",
    "when one task in ten stands still",
    (g) => g("ecs.stalled") > 10,
    "Customers' tasks stand still on machines that are idle, and only some of them: two tasks of one size on one machine, one runs and one does not. What do they have in common?",
  ],
  [
    "lambda-owner",
    "communications",
    "Customer, insurance",
    "when five minutes of log lines wait, and two in five do not get through",
    (g) => g("logs.errors") > 40 && hasLasted(g, 5),
    "Our functions have left no trace for some minutes. Do they not run, or do they run and say nothing? We must know before we run them again.",
  ],
  [
    "firehose-team",
    "dependents",
    "Firehose on-call",
    "when one delivery in seven has had to be tried again for a while",
    (g) => g("firehose.failures") > 14 && hasLasted(g, 14),
    "We try again and again and lose nothing, but every try comes to you a second time. Shall we wait longer between tries?",
  ],
  [
    "panels-thin",
    "observability",
    "Colleague, other team",
    "when half of the readings made from logs have not got through for a while",
    (g) => g("log-panels.fails") > 0.5 && hasLasted(g, 10),
    "The container and warehouse panels have more holes than points. Are those services down, or is it the panels?",
  ],
  [
    "redshift-team",
    "dependents",
    "Redshift on-call",
    "when one warehouse connection in ten has dropped for a while",
    (g) => g("redshift.drops") > 10 && hasLasted(g, 22),
    "Connections drop and come back; customers' tools give up at the first drop. On our side nothing is wrong that we can see.",
  ],
  [
    "jobs-owner",
    "dependents",
    "Customer, analytics",
    "when jobs are half an hour late",
    (g) => g("jobs.late") > 30,
    "The pipeline that closes our day is half an hour late already. We changed its schedule yesterday; was it that?",
  ],
  [
    "s3-team",
    "dependents",
    "S3 on-call",
    "when an hour of events waits",
    (g) => g("s3-events.backlog") > 60,
    "Buckets are fine, every object is where it belongs; only those who wait to be told of it wait. An hour of events lies here, and we work off slowly beside new ones.",
  ],
  [
    "batch-owner",
    "operations",
    "Internal customer, batch reports",
    "when work is kept off on purpose",
    (g) => g("cell.kept-off") > 8,
    "You refuse our writes, and we are well within what we were promised. Who decided that, and until when?",
  ],
  [
    "batch-again",
    "operations",
    "Internal customer, batch reports",
    "when hardly a request fails while much work is still kept off",
    (g) => g("cell.kept-off") > 20 && g("cell.errors") < 1,
    "Your panels look normal and we are still shut out. May we come back, all at once?",
  ],
  [
    "unblocked",
    "communications",
    "Customer, bank",
    "when a quarter of the owners of such tasks have switched drivers and most log lines still fail",
    (g) => g("ecs.switched") > 25 && g("logs.errors") > 50,
    "Our tasks run again, thank you. What they wrote in the meantime is nowhere: our auditors will ask who decided that.",
  ],
  [
    "hosts-back",
    "observability",
    "Data-centre operations",
    "after 15:00, when nearly all hosts serve and one request in ten still fails",
    (g, minute) =>
      minute > 360 && g("hosts.serving") > figures.HOSTS_IN_ZONE - 6 && g("cell.errors") > 10,
    "All of your hosts are back on our board, and still your people look worried. Is it not over?",
  ],
  [
    "events-tail",
    "communications",
    "Customer, archive",
    "after 21:40, when requests are normal and an hour of events still waits",
    (g, minute) => minute > 760 && g("cell.errors") < 0.5 && g("s3-events.backlog") > 60,
    "You say normal, and our workflow begins with a notice that is hours old. When does the last one come, so that we can plan the night?",
  ],
];
