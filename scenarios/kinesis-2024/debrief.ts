import "#server-only";
import type { DebriefTexts } from "../../engine/index";
import { assumptions } from "./assumptions";
import { hidden } from "./hidden";
import { turns } from "./turns";

const AFTERWARDS = "AWS summary, read through secondary accounts of it";

const questions: DebriefTexts["questions"] = [
  {
    text: "How did you find out whether the hosts that were given up had failed, and how early could you have asked them?",
  },
  {
    text: "How did it help, or not, that other cells and customers' own streams were healthy all along?",
  },
  {
    after: ["deployment.pause", "deployment.roll-back"],
    text: "The only change in sight was hours old when requests began to fail. How did you weigh it, and what did you expect of stopping it?",
  },
  {
    without: ["deployment.pause", "deployment.roll-back"],
    text: "The deployment went on while requests failed. How does a change that is hours old, and without remarks, get back onto a list of suspects?",
  },
  {
    after: ["redistribution.pause", "status.lengthen"],
    text: "Telling an automatic system to hold still means trusting hosts that it does not trust. How did you come to dare it?",
  },
  {
    without: ["redistribution.pause", "status.lengthen"],
    text: "How would somebody in your own house stop an automatic repair that makes matters worse, and how long would it take to find the switch?",
  },
  {
    after: ["load.shed"],
    text: "How did you choose to shed other people's work, how did they learn of it, and how did you decide when it might come back?",
  },
  {
    without: ["load.shed"],
    text: "AWS shed work that could wait. How would you know, in the middle of an outage, which work that is?",
  },
  {
    after: ["provisioning.add"],
    text: "How much did added capacity change, and how could you tell a queue that is too long from a subsystem that does not work?",
  },
  {
    after: ["certificate.renew"],
    text: "Renewing certificates made hosts close connections. What did you know of the chain when you ordered it, and what would it have cost had it not been the trouble?",
  },
  {
    after: ["hosts.restart"],
    text: "How did the cell react to the restart, and which signal told you so first?",
  },
  {
    after: ["ecs.unblock"],
    text: "Letting tasks run without their logs is a choice about somebody else's data. How was it made, and who was told?",
  },
  {
    without: ["comms.status-page", "comms.personal-health"],
    text: "Customers heard nothing from you in this run, and saw four products fail that look unrelated. How would you make the first update easy to send?",
  },
  {
    text: "How do your own health checks tell slow from dead, and how does their cost grow with what a machine holds?",
  },
  {
    text: "In 2020 AWS promised to divide Kinesis into cells; in 2024 one cell failed and the others did not. How would you argue that this was a success of cells, and how that it was not?",
  },
];

export const debrief: DebriefTexts = {
  hidden,
  turns,
  curves: [
    { gaugeId: "cell.errors", collectorId: "cell.errors", label: "Requests to the cell that fail" },
    {
      gaugeId: "logs.errors",
      collectorId: "logs.errors",
      label: "CloudWatch Logs requests that fail",
    },
    { gaugeId: "s3-events.backlog", collectorId: null, label: "S3 events that wait" },
    { gaugeId: "cell.kept-off", collectorId: null, label: "Work kept off on purpose" },
    {
      gaugeId: "hosts.judged-dead",
      collectorId: "hosts.judged-dead",
      label: "Hosts given up by the manager",
    },
    { gaugeId: "hosts.fullest", collectorId: null, label: "Light shards on the fullest host" },
  ],
  impact: [
    { gaugeId: "cell.errors", label: "Requests to the cell failed" },
    { gaugeId: "logs.errors", label: "CloudWatch Logs requests failed" },
    { gaugeId: "firehose.failures", label: "Firehose deliveries tried again" },
    { gaugeId: "s3-events.errors", label: "S3 events not published at once" },
    { gaugeId: "ecs.stalled", label: "ECS tasks stood still" },
  ],
  questions,
  afterwards: [
    { what: "More capacity for connections of the data plane.", source: AFTERWARDS },
    { what: "New tools for shedding load.", source: AFTERWARDS },
    {
      what: "Adjusted limits on connections, in US-EAST-1 and in other regions on the new architecture.",
      source: AFTERWARDS,
    },
    {
      what: "A cell manager that copes with very many shards of very low throughput; announced, with no date found.",
      source: AFTERWARDS,
    },
  ],
  assumptions,
  sources: [
    {
      key: "A24",
      title:
        "Summary of the Amazon Kinesis Data Streams Service Event in Northern Virginia (US-EAST-1) Region, July 30, 2024",
      where: "aws.amazon.com/message/073024",
    },
    {
      key: "C",
      title: "A catalogue of AWS's regional outages, citing A24 (secondary; alone with 16:25)",
      where: "secondary",
    },
    {
      key: "R",
      title:
        "A written study of the outage after A24 (secondary; alone with MWAA and the ends of both backlogs)",
      where: "secondary",
    },
    {
      key: "I",
      title: "A structured incident record with a sentence quoted from A24 (secondary)",
      where: "secondary",
    },
  ],
  caveat:
    "This was a drill with a handful of levers and compressed time, and its figures are modelled. AWS's responders had no list of actions, did not know that the outage would end, and decided with customers waiting; of their hypotheses and wrong turns nothing is public. A shorter time here says something about this model, not about them.",
};
