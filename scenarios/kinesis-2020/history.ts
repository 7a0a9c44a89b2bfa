import "#server-only";
import { type History, timelineOf } from "../../engine/index";
import { candidates } from "./candidates";
import { milestones } from "./milestones";
import { policies } from "./policies";

/** AWS's own timeline, from its summary (aws.amazon.com/message/11201) unless the detail names another source. */
const timeline = timelineOf([
  [
    0,
    63,
    "Capacity added to the front end",
    "A relatively small addition; the trigger, not the cause.",
    "major",
  ],
  [
    151,
    null,
    "First alarms",
    "Put and get errors; teams engaged, logs reviewed. CloudWatch and EventBridge errors begin.",
    "major",
  ],
  [
    181,
    414,
    "Added capacity removed as a precaution",
    "While other errors are studied. The start is not public; it had just ended at 09:39.",
    "major",
  ],
  [
    211,
    null,
    "Lambda hosts short of memory",
    "Metric agents' buffers had grown for an hour.",
    "minor",
  ],
  [
    257,
    null,
    "Cognito's extra buffers used up",
    "Error rates rise significantly (a secondary source that cites AWS).",
    "minor",
  ],
  [
    307,
    null,
    "Down to a couple of candidates",
    "All of the likely ones need a full restart of the front end, known to be long.",
    "major",
  ],
  [
    415,
    null,
    "Cause confirmed",
    "The thread limit, not memory pressure. Decision: keep the limit, restart.",
    "major",
  ],
  [
    428,
    null,
    "Status page: Kinesis impaired",
    "As copied by a customer's blog of 26 Nov 2020; one secondary source.",
    "minor",
  ],
  [
    443,
    1179,
    "Restart, a few hundred servers an hour",
    "The first group takes traffic at 10:07.",
    "major",
  ],
  [
    451,
    null,
    "Cognito's change begins to roll out",
    "It lowers the dependence on Kinesis.",
    "minor",
  ],
  [472, null, "Lambda memory relieved", "Engineers act on the buffers.", "minor"],
  [
    483,
    null,
    "Status page: cause identified",
    "68 minutes after it was confirmed inside; one secondary source.",
    "minor",
  ],
  [556, null, "Errors fall steadily", "From about noon.", "major"],
  [
    571,
    null,
    "Cognito much better",
    "The status page speaks of up to a few hours; ten were left (one secondary source).",
    "minor",
  ],
  [694, null, "Cognito normal", "", "minor"],
  [811, null, "EventBridge, ECS and EKS mostly normal", "", "minor"],
  [
    903,
    null,
    "First signs at CloudWatch",
    "Reactive Auto Scaling had been delayed until then.",
    "minor",
  ],
  [1179, null, "Kinesis normal", "22:23 PST.", "major"],
  [
    1187,
    null,
    "CloudWatch normal",
    "22:31 PST; backfill in the hours after, permanent gaps remain.",
    "major",
  ],
]);

const PUBLISHED = "published by AWS";

export const history: History = {
  operator: "AWS",
  firstRecovery: "first-servers",
  milestones,
  resolvedWhen: ["kinesis-normal", "cloudwatch-full"],
  wholeWhen: [
    ...["cognito", "identity", "lambda", "eventbridge", "cloudwatch", "logs"].map((service) => ({
      gaugeId: `${service}.errors`,
      below: 1,
    })),
    { gaugeId: "clients.refused", below: 1 },
    { gaugeId: "ecs.delay", below: 15 },
    { gaugeId: "eks.delay", below: 20 },
  ],
  policies,
  candidates,
  timeline,
  phases: {
    detect: { minute: 151, basis: PUBLISHED },
    declare: { minute: 151, basis: "published as teams engaged at the first alarms" },
    "first-update": {
      minute: 428,
      basis: "first post of which a copy was found; earlier ones may exist",
    },
    "first-mitigation": { minute: 181, basis: "modelled; AWS gives no start of the removal" },
    confirm: { minute: 415, basis: PUBLISHED },
    "first-recovery": { minute: 443, basis: PUBLISHED },
  },
};
