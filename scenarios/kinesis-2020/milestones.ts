import "#server-only";
import {
  fallsToShare,
  firstAbove,
  firstAlarm,
  latestOf,
  milestonesOf,
  type RunRecord,
  staysBelow,
} from "../../engine/index";

const A20 = "AWS summary of 25 Nov 2020";

const RISE_WINDOW_MINUTES = 30;
/** Percentage points that count as no rise: the last digit of the chart. */
const NO_RISE = 0.1;

const halved = fallsToShare("kinesis.errors", 30, 0.5);

/** The minute at which errors are down to half their peak, if from then on no half hour ends higher than it began. */
function steadyFall(run: RunRecord): number | null {
  const values = run.series("kinesis.errors");
  const half = halved(run);
  if (half === null) return null;
  for (let minute = half; minute + RISE_WINDOW_MINUTES < values.length; minute += 1) {
    if ((values[minute + RISE_WINDOW_MINUTES] ?? 0) > (values[minute] ?? 0) + NO_RISE) return null;
  }
  return half;
}

const kinesisNormal = latestOf(
  staysBelow("kinesis.out", 10, 0.5),
  staysBelow("kinesis.errors", 1, 0.1),
);
const backlogGone = staysBelow("cloudwatch.backlog", 1, 0.05);

/** After Kinesis, as AWS says. */
function cloudwatchFull(run: RunRecord): number | null {
  const kinesis = kinesisNormal(run);
  const backlog = backlogGone(run);
  return kinesis === null || backlog === null ? null : Math.max(backlog, kinesis + 1);
}

/** What AWS's clock says, and how the model decides that the same has happened. */
export const milestones = milestonesOf(A20, {
  onsets: [
    ["first-alarm", "First alarms", 151, 8, "the first alarm of the run", firstAlarm],
    [
      "lambda-contention",
      "Lambda hosts short of memory",
      211,
      10,
      "Lambda errors first above 1 %",
      firstAbove("lambda.errors", 1),
    ],
    [
      "cognito-worse",
      "Cognito's buffers used up",
      257,
      15,
      "Cognito errors first above 25 %",
      firstAbove("cognito.errors", 25),
    ],
  ],
  recoveries: [
    [
      "first-servers",
      "First restarted servers take traffic",
      443,
      5,
      "the first map built after a restart",
      firstAbove("fleet.built", 0),
    ],
    [
      "errors-falling",
      "Kinesis errors fall steadily",
      556,
      20,
      "errors at half their peak, with no rise over any 30 min afterwards",
      steadyFall,
    ],
    [
      "cognito-better",
      "Cognito much better",
      571,
      15,
      "Cognito errors at a quarter of their peak",
      fallsToShare("cognito.errors", 25, 0.25),
    ],
    [
      "cognito-normal",
      "Cognito normal",
      694,
      15,
      "Cognito errors below 0.5 % and staying there",
      staysBelow("cognito.errors", 25, 0.5),
    ],
    [
      "eventbridge-majority",
      "EventBridge, ECS and EKS mostly normal",
      811,
      20,
      "EventBridge errors below 4 %, ECS changes less than a quarter of an hour late, and staying there",
      latestOf(staysBelow("eventbridge.errors", 30, 4), staysBelow("ecs.delay", 30, 15)),
    ],
    [
      "cloudwatch-signs",
      "CloudWatch shows first signs of recovery",
      903,
      20,
      "CloudWatch takes everything that comes, and its backlog shrinks",
      staysBelow("cloudwatch.errors", 50, 1),
    ],
    [
      "kinesis-normal",
      "Kinesis normal",
      1179,
      15,
      "fewer than 0.5 % of servers out and errors below 0.1 %, to the end",
      kinesisNormal,
    ],
    [
      "cloudwatch-full",
      "CloudWatch normal",
      1187,
      15,
      "no backlog and no errors, after Kinesis, to the end",
      cloudwatchFull,
    ],
  ],
});
