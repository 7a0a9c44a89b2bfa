import "#server-only";
import type { ActionDefinition, Answer, Order } from "../../../engine/index";
import { drawBetween } from "../../../engine/index";
import * as figures from "../model/figures";
import { newsOfRunning, SERVERS_MAX, SERVING } from "../model/fleet";
import { mapBuildOf } from "../model/map-build";
import { badRecords, type World } from "../model/world";
import { found, percent, probe } from "./probe";

export const hostProbes: readonly ActionDefinition<World>[] = [
  probe({
    id: "probe.error-mix",
    title: "Error mix by call and by age of host",
    does: "Splits the last ten minutes of errors by API call and by when the host joined.",
    cannotTell: "Which error is the cause of which.",
    function: "observability",
    minutes: [8, 12],
    answer: (world) => {
      const share = 100 * world.load.tryFails;
      return found(
        "errors-everywhere",
        share < 1 ? "No call stands out." : "Every call fails, on old and new hosts alike.",
        [
          `PutRecords ${percent(share)} of tries, GetRecords ${percent(share * 0.97)}, DescribeStream ${percent(share * 0.91)}`,
          `Hosts that joined before today ${percent(share)}, hosts added this morning ${percent(Math.min(100, share * 1.01))}`,
          "Texts: no route, upstream unknown, partial answer, out of memory, stale throttle table",
        ],
      );
    },
  }),
  probe({
    id: "probe.host-heap",
    title: "Heap and garbage collection, sample of hosts",
    does: "Reads heap use and collection pauses on five hosts.",
    cannotTell: "What uses memory outside the heap.",
    function: "observability",
    minutes: [8, 12],
    answer: heapUse,
  }),
  probe({
    id: "probe.host-threads",
    title: "Threads in use against limits, sample of hosts",
    does: "Counts threads on five hosts and reads the limits that apply to the process.",
    cannotTell: "What the threads are for.",
    function: "observability",
    minutes: [24, 32],
    answer: threadCounts,
  }),
  probe({
    id: "probe.map-completeness",
    title: "Shard-map completeness, sample of 200 hosts",
    does: "Asks 200 hosts how much of their shard map they hold and when they last finished one.",
    cannotTell: "Why a map is not finished.",
    function: "observability",
    minutes: [10, 15],
    answer: mapCompleteness,
  }),
  probe({
    id: "probe.map-again",
    title: "Ask one server to build its map again",
    does: "Sends one running server the order to rebuild its shard map and watches it.",
    cannotTell: "Whether a restart would help.",
    function: "observability",
    minutes: [10, 14],
    answer: (world) =>
      world.fleet.counts.useless === 0
        ? found("useless-is-sticky", "The map was complete before and after.", [
            "Rebuild finished in 41 s.",
          ])
        : found("useless-is-sticky", "The running process does not repair its map.", [
            "It takes the order, starts 212 workers, gives up after 90 s and keeps what it had.",
            "A second order is ignored: the builder is marked as failed until the process restarts.",
          ]),
  }),
  probe({
    id: "probe.client-traffic",
    title: "Client traffic and retries",
    does: "Separates first tries from retries at the edge.",
    cannotTell: "Why tries fail.",
    function: "observability",
    minutes: [5, 8],
    answer: (world) =>
      found("load-usual", "First tries are at their usual level for the hour.", [
        `First tries 100 % of the usual, retries add ${percent(100 * figures.RETRY_LOAD * world.load.tryFails)}`,
        "No single client or release stands out.",
      ]),
  }),
  probe({
    id: "probe.peer-table",
    title: "Peer table of one front-end host",
    does: "Lists the peers a host knows and the workers it keeps for them.",
    cannotTell: "Whether the host has a limit on workers.",
    function: "observability",
    minutes: [8, 12],
    answer: peerTable,
  }),
];

function heapUse(world: World, order: Order): Answer {
  const build = mapBuildOf(world.causeId);
  const news = newsOfRunning(world.fleet);
  let highest = 0;
  const lines = sample(order).map((id, index) => {
    const usual = build.heap(news, world.fleet.booted[id] ?? 0);
    const heap = Math.min(99, Math.round(usual - 4 + 8 * order.draw(`heap${index}`)));
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

function peerTable(world: World): Answer {
  const build = mapBuildOf(world.causeId);
  const { joiners, peers } = newsOfRunning(world.fleet);
  const each = world.config.poolsCapped ? figures.THREADS_PER_PEER : build.workersPerJoiner;
  const odd = badRecords(world) > 0;
  return found(
    "peer-table",
    `The host knows ${Math.round(peers)} peers, ${Math.round(joiners)} of them from this morning.`,
    [
      each === figures.THREADS_PER_PEER
        ? "It keeps the same few workers for each of them."
        : `It keeps ${each} handlers for each peer from this morning, most of them waiting for an answer, and few for the others.`,
      odd ? "One entry has no cell; the builder stops there." : "Every entry names its cell.",
      "A joiner appears in the table up to an hour after it joined.",
    ],
  );
}

function threadCounts(world: World, order: Order): Answer {
  const build = mapBuildOf(world.causeId);
  const usual = build.threads(newsOfRunning(world.fleet), world.config.poolsCapped);
  const lines = sample(order).map((id) => {
    const limit = build.threadLimit(world.fleet.booted[id] ?? 0);
    const atOnce =
      id >= figures.SERVERS_BEFORE && !build.joinersRebuild && !world.config.poolsCapped;
    const own = build.threadsPerSpread * (world.fleet.spread[id] ?? 0);
    const wanted = atOnce ? limit + 2_100 : Math.round(usual + own);
    const used = Math.min(wanted, limit);
    const refused = wanted > limit ? `, ${wanted - limit} refused since the last attempt` : "";
    return `${name(id)}: ${used} of ${limit} threads${refused}`;
  });
  return found("threads", "Threads were counted on five hosts.", [
    ...lines,
    "Figures of this exercise are modelled; the operator published none.",
  ]);
}

/** Hosts asked for their map. */
const MAP_SAMPLE = 200;

function mapCompleteness(world: World, order: Order): Answer {
  let complete = 0;
  const offset = drawBetween(order.draw("offset"), 0, SERVERS_MAX - 1);
  let asked = 0;
  for (let step = 0; asked < MAP_SAMPLE && step < SERVERS_MAX; step += 1) {
    const is = world.fleet.state[(offset + step * 29) % SERVERS_MAX];
    if (is === undefined || is === 0 || is > 2) continue;
    asked += 1;
    if (is === SERVING) complete += 1;
  }
  const share = asked === 0 ? 0 : (100 * complete) / asked;
  return found(
    "maps-incomplete",
    `${percent(share)} of the sampled hosts hold a complete shard map.`,
    [
      `${complete} of ${asked} hosts complete; old and new hosts do not differ.`,
      share > 99
        ? "All were finished within the last two hours."
        : "The others stopped part of the way at their last rebuild and have not tried again.",
    ],
  );
}

/** Five hosts, the last of them added this morning. */
function sample(order: Order): number[] {
  const old = [0, 1, 2, 3].map((index) =>
    drawBetween(order.draw(`host${index}`), 0, figures.SERVERS_BEFORE - 1),
  );
  return [...old, figures.SERVERS_BEFORE + drawBetween(order.draw("new"), 0, 19)];
}

function name(id: number): string {
  return `fe-${String(id).padStart(4, "0")}`;
}
