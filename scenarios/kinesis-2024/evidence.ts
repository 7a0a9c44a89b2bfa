import "#server-only";
import { changesOf, type GaugeReading, logsOf } from "../../engine/index";
import * as figures from "./model/figures";

/** What there is to be found out; shown to the facilitator with who has seen it. */
export const clues = [
  { id: "shard-counts", title: "How many shards hosts hold" },
  { id: "status-messages", title: "How large status messages are, and when they come" },
  { id: "dead-hosts-work", title: "What hosts do that were given up" },
  { id: "manager-rules", title: "What the cell manager goes by" },
  { id: "deployment-log", title: "How the deployment goes" },
  { id: "build-diff", title: "What the build of this morning changes" },
  { id: "host-handles", title: "What handles on a host belong to" },
  { id: "provisioner", title: "How many connections wait, and how many are made" },
  { id: "provisioner-askers", title: "Who asks for connections" },
  { id: "certificates", title: "Until when certificates are valid" },
  { id: "throughput-modest", title: "Hosts carry no more than usual" },
  { id: "cells-healthy", title: "Other internal cells are healthy" },
  { id: "customers-healthy", title: "Customers' own streams are healthy" },
  { id: "change-review", title: "What was changed in this cell today" },
  { id: "logs-waiting", title: "How many log events wait" },
  { id: "firehose-retries", title: "What becomes of Firehose deliveries that fail" },
  { id: "events-waiting", title: "How many S3 events wait" },
  { id: "tasks-stalled", title: "What tasks that stand still wait for" },
  { id: "lambda-silent", title: "Functions run, and leave no logs" },
  { id: "redshift-drops", title: "Which warehouse connections drop" },
  { id: "jobs-late", title: "What late jobs wait for" },
  { id: "cases", title: "What customers write" },
  { id: "one-host-back", title: "What one host does that was let back in" },
  { id: "one-host-old-build", title: "What one host does with the build before" },
  { id: "one-connection", title: "What becomes of one connection" },
] as const;
export type ClueId = (typeof clues)[number]["id"];

/**
 * The change calendar as the on-call team sees it. The deployment is published, and so is that the cell had lately moved to a new architecture;
 * its days and the other entries are invented, so that the calendar looks as calendars do.
 */
export const changes = changesOf({
  finished: [
    [
      "16–25 Jul",
      "Internal workloads move to this cell",
      "New architecture, one workload after the other; finished without remarks.",
    ],
    [
      "28 Jul 02:00–02:40",
      "Line card replaced, network of the zone",
      "Network team; traffic was led around it.",
    ],
    [
      "29 Jul 13:00–16:30",
      "Connection provisioning: new log format",
      "Rolling, all zones, finished without remarks.",
    ],
  ],
  running: [
    [
      "30 Jul, from 09:09",
      "Routine deployment, hosts of this cell",
      "One zone, one host after the other; until the evening.",
    ],
  ],
  planned: [
    [
      "30 Jul 20:00",
      "Storage firmware, neighbouring racks",
      "Maintenance window of the storage team; not this team's.",
    ],
  ],
});

/** Hosts whose logs are sampled: six of the zone, one of another, and one of those that provision connections. */
const SAMPLE_HOSTS = [
  "kds-a017",
  "kds-a032",
  "kds-a058",
  "kds-a071",
  "kds-a094",
  "kds-a113",
  "kds-b205",
  "kds-p03",
];

/** What hosts write: many kinds of lines, the same under every cause. */
export const logs = logsOf(SAMPLE_HOSTS, [
  { level: "INFO", text: "status sent", rate: (g) => g("hosts.serving") / 30 },
  { level: "INFO", text: "shards taken over from another host", rate: (g) => moving(g) / 6 },
  { level: "INFO", text: "drained for deployment, back in service", rate: deploying },
  {
    level: "WARN",
    text: "shard is served elsewhere now, asking again",
    rate: (g) => moving(g) / 4,
  },
  { level: "WARN", text: "status not acknowledged in time", rate: (g) => g("hosts.judged-dead") },
  {
    level: "ERROR",
    text: "told to leave service: no status received; local checks pass",
    rate: (g) => g("hosts.judged-dead") / 2,
  },
  { level: "WARN", text: "waiting for a secure connection", rate: waiting },
  {
    level: "ERROR",
    text: "handshake: no answer within 10 s",
    rate: (g) => g("cell.errors") * 0.15,
  },
  {
    level: "ERROR",
    text: "PutRecords: shard not reachable",
    rate: (g) => g("cell.errors") * 0.2,
  },
  {
    level: "ERROR",
    text: "GetRecords: connection closed by peer",
    rate: (g) => g("cell.errors") * 0.1,
  },
  {
    level: "WARN",
    text: "request took longer than 1000 ms",
    rate: (g) => Math.max(0, g("cell.latency") - figures.LATENCY_USUAL_MS) / 500,
  },
  { level: "WARN", text: "request kept off: asked to", rate: (g) => g("cell.kept-off") / 10 },
]);

/** Shards on the move, in tens of thousands a minute. */
function moving(g: GaugeReading): number {
  return Math.min(40, g("shards.moved") / 10_000);
}

/** Lines about hosts that wait for connections; none on a usual day. */
function waiting(g: GaugeReading): number {
  return Math.min(12, g("connections.waiting") / 50_000);
}

/** One line for each host that is deployed to, until all of the zone have been. */
function deploying(g: GaugeReading): number {
  const done = g("deployment.done");
  return done > 0 && done < figures.HOSTS_IN_ZONE ? 1 / figures.DEPLOYMENT_EVERY_MINUTES : 0;
}
