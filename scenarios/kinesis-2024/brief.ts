import "#server-only";
import { briefingOf, type Card } from "../../engine/index";

/** T+0 is 09:00 PDT, nine minutes before the deployment of that morning began (09:09, published). */
export const clock = { startMinuteOfDay: 9 * 60, zone: "PDT", date: "2024-07-30" };

export const card: Card = {
  title: "One cell of Amazon Kinesis, US-EAST-1",
  summary:
    "A Tuesday in July. One cell of a streaming service, used by nobody but other AWS services, begins to fail, and products that look unrelated fail with it. You are its on-call team.",
  teaches: [
    "telling what a host does from what is said of it",
    "looking for the quantity that no panel shows",
    "stopping what feeds itself before mending what is broken",
    "choosing what to switch off, and when to let it in again",
  ],
  bestWith: "3–6 players and a facilitator",
  difficulty: "hard",
  lengthsMinutes: [20, 30, 45, 60, 90, 120],
};

export const briefing = briefingOf({
  "Where you are":
    "It is Tuesday 30 July 2024 in US-EAST-1. You are the team that runs one cell of Amazon Kinesis Data Streams. All times are PDT; T+ counts minutes since 09:00.",
  "What you run":
    "The region has many cells. Customers' streams live in some, the streams of AWS services in others, and yours is one of the latter; it came to a new architecture not long ago. Its hosts stand in several zones and serve shards, some heavy and a great many light. A cell manager hears from every host at regular intervals, decides which hosts are well, and gives shards to hosts. A subsystem provisions the secure connections over which everybody reaches a shard.",
  "Who leans on you":
    "CloudWatch Logs, Data Firehose and the framework that publishes S3 events send through your cell. ECS tasks, Lambda functions, Redshift, MWAA and Glue feel it through them or directly. No customer writes to your cell.",
  "What you can do":
    "Probes read, experiments try something small, mitigations change the cell, communications tell people. Everything takes time, and one person can prepare only a few things at once. Some changes take more than an hour, and some make matters worse. Nothing tells you whether an idea is right except what the cell does.",
  "How it ends":
    "When requests are normal and stay so, nothing is kept off and the logs that waited have arrived, or when the facilitator stops the clock. Then the cause is revealed, and your run is laid beside a reference: what AWS's own responders did, or, for a cause that nobody lived through, the best known play. This is an exercise: nobody is graded.",
});
