import "#server-only";
import type { Cause, Suspect } from "../../engine/index";

/** What a team may put on its board. True causes and wrong turns stand side by side; the order says nothing. */
export const suspects: readonly Suspect[] = [
  { id: "memory-pressure", title: "Memory pressure on the front-end hosts" },
  { id: "new-capacity-faulty", title: "The servers added this morning are faulty" },
  { id: "membership", title: "Wrong or missing membership records" },
  { id: "host-limit", title: "A limit of the operating system is exceeded on every host" },
  { id: "back-end", title: "The back-end cells are failing" },
  { id: "network", title: "Packet loss between zones" },
  { id: "traffic-surge", title: "Holiday traffic is more than the fleet can carry" },
  { id: "metadata-reads", title: "Configuration reads fail or are throttled" },
  { id: "client-release", title: "A client release that retries too hard" },
];

export const causes: readonly Cause[] = [
  {
    id: "thread-limit",
    suspectId: "host-limit",
    partlyRight: ["new-capacity-faulty"],
    title: "Every front-end server exceeded the operating system's thread limit",
    trigger:
      "Between 02:44 and 03:47 PST a relatively small amount of capacity was added to the front-end fleet. It was the trigger, not the cause.",
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
  },
];
