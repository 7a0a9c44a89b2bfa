import "#server-only";
import { changesOf, type GaugeReading, type LogPattern, logsOf } from "../../engine/index";

/** What there is to be found out; shown to the facilitator with who has seen it. */
export const clues = [
  { id: "errors-everywhere", title: "Errors are of many kinds, on old and new servers alike" },
  { id: "maps-incomplete", title: "Shard maps are incomplete on nearly every server" },
  { id: "heap", title: "What heap and collections say" },
  { id: "threads", title: "Threads in use against their limit" },
  { id: "peer-table", title: "What a host keeps for its peers" },
  { id: "cells-healthy", title: "Back-end cells are healthy and idle" },
  { id: "membership", title: "What the membership records say" },
  { id: "reads-right", title: "Configuration reads succeed" },
  { id: "network-right", title: "The network between zones is clean" },
  { id: "change-coincides", title: "A capacity addition ended 88 minutes before the first alarm" },
  { id: "load-usual", title: "Clients send what they usually send; the rest is retries" },
  { id: "useless-is-sticky", title: "A running server never repairs its map" },
  { id: "one-restart", title: "What became of one restarted server" },
  { id: "one-store-boot", title: "How one server booted from the metadata store" },
  { id: "raise-canary", title: "What a raised limit does under load" },
  { id: "cognito-buffer", title: "How full Cognito's buffer is" },
  { id: "lambda-memory", title: "How much memory unsent metrics take on Lambda hosts" },
  { id: "cloudwatch-pipeline", title: "What CloudWatch can still take" },
  { id: "processor", title: "What processor time goes into" },
  { id: "handles", title: "Sockets and files are far from their limit" },
  { id: "heap-content", title: "What fills the heap" },
  { id: "build-trace", title: "Where a map build ends" },
  { id: "peer-traffic", title: "What hosts send each other" },
  { id: "map-age", title: "How many maps were finished within the cycle" },
  { id: "checks-right", title: "Authentication and throttling work" },
  { id: "first-failures", title: "Which rebuilds failed first" },
  { id: "boot-queue", title: "What became of servers that started" },
  { id: "headroom", title: "What serving servers have left" },
  { id: "host-types", title: "How added hosts differ from old ones" },
  { id: "capacity-log", title: "What the capacity job did" },
  { id: "change-ahead", title: "What is planned for today" },
  { id: "restart-without", title: "One server restarted as if the added ones were out" },
  { id: "heap-canary", title: "One server started with more heap" },
  { id: "records-canary", title: "One server started with new records" },
  { id: "cognito-sign-in", title: "Sign-in and credentials side by side" },
  { id: "logs-pipeline", title: "What waits at agents of logs" },
  { id: "alarms-blind", title: "How many alarms see nothing" },
  { id: "events-wait", title: "How many events wait" },
  { id: "containers-late", title: "What is late at ECS and EKS" },
  { id: "scaling-behind", title: "What scaling does" },
  { id: "customer-cases", title: "What customers write" },
  { id: "status-tools", title: "Which tools for customers work" },
] as const;
export type ClueId = (typeof clues)[number]["id"];

/**
 * The change calendar as the on-call team sees it. The capacity addition is published; the other three entries are invented, so that the
 * calendar looks as calendars do.
 */
export const changes = changesOf({
  finished: [
    [
      "24 Nov 16:10–17:25",
      "Log agent 3.8 on front-end hosts",
      "Rolling, all zones, finished without remarks.",
    ],
    ["25 Nov 00:30–00:42", "Certificate rotation, membership service", "Routine, automatic."],
    [
      "25 Nov 02:44–03:47",
      "Capacity addition, front-end fleet",
      "Relatively small, like those before it.",
    ],
  ],
  planned: [["25 Nov 09:00", "Index rebuild, billing reports", "Not this team's."]],
});

/** Hosts whose logs are sampled; some old, some added that morning. */
const OLD_HOSTS = ["fe-0412", "fe-1187", "fe-2231", "fe-3904", "fe-5520"];
const SAMPLE_HOSTS = [...OLD_HOSTS, "fe-6003", "fe-6011"];

/**
 * What the front end writes: many kinds of errors, the same under every cause. The runtime calls a worker that it could not start out of memory,
 * whatever was short, as many runtimes do; the sources name this as a plausible, unconfirmed origin of the memory theory.
 */
const patterns: readonly LogPattern[] = [
  {
    level: "INFO",
    text: "shard map rebuilt: complete",
    rate: (g) => (g("maps.rebuilt") === 1 ? 0.05 * g("fleet.maps") : 0),
  },
  {
    level: "WARN",
    text: "shard map rebuild gave up after 90 s; keeping what there is",
    rate: (g) => g("fleet.lost-maps") * 0.1,
  },
  {
    level: "ERROR",
    text: "OutOfMemoryError while starting worker for peer",
    rate: (g) => broken(g) * 0.3,
  },
  { level: "ERROR", text: "PutRecords: no route for shard", rate: (g) => broken(g) * 0.6 },
  { level: "ERROR", text: "GetRecords: upstream unknown", rate: (g) => broken(g) * 0.4 },
  {
    level: "ERROR",
    text: "DescribeStream: partial answer from peers",
    rate: (g) => broken(g) * 0.15,
  },
  {
    level: "WARN",
    text: "request took longer than 1000 ms",
    rate: (g) => g("kinesis.latency") / 400,
  },
  { level: "WARN", text: "throttle table is older than 10 min", rate: (g) => broken(g) * 0.08 },
  {
    level: "ERROR",
    text: "health check: no answer in 5 s, leaving rotation",
    rate: (g) => g("fleet.unhealthy") * 0.5,
  },
  {
    level: "WARN",
    text: "peer did not answer a question for its map in 2 s",
    rate: (g) => broken(g) * 0.1,
  },
  {
    level: "WARN",
    text: "membership: answer slower than usual",
    rate: (g) => Math.max(0, g("membership.latency") - 60) / 40,
  },
  {
    level: "WARN",
    text: "metadata store: waiting for a place in the queue",
    rate: (g) => g("store.queue") / 20,
  },
  {
    level: "WARN",
    text: "route moved while the map was not rebuilt, asking again",
    rate: (g) => g("clients.stale") * 0.4,
  },
  {
    level: "INFO",
    text: "starting: waiting for shard map",
    rate: (g) => g("fleet.booting") * 0.04,
  },
  {
    level: "ERROR",
    text: "starting: shard map still incomplete, serving without it",
    rate: (g) => g("fleet.failing") * 0.3,
  },
];

function broken(g: GaugeReading): number {
  return Math.max(0, 100 - g("fleet.maps")) * (g("fleet.rotation") / 6000);
}

/** Lines of a minute across the sample; the added hosts write as long as there are any. */
export const logs = logsOf(
  (reading) => (reading("fleet.added") > 0 ? SAMPLE_HOSTS : OLD_HOSTS),
  patterns,
);
