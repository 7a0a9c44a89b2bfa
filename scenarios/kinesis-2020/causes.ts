import "#server-only";
import type { Cause, Suspect } from "../../engine/index";
import { aws, disputedAccount, unlived } from "./references";

/** What a team may put on its board. True causes and wrong turns stand side by side; the order says nothing. */
export const suspects: readonly Suspect[] = [
  { id: "memory-pressure", title: "Memory pressure on the front-end hosts" },
  { id: "new-capacity-faulty", title: "The servers added this morning are faulty" },
  { id: "membership", title: "A wrong membership record" },
  { id: "host-limit", title: "A limit of the operating system is exceeded on every host" },
  { id: "back-end", title: "The back-end cells are failing" },
  { id: "network", title: "Packet loss between zones" },
  { id: "host-type", title: "The added servers are of another type, and it shows" },
  { id: "traffic-surge", title: "Holiday traffic is more than the fleet can carry" },
  { id: "metadata-reads", title: "Configuration reads fail or are throttled" },
  { id: "client-release", title: "A client release that retries too hard" },
];

const TRIGGER =
  "Between 02:44 and 03:47 PST a relatively small amount of capacity was added to the front-end fleet. It was the trigger, not the cause.";
const VARIANT =
  "Invented for this exercise: the outage began and looked as it did in 2020, with another cause. It is not what happened.";

/** History first. The others begin and look the same, so that a player who knows the post-mortem still has to look. */
export const causes: readonly Cause[] = [
  {
    id: "thread-limit",
    suspectId: "host-limit",
    partlyRight: ["new-capacity-faulty"],
    title: "Every front-end server exceeded the operating system's thread limit",
    trigger: TRIGGER,
    mechanism:
      "Each front-end server keeps operating-system threads for every other server of the fleet, so the threads on each server grow with the fleet. With the added servers every one of them went past the maximum that an operating-system setting allows. Building the shard map then could not finish, servers were left with useless maps, and they could not route requests to back-end cells that were healthy all along. A useless map stays useless until the process restarts.",
    contributing: [
      "Threads per server grew with the size of the fleet, and nobody had tied the fleet's size to the limit.",
      "No fine-grained alarm watched thread use.",
      "The front end was not yet divided into cells, so one limit was everybody's limit.",
      "A full restart was known to be long: building maps and serving requests compete for the same servers.",
      "Dependents buffered towards Kinesis in ways that had never met an outage this long.",
    ],
    source:
      "AWS, Summary of the Amazon Kinesis Event in the Northern Virginia (US-EAST-1) Region, aws.amazon.com/message/11201",
    reference: aws,
  },
  {
    id: "memory-leak",
    suspectId: "memory-pressure",
    partlyRight: ["new-capacity-faulty"],
    title: "Messages of the added servers filled every server's heap",
    trigger: TRIGGER,
    mechanism:
      "Front-end servers exchange messages with every peer. What the servers added this morning sent was never let go, and was handed on to each server that started. On every server heap filled until building the shard map could not finish. Removing the added servers does not help, since the others keep and hand on what they heard; more heap with a bound on kept messages, and a restart, does.",
    contributing: [
      "The buffer for peers' messages had no bound.",
      "Heap was graphed as the memory of hosts, which a reserved heap does not change.",
      "A restarted server asked its neighbours for what they kept, and got the fault with it.",
    ],
    source: VARIANT,
    reference: unlived,
  },
  {
    id: "per-cpu-pools",
    suspectId: "host-type",
    partlyRight: ["new-capacity-faulty", "host-limit"],
    title: "The added servers were larger, and their pools grew with their cores",
    trigger: TRIGGER,
    mechanism:
      "The added servers had more cores. Pools sized by cores took more threads than the operating system allows, so none of them could build its map anew. Every other server kept handlers waiting for their attempts, a score for each, until its own threads ran out and its map could not be built either.",
    contributing: [
      "Pools grew with cores, and nobody had tried them on larger servers.",
      "Servers that could not start were still members, and their peers waited for them.",
      "No fine-grained alarm watched thread use.",
    ],
    source:
      "A variant after a widely read account of this outage that contradicts AWS's own: there the larger servers are the cause, in AWS's summary they are part of the cure. Disputed; figures modelled.",
    reference: disputedAccount,
  },
  {
    id: "poisoned-membership",
    suspectId: "membership",
    partlyRight: ["new-capacity-faulty"],
    title: "One membership record of the addition named no cell",
    trigger: TRIGGER,
    mechanism:
      "The addition wrote one record without a cell. A server that had the record could not finish its shard map, and nearly every server got it within the hour; a few with an older reader skipped what they could not read. Removing the added servers leaves the record where it is; writing it anew and restarting helps.",
    contributing: [
      "The membership service took a record without a cell.",
      "The builder of maps stopped at the first entry that it could not read.",
      "Records of removed servers stay until somebody cleans up.",
    ],
    source: VARIANT,
    reference: unlived,
  },
];
