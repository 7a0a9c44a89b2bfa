import "#server-only";
import { servicesOf, trouble } from "../../engine/index";

const LOGS = trouble("logs.errors", 6, 30);
const ELSEWHERE = trouble("other-cells.errors", 1, 5);

/** What the sources name, from the cell outwards. A service with a panel is known by it; one without has to be asked about. */
export const services = servicesOf({
  "The cell": [
    ["cell", "Front of the cell", trouble("cell.errors", 3, 15), "cell.errors", ["hosts"], 5],
    [
      "hosts",
      "Hosts of the zone",
      trouble("hosts.judged-dead", 1, 4),
      "hosts.judged-dead",
      ["manager", "provisioning"],
      5,
    ],
    ["manager", "Cell manager", trouble("shards.moved", 60_000, 200_000), null, [], 45],
    [
      "provisioning",
      "Connection provisioning",
      trouble("connections.waiting", 40_000, 120_000),
      null,
      [],
      45,
    ],
  ],
  "Who leans on it": [
    ["logs", "CloudWatch Logs", LOGS, "logs.errors", ["cell"], 15],
    [
      "firehose",
      "Data Firehose",
      trouble("firehose.failures", 3, 15),
      "firehose.failures",
      ["cell"],
      15,
    ],
    [
      "s3-events",
      "S3 event publication",
      trouble("s3-events.errors", 4, 20),
      "s3-events.errors",
      ["cell"],
      15,
    ],
    ["ecs", "ECS tasks", trouble("ecs.stalled", 3, 15), "ecs.stalled", ["logs"], 15],
    // Functions run all day; what fails is the way of their log lines.
    ["lambda", "Lambda function logs", LOGS, "logs.errors", ["logs"], 15],
    ["redshift", "Redshift", trouble("redshift.drops", 2, 8), "redshift.drops", ["cell"], 15],
    [
      "jobs",
      "MWAA and Glue jobs",
      trouble("jobs.late", 8, 30),
      "jobs.late",
      ["logs", "s3-events"],
      15,
    ],
  ],
  Elsewhere: [
    ["other-cells", "Other internal cells", ELSEWHERE, "other-cells.errors", [], 5],
    ["customer-streams", "Customers' own streams", ELSEWHERE, "customer-streams.errors", [], 5],
  ],
});
