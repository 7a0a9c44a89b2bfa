import "#server-only";
import {
  type ActionDefinition,
  type Answer,
  drawBetween,
  type Order,
  percent,
} from "../../../engine/index";
import * as figures from "../model/figures";
import { newsOfRunning } from "../model/fleet";
import { heapOfRunning } from "../model/quantities";
import type { World } from "../model/world";
import { found, probe } from "./kit";
import { heapOn, name, sample, threadsOn } from "./sample";

/** Looks at single hosts: exact, slow, and of a sample only. */
export const hostProbes: readonly ActionDefinition<World>[] = [
  probe("probe.host-heap", "Heap and garbage collection, sample of hosts", {
    does: "Reads heap use and collection pauses on five hosts.",
    cannotTell: "What uses memory outside the heap.",
    minutes: [8, 12],
    answer: heapUse,
  }),
  probe("probe.host-threads", "Threads in use against limits, sample of hosts", {
    does: "Counts threads on five hosts and reads the limits that apply to the process.",
    cannotTell: "What the threads are for.",
    minutes: [24, 32],
    answer: threadCounts,
  }),
  probe("probe.host-cpu", "Where processor time goes, one host", {
    does: "Profiles one serving host for a minute.",
    cannotTell: "What a host does that waits rather than works.",
    minutes: [10, 14],
    answer: processorTime,
  }),
  probe("probe.host-sockets", "Sockets and file handles, sample of hosts", {
    does: "Counts open sockets and files on five hosts against their limits.",
    cannotTell: "Anything about memory or work in progress.",
    minutes: [6, 10],
    answer: sockets,
  }),
  probe("probe.heap-dump", "Heap dump of one host", {
    does: "Copies the heap of a host that serves nobody and counts what is in it.",
    cannotTell: "Who put it there.",
    minutes: [28, 38],
    people: 2,
    riskNote: "Reads only, but keeps two people busy.",
    answer: heapDump,
  }),
];

function heapUse(world: World, order: Order): Answer {
  let highest = 0;
  const lines = sample(world, order).map((id, index) => {
    const heap = Math.min(
      figures.HEAP_FULL_PERCENT,
      Math.round(heapOn(world, id) - 4 + 8 * order.draw(`heap${index}`)),
    );
    highest = Math.max(highest, heap);
    const pause =
      heap > 90 ? 1800 + 900 * order.draw(`gc${index}`) : 20 + 45 * order.draw(`gc${index}`);
    return `${name(id)}: heap ${heap} %, longest pause ${Math.round(pause)} ms`;
  });
  return found(
    "heap",
    highest > 90
      ? "Heap is nearly full; collections are long and free little."
      : "Heap is in its usual range; collections are short.",
    [
      ...lines,
      world.load.tryFails > 0.05
        ? "The same hosts log out-of-memory errors when they start workers."
        : "No out-of-memory errors on these hosts.",
    ],
  );
}

function threadCounts(world: World, order: Order): Answer {
  const lines = sample(world, order).map((id) => {
    const { used, limit, refused } = threadsOn(world, id);
    const vain = refused > 0 ? `, ${refused} refused since the last attempt` : "";
    return `${name(id)}: ${used} of ${limit} threads${vain}`;
  });
  return found("threads", "Threads were counted on five hosts.", [
    ...lines,
    "Figures of this exercise are modelled; the operator published none.",
  ]);
}

function processorTime(world: World): Answer {
  const { utilisation, capacity } = world.load;
  const heap = heapOfRunning(world);
  const collecting = heap > 90 ? heap - 80 : 1;
  const serving = Math.min(100 - collecting, 100 * figures.NORMAL_LOAD * Math.min(1, utilisation));
  return found(
    "processor",
    collecting > 1
      ? "Collections take time that requests would need."
      : "Requests and answers to peers take what is used; nothing else stands out.",
    [
      `Requests ${percent(serving)}, collections ${percent(collecting)}`,
      `Answers to hosts that build their maps take ${percent(100 * (1 - capacity))} of what this host can do.`,
    ],
  );
}

function sockets(world: World, order: Order): Answer {
  const peers = newsOfRunning(world.fleet).peers;
  const lines = sample(world, order).map((id, index) => {
    const clients = drawBetween(order.draw(`clients${index}`), 900, 1400);
    return `${name(id)}: ${Math.round(figures.SOCKETS_PER_PEER * peers + clients)} of ${figures.SOCKET_LIMIT} handles open`;
  });
  return found("handles", "Sockets and files are far from their limit.", lines);
}

function heapDump(world: World): Answer {
  const heap = heapOfRunning(world);
  const kept = Math.max(0, heap - figures.HEAP_USUAL_PERCENT);
  return found(
    "heap-content",
    kept > 5
      ? "Most of what has grown is messages of other hosts that were never let go."
      : "Maps, buffers and caches are of their usual size.",
    [
      `Heap ${percent(heap)}, of which kept messages ${percent(kept)}`,
      kept > 5
        ? "Their senders are all hosts added this morning."
        : "No kind of object has grown since yesterday's dump.",
    ],
  );
}
