import "#server-only";
import { above, below, type DebriefTexts } from "../../engine/index";
import * as figures from "./model/figures";

const MAPS_WELL = above("fleet.maps", 99);
const THREADS = ["thread-limit", "per-cpu-pools"];

/** What was true and could not be seen; the minutes come out of the run. */
export const hidden: DebriefTexts["hidden"] = [
  {
    title: "Half the fleet broken before the first alarm",
    seen: "No alarm.",
    truth:
      "Clients tried up to four times, so half the servers could lose their maps before customers noticed.",
    from: below("fleet.maps", 99),
    until: "first-alarm",
  },
  {
    causes: THREADS,
    title: "Nobody graphed threads",
    seen: "Processor, memory and network in their usual ranges on every host.",
    truth: "Threads on every server stood at the operating system's limit. No alarm watched them.",
    from: above("fleet.threads", figures.THREAD_LIMIT),
    until: below("fleet.threads", figures.THREAD_LIMIT),
  },
  {
    causes: THREADS,
    title: "Out of memory, with memory free",
    seen: "Logs full of out-of-memory errors.",
    truth:
      "The runtime reports a thread it may not create as an out-of-memory error. Heap was never short.",
    from: below("fleet.maps", 95),
    until: MAPS_WELL,
  },
  {
    causes: ["memory-leak"],
    title: "Memory was short where nobody looked",
    seen: "Memory of every host at its usual level.",
    truth:
      "Heap is reserved when a process starts, so the host's graph stays flat. Inside, heap was full.",
    from: above("fleet.heap", 95),
    until: MAPS_WELL,
  },
  {
    causes: ["poisoned-membership"],
    title: "A complete list with one bad line",
    seen: "As many records as hosts, quick answers, no errors at the membership service.",
    truth: "One record named no cell, and the builder of maps stopped there.",
    from: below("fleet.maps", 99),
    until: MAPS_WELL,
  },
  {
    title: "A useless map does not mend itself",
    seen: "Taking the added servers out altered nothing that could be seen.",
    truth:
      "Whatever keeps maps from being built, a running server does not try again: its map stays useless until its process restarts.",
    from: below("fleet.added", figures.SERVERS_ADDED),
    until: above("fleet.built", 0),
  },
  {
    title: "CloudWatch went dark because of you",
    seen: "Panels of dependents with gaps, alarms with insufficient data.",
    truth: "CloudWatch sends through Kinesis. What its senders could not keep is lost for good.",
    from: above("cloudwatch.errors", 10),
    until: below("cloudwatch.errors", 1),
  },
  {
    title: "Best effort that blocked",
    seen: "Cognito kept working for a while, then sign-ins failed.",
    truth:
      "Its web servers waited for a full analytics buffer: a latent fault that no shorter outage had shown.",
    from: above("cognito.buffer", 97),
    until: below("cognito.errors", 0.5),
  },
];
