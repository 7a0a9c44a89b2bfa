import "#server-only";
import { above, below, type DebriefTexts } from "../../engine/index";

const LEAK = ["leaky-build"];
const CERTIFICATE = ["provisioner-certificate"];
const REQUESTS_WELL = below("cell.errors", 1);

/** What was true and could not be seen; the minutes come out of the run. */
export const hidden: DebriefTexts["hidden"] = [
  {
    title: "Light shards gathered where nobody counted",
    seen: "The same throughput on every host, and a deployment without remarks.",
    truth:
      "Each host that went out left its light shards for good on whichever host looked coolest. A few hosts came to hold many times what the others held, and carried no more than they.",
    from: above("hosts.fullest", 20_000),
    until: "first-alarm",
  },
  {
    title: "A few bad minutes in the morning",
    seen: "Up to two per cent of requests failed for some minutes, and then none.",
    truth:
      "One full host had gone out for the deployment; for as long as its shards waited for connections they could not be reached. The next full host would be a larger one.",
    from: above("cell.errors", 0.2),
    until: "first-alarm",
  },
  {
    title: "Alive, at work, and given up",
    seen: "Hosts leave service, a few more every minute.",
    truth:
      "Every one of them worked. Its status listed many shards and waited for a connection, so it came late, and the manager took silence for death.",
    from: above("hosts.judged-dead", 0),
    until: REQUESTS_WELL,
  },
  {
    causes: LEAK,
    title: "Handles that belonged to nothing",
    seen: "Processor, memory and throughput in their usual ranges on every host.",
    truth:
      "Each host with the new build lost handles by the minute, and provisioning held every one of them open: there was less and less left for connections that somebody waited for.",
    from: above("hosts.leaked", 50_000),
    until: below("hosts.leaked", 1_000),
  },
  {
    causes: CERTIFICATE,
    title: "A queue at a subsystem that had nothing to do",
    seen: "More and more connections wait, as they do where capacity is short.",
    truth:
      "The machines that make connections stood idle: nine handshakes in ten were refused at one expired link, later nearly all, and a refusal was counted as waiting.",
    from: below("connections.capacity", 10_000),
    until: above("connections.capacity", 30_000),
  },
  {
    title: "The queue made statuses late, and late statuses made the queue",
    seen: "Two troubles side by side: hosts that leave, connections that wait.",
    truth:
      "They were one. Each host given up moved all its shards, each shard that moved asked for a connection, and each connection that waited made the next status later.",
    from: above("connections.waiting", 100_000),
    until: below("connections.waiting", 100_000),
  },
  {
    title: "Panels made from logs went with the logs",
    seen: "Gaps on the panels of ECS, Redshift, MWAA and Glue.",
    truth:
      "They are counted in log lines, and log lines went through your cell. A gap said nothing about the service that it was named after.",
    from: above("log-panels.fails", 0.3),
    until: below("log-panels.fails", 0.05),
  },
  {
    title: "Tasks that stood still because they could not log",
    seen: "Containers hang on machines that are idle.",
    truth:
      "Their log driver blocks: a line that cannot be handed over holds the task. Tasks with a driver that does not block ran on and lost lines.",
    from: above("ecs.stalled", 5),
    until: below("ecs.stalled", 2),
  },
  {
    title: "Normal, with a day of work in the queue",
    seen: "Requests succeed again.",
    truth:
      "Events and log lines that had waited were worked off beside new ones, slowly; whoever waited to be told of an object waited on.",
    from: above("s3-events.backlog", 30),
    until: below("s3-events.backlog", 1),
  },
];
