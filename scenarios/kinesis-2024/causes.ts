import "#server-only";
import type { Cause, Suspect } from "../../engine/index";
import { aws, unlived } from "./references";

/** What a team may put on its board. True causes and wrong turns stand side by side; the order says nothing. */
export const suspects: readonly Suspect[] = [
  { id: "host-failure", title: "Hosts of the zone are failing" },
  { id: "provisioner-capacity", title: "Provisioning of connections has too little capacity" },
  { id: "traffic-surge", title: "More traffic than the cell can carry" },
  { id: "new-build", title: "The build that is being deployed is faulty" },
  { id: "zone-network", title: "Packet loss within the zone" },
  { id: "shard-count", title: "Too many shards on too few hosts" },
  { id: "one-workload", title: "One internal customer's workload is unlike the others" },
  { id: "certificate", title: "A certificate is no longer valid" },
  { id: "storage", title: "Storage behind the hosts is slow" },
  { id: "health-judgement", title: "The manager's judgement of hosts is wrong" },
];

const TRIGGER =
  "At 09:09 PDT a routine deployment began in one Availability Zone. It took hosts out of service and put them back, a few at a time; for more than five hours nothing was to be seen of it.";
const VARIANT =
  "Invented for this exercise: the morning went and the trouble looked as it did in 2024, with another cause. It is not what happened.";

/** History first. The others begin and look the same, so that a player who knows the post-mortem still has to look. */
export const causes: readonly Cause[] = [
  {
    id: "count-blind-balancer",
    suspectId: "shard-count",
    partlyRight: ["health-judgement", "one-workload", "provisioner-capacity"],
    title: "The cell manager balanced on throughput and let light shards pile up on a few hosts",
    trigger: TRIGGER,
    mechanism:
      "Whenever a host went out, the manager gave its shards to hosts with little throughput. A very large number of shards carried almost none, so they gathered on a few hosts without loading them. The messages in which those hosts report their status list their shards; they grew until they were late or were not processed at all. The manager took hosts that worked for dead and moved everything they had, by the same rule, to the next. Every shard that moved needed new secure connections, more than the subsystem that provisions them could make, and requests failed while they waited.",
    contributing: [
      "One internal workload had very many shards of very low throughput, a profile that the manager had not been built for.",
      "The cell had moved to a new architecture not long before, and had not met this profile there.",
      "No panel showed the number of shards on a host, or the size of its messages.",
      "A missing message counted as a dead host.",
      "How much is moved at once had no bound, and connections are a shared resource.",
    ],
    source:
      "AWS, Summary of the Amazon Kinesis Data Streams Service Event in Northern Virginia (US-EAST-1) Region, aws.amazon.com/message/073024; in part read through secondary accounts of it",
    reference: aws,
  },
  {
    id: "leaky-build",
    suspectId: "new-build",
    partlyRight: ["health-judgement", "shard-count", "provisioner-capacity"],
    title: "The deployed build lost connection handles on every host that ran it",
    trigger: TRIGGER,
    mechanism:
      "Each host that had been deployed to went on losing handles of its connections. Nobody let go of them, so the subsystem that provisions connections held every lost one open, and had less and less left for new ones, until only its reserve was. When a full host went out for the deployment, its shards waited; status messages waited with them and came late, hosts that worked were taken for dead, and all they had moved. The reserve carries a calm day for some hours more. Going back to the build before cures it, once the moving has calmed down.",
    contributing: [
      "The build's tests ran on a host that keeps all its shards.",
      "Nobody graphed handles, or what provisioning had left.",
      "The deployment went on for hours after the first hosts had begun to lose handles.",
      "Shards gathered on a few hosts all morning, which made the moving larger than it had to be.",
    ],
    source: VARIANT,
    reference: unlived,
  },
  {
    id: "provisioner-certificate",
    suspectId: "certificate",
    partlyRight: ["provisioner-capacity", "health-judgement"],
    title: "An intermediate certificate of the provisioning subsystem expired at 14:22",
    trigger: `${TRIGGER} At 14:22 one link of a chain of trust ran out.`,
    mechanism:
      "From 14:22 on the subsystem could complete only one in ten of the secure connections that it could have made before: those for callers that still remembered a checked chain. That was enough until a full host went out for the deployment. Its shards waited; status messages travel on such connections too, came late, and hosts that worked were taken for dead; their shards moved and asked for connections in their turn. Two hours later nobody remembered the chain any more, and hardly a connection came about. Added capacity fails at the same link, and so it does not help until the certificate is renewed.",
    contributing: [
      "The watch on dates looked at the certificates of hosts, and not at the links between.",
      "A refused connection was counted as a connection that waits.",
      "Shards gathered on a few hosts all morning, which made the moving larger than it had to be.",
    ],
    source: VARIANT,
    reference: unlived,
  },
];
