import "#server-only";
import type { Milestone, RunRecord } from "../../engine/index";

const A20 = "AWS summary of 25 Nov 2020";

const ONSETS: readonly string[] = ["first-alarm", "lambda-contention", "cognito-worse"];

/** What AWS's clock says, and how the model decides that the same has happened. */
export const milestones: readonly Milestone[] = [
  mark(
    "first-alarm",
    "First alarms",
    151,
    8,
    "the first alarm of the run",
    (run) => run.firstAlarmMinute,
  ),
  mark(
    "lambda-contention",
    "Lambda hosts short of memory",
    211,
    10,
    "Lambda errors first above 1 %",
    (run) => first(run.series("lambda.errors"), (value) => value > 1),
  ),
  mark(
    "cognito-worse",
    "Cognito's buffers used up",
    257,
    15,
    "Cognito errors first above 25 %",
    (run) => first(run.series("cognito.errors"), (value) => value > 25),
  ),
  mark(
    "first-servers",
    "First restarted servers take traffic",
    443,
    5,
    "the first map built after a restart",
    (run) => first(run.series("fleet.built"), (value) => value > 0),
  ),
  mark(
    "errors-falling",
    "Kinesis errors fall steadily",
    556,
    20,
    "errors at half their peak, with no rise over any 30 min afterwards",
    steadyFall,
  ),
  mark(
    "cognito-better",
    "Cognito much better",
    571,
    15,
    "Cognito errors at a quarter of their peak",
    (run) => fallsBelow(run.series("cognito.errors"), 25, (peak) => peak / 4),
  ),
  mark(
    "cognito-normal",
    "Cognito normal",
    694,
    15,
    "Cognito errors below 0.5 % and staying there",
    (run) => staysBelow(run.series("cognito.errors"), 25, 0.5),
  ),
  mark(
    "eventbridge-majority",
    "EventBridge, ECS and EKS mostly normal",
    811,
    20,
    "EventBridge errors below 4 %, ECS changes less than a quarter of an hour late, and staying there",
    (run) =>
      latest(
        staysBelow(run.series("eventbridge.errors"), 30, 4),
        staysBelow(run.series("ecs.delay"), 30, 15),
      ),
  ),
  mark(
    "cloudwatch-signs",
    "CloudWatch shows first signs of recovery",
    903,
    20,
    "CloudWatch takes everything that comes, and its backlog shrinks",
    (run) => staysBelow(run.series("cloudwatch.errors"), 50, 1),
  ),
  mark(
    "kinesis-normal",
    "Kinesis normal",
    1179,
    15,
    "fewer than 0.5 % of servers out and errors below 0.1 %, to the end",
    kinesisNormal,
  ),
  mark(
    "cloudwatch-full",
    "CloudWatch normal",
    1187,
    15,
    "no backlog and no errors, after Kinesis, to the end",
    cloudwatchFull,
  ),
];

function mark(
  id: string,
  label: string,
  published: number,
  tolerance: number,
  criterion: string,
  measure: (run: RunRecord) => number | null,
): Milestone {
  const recovers = !ONSETS.includes(id);
  return { id, label, published, tolerance, basis: A20, recovers, criterion, measure };
}

/** Null unless both happened. */
function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}

function first(values: readonly number[], test: (value: number) => boolean): number | null {
  const index = values.findIndex(test);
  return index < 0 ? null : index;
}

/** First minute at or below a bound that depends on the peak; null when there was no peak worth the name. */
function fallsBelow(
  values: readonly number[],
  leastPeak: number,
  bound: (peak: number) => number,
): number | null {
  const peak = values.reduce((most, value) => Math.max(most, value), 0);
  if (peak < leastPeak) return null;
  const peakAt = values.indexOf(peak);
  const fallen = first(values.slice(peakAt), (value) => value <= bound(peak));
  return fallen === null ? null : peakAt + fallen;
}

/** First minute from which the values stay below a bound to the end; null without a peak, or when they end above it. */
function staysBelow(values: readonly number[], leastPeak: number, bound: number): number | null {
  const peak = values.reduce((most, value) => Math.max(most, value), 0);
  if (peak < leastPeak) return null;
  let minute = values.length;
  while (minute > 0 && (values[minute - 1] ?? 0) < bound) minute -= 1;
  return minute === values.length ? null : minute;
}

const RISE_WINDOW_MINUTES = 30;
/** Percentage points that count as no rise: the last digit of the chart. */
const NO_RISE = 0.1;

/** The minute at which errors are down to half their peak, if from then on no half hour ends higher than it began. */
function steadyFall(run: RunRecord): number | null {
  const values = run.series("kinesis.errors");
  const half = fallsBelow(values, 30, (peak) => peak / 2);
  if (half === null) return null;
  for (let minute = half; minute + RISE_WINDOW_MINUTES < values.length; minute += 1) {
    if ((values[minute + RISE_WINDOW_MINUTES] ?? 0) > (values[minute] ?? 0) + NO_RISE) return null;
  }
  return half;
}

function kinesisNormal(run: RunRecord): number | null {
  const out = staysBelow(run.series("kinesis.out"), 10, 0.5);
  const errors = staysBelow(run.series("kinesis.errors"), 1, 0.1);
  return out === null || errors === null ? null : Math.max(out, errors);
}

function cloudwatchFull(run: RunRecord): number | null {
  const kinesis = kinesisNormal(run);
  const backlog = staysBelow(run.series("cloudwatch.backlog"), 1, 0.05);
  return kinesis === null || backlog === null ? null : Math.max(backlog, kinesis + 1);
}
