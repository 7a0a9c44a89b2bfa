import "#server-only";
import type { DebriefTexts } from "../../engine/index";
import * as figures from "./model/figures";

type Turn = DebriefTexts["turns"][number];

/** Where the true story turns; the minute comes out of the run. */
export const turns: readonly Turn[] = [
  {
    ...turn(
      "fleet.threads",
      "above",
      figures.THREAD_LIMIT,
      "Threads pass the limit",
      "On a usual server; those with more threads went first.",
      "major",
    ),
    causes: ["thread-limit", "per-cpu-pools"],
  },
  {
    ...turn("fleet.heap", "above", 98, "Heap is full", "On a usual server.", "major"),
    causes: ["memory-leak"],
  },
  turn(
    "fleet.maps",
    "below",
    50,
    "Half the shard maps are useless",
    "Customers' retries still hide most of it.",
    "major",
  ),
  turn(
    "cloudwatch.errors",
    "above",
    50,
    "CloudWatch loses every other reading",
    "Panels of the dependents thin out.",
    "minor",
  ),
  turn(
    "lambda.errors",
    "above",
    1,
    "Lambda hosts short of memory",
    "Agents keep what they cannot send.",
    "minor",
  ),
  turn(
    "cognito.errors",
    "above",
    25,
    "Cognito's web servers block",
    "The analytics buffer is full.",
    "minor",
  ),
  turn(
    "kinesis.errors",
    "above",
    75,
    "Three requests in four fail",
    "Nearly every server has a useless map.",
    "major",
  ),
  turn(
    "fleet.added",
    "below",
    1,
    "The added servers are out again",
    "Running servers with a useless map stay as they are.",
    "minor",
  ),
  turn("fleet.built", "above", 0, "First new maps", "Restarted servers take traffic.", "major"),
  turn(
    "fleet.unhealthy",
    "above",
    figures.STORE_BUILDS_PER_MINUTE,
    "Servers are thrown out faster than they can come back",
    "More in a minute than the metadata store can bring up; building takes what serving needs.",
    "major",
  ),
  turn(
    "fleet.failed-builds",
    "above",
    100,
    "Restarted servers fail again",
    "What keeps a map from being finished is still there.",
    "major",
  ),
];
function turn(
  gaugeId: string,
  passes: Turn["when"]["passes"],
  value: number,
  label: string,
  detail: string,
  weight: Turn["weight"],
): Turn {
  return { when: { gaugeId, passes, value }, label, detail, weight };
}
