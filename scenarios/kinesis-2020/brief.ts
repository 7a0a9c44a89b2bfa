import "#server-only";
import { briefingOf, type Card } from "../../engine/index";

/** T+0 is 02:44 PST, when the capacity addition began (published). */
export const clock = { startMinuteOfDay: 2 * 60 + 44, zone: "PST", date: "2020-11-25" };

export const card: Card = {
  title: "Amazon Kinesis, US-EAST-1",
  summary:
    "The day before Thanksgiving, a streaming service that half the region leans on begins to fail. You are its on-call team.",
  teaches: [
    "deciding with telemetry that the outage itself degrades",
    "telling a trigger from a cause",
    "recovering no faster than the system can bear",
    "speaking to customers when the usual tools fail",
  ],
  bestWith: "3–6 players and a facilitator",
  difficulty: "hard",
  lengthsMinutes: [20, 30, 45, 60, 90, 120],
};

export const briefing = briefingOf({
  "Where you are":
    "It is early morning on Wednesday 25 November 2020, the day before Thanksgiving, in US-EAST-1. You are the team that runs Amazon Kinesis Data Streams. All times are PST; T+ counts minutes since 02:44.",
  "What you run":
    "A front-end fleet of several thousand servers authenticates, throttles and routes every request. Each server keeps a shard map, which tells it which back-end cell owns which shard. It builds that map from a membership service, from configuration it reads, and from what the other front-end servers tell it. Behind it stand many back-end cells that store the streams.",
  "Who leans on you":
    "CloudWatch, Cognito and EventBridge send through Kinesis. Lambda and reactive Auto Scaling lean on CloudWatch; ECS and EKS on EventBridge. Many customers do so directly.",
  "What you can do":
    "Probes read, experiments try something small, mitigations change the system, communications tell people. Everything takes time, and one person can prepare only a few things at once. Some changes take hours, and some make matters worse. Nothing tells you whether an idea is right except what the system does.",
  "How it ends":
    "When the services are normal again, or when the facilitator stops the clock. Then the cause is revealed, and your run is laid beside what AWS's own responders did. This is an exercise: nobody is graded.",
});
