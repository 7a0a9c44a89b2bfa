import "#server-only";
import { above, below, type DebriefTexts } from "../../engine/index";
import * as figures from "./model/figures";

type Turn = DebriefTexts["turns"][number];

const LEAK = ["leaky-build"];
const CERTIFICATE = ["provisioner-certificate"];

/** Where the true story turns; the minute comes out of the run. */
export const turns: readonly Turn[] = [
  turn(above("deployment.done", 0), "The deployment begins", "One zone, host by host.", "minor"),
  turn(
    above("hosts.fullest", 20_000),
    "Light shards gather",
    "One host holds five times as many as it did at nine.",
    "minor",
  ),
  turn(
    above("cell.errors", 0.2),
    "A full host goes out",
    "Some requests fail for some minutes; nobody need notice.",
    "minor",
  ),
  {
    ...turn(
      above("hosts.leaked", 1_000_000),
      "A million handles are lost",
      "On all hosts with the new build together.",
      "major",
    ),
    causes: LEAK,
  },
  {
    ...turn(
      below("connections.capacity", 10_000),
      "The certificate expires",
      "Nine in ten connections are refused from here on.",
      "major",
    ),
    causes: CERTIFICATE,
  },
  turn(
    above("hosts.message", figures.STATUS_LIMIT_SHARDS),
    "A status message is too large",
    "Even on a day when nothing waits it would be late.",
    "major",
  ),
  turn(
    above("hosts.judged-dead", 0),
    "The first host that works is given up",
    "Everything it has moves at once.",
    "major",
  ),
  turn(
    above("connections.waiting", figures.WAITING_DOUBLES_AT),
    "More connections wait than can be made in ten minutes",
    "From here on the queue itself makes statuses late.",
    "major",
  ),
  turn(
    below("hosts.serving", 90),
    "A quarter of the zone's hosts are out",
    "None of them has failed.",
    "major",
  ),
  turn(above("logs.errors", 50), "Every other log line fails", "Panels go with them.", "minor"),
  turn(
    above("ecs.stalled", 20),
    "One task in five stands still",
    "Those whose log driver blocks.",
    "minor",
  ),
  turn(above("s3-events.backlog", 60), "An hour of S3 events waits", "", "minor"),
  turn(
    above("cell.kept-off", 25),
    "A quarter of the light work is kept off",
    "It stands in no status message and asks for no connection.",
    "minor",
  ),
  turn(above("connections.steps", 0), "More connections can be made", "", "minor"),
  {
    ...turn(
      below("connections.capacity", figures.PROVISIONED_PER_MINUTE + 1),
      "Provisioning has only its reserve left",
      "All else is busy with handles that belong to nothing.",
      "major",
    ),
    causes: LEAK,
  },
  {
    ...turn(
      below("connections.capacity", 2_000),
      "Nobody remembers a checked chain any more",
      "Hardly a connection comes about from here on.",
      "major",
    ),
    causes: CERTIFICATE,
  },
  turn(
    above("cell.moved-away", 25),
    "A quarter of the light work lives in another cell",
    "It stands in no status message here.",
    "minor",
  ),
  {
    ...turn(above("connections.capacity", 30_000), "The certificate is valid again", "", "major"),
    causes: CERTIFICATE,
  },
  {
    ...turn(below("hosts.leaked", 1_000), "Hardly a lost handle is left on any host", "", "major"),
    causes: LEAK,
  },
  turn(
    below("connections.waiting", figures.WAITING_DOUBLES_AT),
    "The queue is short again",
    "It no longer makes statuses late.",
    "major",
  ),
];

function turn(when: Turn["when"], label: string, detail: string, weight: Turn["weight"]): Turn {
  return { when, label, detail, weight };
}
