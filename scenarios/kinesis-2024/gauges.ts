import "#server-only";
import { type GaugeRow, gaugesOf, senderGauges } from "../../engine/index";
import { leakedInZone, lightInZone, servingInZone } from "./model/cell";
import * as figures from "./model/figures";
import { largestMessage, latencyMs, meanThroughput } from "./model/quantities";
import { keptOff, provisioning, provisioningLost, requestErrors, type World } from "./model/world";

const cell: readonly GaugeRow<World>[] = [
  ["cell.errors", "Requests that fail", "%", (w) => 100 * requestErrors(w)],
  ["cell.kept-off", "Work kept off on purpose", "%", (w) => 100 * keptOff(w)],
  [
    "cell.moved-away",
    "Light shards that live in another cell by now",
    "%",
    (w) => 100 * figures.SHEDDABLE_SHARE * w.movedAway,
  ],
  ["cell.latency", "Request latency, 99th percentile", "ms", latencyMs],
  [
    "hosts.serving",
    "Hosts of the zone that serve",
    "hosts",
    (w) => servingInZone(w.cell, w.minute),
  ],
  ["hosts.judged-dead", "Hosts taken for dead", "a minute", (w) => w.moves.falseDeaths],
  ["hosts.throughput", "Throughput of a host, mean of the zone", "% of usual", meanThroughput],
  ["hosts.fullest", "Light shards on the fullest host", "shards", (w) => lightInZone(w.cell).most],
  ["hosts.message", "Largest status message", "entries", largestMessage],
  ["hosts.leaked", "Handles lost on all hosts of the zone", "handles", (w) => leakedInZone(w.cell)],
  ["deployment.done", "Hosts deployed to", "hosts", (w) => w.rounds.nextHost],
  ["shards.moved", "Shards that move", "a minute", (w) => w.moves.light + w.moves.heavy],
  [
    "connections.waiting",
    "Connections that wait",
    "connections",
    (w) => w.connections.zone + w.connections.rest,
  ],
  ["connections.made", "Connections made", "a minute", (w) => w.connections.made],
  [
    "connections.capacity",
    "Connections that can be made",
    "a minute",
    (w) => provisioning(w, w.minute),
  ],
  ["connections.lost", "Share of provisioning that is lost", "%", (w) => 100 * provisioningLost(w)],
  ["connections.steps", "Groups of capacity added", "groups", (w) => w.provisioningSteps],
  [
    "other-cells.errors",
    "Requests to other cells that fail",
    "%",
    () => figures.OTHER_CELLS_ERRORS_PERCENT,
  ],
];

const dependents: readonly GaugeRow<World>[] = [
  ["logs.errors", "CloudWatch Logs requests that fail", "%", (w) => 100 * w.dependents.logs.errors],
  ["logs.backlog", "Log events that wait", "min of inflow", (w) => w.dependents.logs.backlog.level],
  [
    "firehose.failures",
    "Firehose deliveries that have to be tried again",
    "%",
    (w) => 100 * w.dependents.firehose.failures,
  ],
  [
    "s3-events.errors",
    "S3 events that cannot be published at once",
    "%",
    (w) => 100 * w.dependents.s3Events.errors,
  ],
  [
    "s3-events.backlog",
    "S3 events that wait",
    "min of inflow",
    (w) => w.dependents.s3Events.backlog.level,
  ],
  ["ecs.stalled", "Tasks that stand still", "%", (w) => 100 * w.dependents.ecs.stalled],
  [
    "ecs.switched",
    "Owners of tasks that stood still who have switched drivers",
    "%",
    (w) => 100 * w.dependents.ecs.switched,
  ],
  [
    "redshift.drops",
    "Warehouse connections that drop",
    "%",
    (w) => 100 * w.dependents.redshift.drops,
  ],
  ["jobs.late", "MWAA and Glue jobs are late by", "min", (w) => w.dependents.jobsLate],
  ...senderGauges<World>("log-panels", "Panels made from logs", (w) => w.dependents.logSender),
];

/** The true quantities, for the facilitator and the debrief; what players see of them goes through a panel. */
export const gauges = gaugesOf<World>("modelled; AWS published no figure", [
  ...cell,
  ...dependents,
]);
