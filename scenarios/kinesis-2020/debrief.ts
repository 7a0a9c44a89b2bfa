import "#server-only";
import type { DebriefTexts } from "../../engine/index";
import { hidden } from "./hidden";
import * as figures from "./model/figures";
import { turns } from "./turns";

const MODELLED = "modelled; AWS published no figure";

export const debrief: DebriefTexts = {
  hidden,
  turns,
  curves: [
    { gaugeId: "kinesis.errors", collectorId: "fe.errors", label: "Kinesis put and get errors" },
    { gaugeId: "cognito.errors", collectorId: "cognito.errors", label: "Cognito errors" },
    { gaugeId: "cloudwatch.errors", collectorId: "cw.errors", label: "CloudWatch put errors" },
    { gaugeId: "lambda.errors", collectorId: "lambda.errors", label: "Lambda invocation errors" },
    { gaugeId: "fleet.maps", collectorId: null, label: "Servers with a valid shard map" },
  ],
  impact: [
    { gaugeId: "kinesis.errors", label: "Kinesis requests failed" },
    { gaugeId: "cloudwatch.errors", label: "CloudWatch metrics puts failed" },
    { gaugeId: "logs.errors", label: "CloudWatch Logs puts failed" },
    { gaugeId: "cognito.errors", label: "Cognito requests failed" },
    { gaugeId: "lambda.errors", label: "Lambda invocations failed" },
    { gaugeId: "eventbridge.errors", label: "EventBridge requests failed" },
  ],
  questions: [
    {
      text: "How did you decide what to look at first while the errors seemed to come from everywhere?",
    },
    {
      after: ["capacity.remove"],
      text: "Removing capacity during what looks like a shortage of capacity: how did that feel, and what would have made it easier?",
    },
    {
      without: ["capacity.remove"],
      text: "The addition of that morning was the only change to the front end. How did you weigh taking it back as a precaution?",
    },
    {
      text: "AWS waited from 07:51 to 09:39 rather than restart on its leading theory. How would you have weighed that?",
    },
    {
      after: ["fleet.restart"],
      text: "How did you choose the restart rate, and which signal told you whether it was right?",
    },
    {
      without: ["fleet.restart"],
      text: "A full restart is long and cannot easily be taken back. How did its cost shape what you tried instead?",
    },
    {
      after: ["comms.status-page", "comms.backup-tool", "comms.personal-health"],
      text: "How did you decide what to tell customers, and when?",
    },
    {
      without: ["comms.status-page", "comms.backup-tool", "comms.personal-health"],
      text: "Customers heard nothing from you in this run. How would you make the first update easy to send?",
    },
    {
      text: "Which quantity in your own systems grows with the number of machines, and who graphs it?",
    },
    {
      text: "How long does a full restart of your most important fleet take, and how do you know?",
    },
  ],
  afterwards: [
    {
      what: "Larger servers and fewer of them, so that each keeps fewer threads.",
      source: "AWS summary",
    },
    { what: "Fine-grained alarms on thread use.", source: "AWS summary" },
    { what: "Tests of a higher thread limit, to be finished.", source: "AWS summary" },
    {
      what: "A radically better cold start, and the front end's cache on a fleet of its own.",
      source: "AWS summary",
    },
    {
      what: "Large tenants such as CloudWatch on a separate, partitioned front end.",
      source: "AWS summary",
    },
    { what: "Faster work on dividing the front end into cells.", source: "AWS summary" },
    {
      what: "Cognito's web servers survive Kinesis errors without exhausting their buffers.",
      source: "AWS summary",
    },
    {
      what: "CloudWatch keeps three hours of metrics locally, which Auto Scaling can use.",
      source: "AWS summary",
    },
    {
      what: "Support engineers train regularly with the backup status tool.",
      source: "AWS summary",
    },
  ],
  assumptions: [
    {
      what: "Servers before the addition",
      value: `${figures.SERVERS_BEFORE}`,
      basis: "modelled; AWS says many thousands",
    },
    {
      what: "Servers added",
      value: `${figures.SERVERS_ADDED}`,
      basis: "modelled; AWS says a relatively small addition",
    },
    {
      what: "Threads per peer, base, limit",
      value: `${figures.THREADS_PER_PEER}, ${figures.THREADS_BASE}, ${figures.THREAD_LIMIT}`,
      basis: MODELLED,
    },
    {
      what: "Minutes to learn of a joiner",
      value: `up to ${figures.DISCOVERY_MINUTES}`,
      basis: "published: up to an hour",
    },
    {
      what: "Shard-map rebuild cycle",
      value: `${figures.REBUILD_CYCLE_MINUTES} min`,
      basis: MODELLED,
    },
    { what: "Client tries", value: `${figures.CLIENT_TRIES}`, basis: MODELLED },
    {
      what: "Boot from the store",
      value: `${figures.STORE_BOOT_MINUTES} min, at most ${figures.STORE_BUILDS_PER_MINUTE} builds a minute`,
      basis: "modelled; 28 min from decision to first traffic are published",
    },
    {
      what: "Safe restart rate",
      value: "a few hundred an hour",
      basis: "published; the exact edge is modelled",
    },
    {
      what: "Customers, press, executives",
      value: "invented voices",
      basis: "after kinds of reports in public sources",
    },
  ],
  sources: [
    {
      key: "A20",
      title: "Summary of the Amazon Kinesis Event in the Northern Virginia (US-EAST-1) Region",
      where: "aws.amazon.com/message/11201",
    },
    {
      key: "LZ",
      title: "A customer's notes of the day, 26 Nov 2020, with copies of status posts",
      where: "slyjason.github.io",
    },
    {
      key: "DA",
      title:
        "An account of the day as a cascade, widely passed on, whose cause and clock AWS's summary contradicts",
      where: "no address is known; its times are taken as PST",
    },
    {
      key: "HN",
      title: "Discussion of the summary",
      where: "news.ycombinator.com/item?id=25236057",
    },
  ],
  caveat:
    "This was a drill with a handful of levers and compressed time, and its figures are modelled. AWS's responders had no list of actions, did not know that the outage would end, and decided with customers waiting. A shorter time here says something about this model, not about them.",
};
