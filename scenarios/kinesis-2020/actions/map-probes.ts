import "#server-only";
import {
  type ActionDefinition,
  type Answer,
  drawBetween,
  type Order,
  percent,
} from "../../../engine/index";
import * as figures from "../model/figures";
import { isRunning, newsOfRunning, SERVERS_MAX, SERVING } from "../model/fleet";
import { mapBuildOf } from "../model/map-build";
import { heapOfRunning, peerMessages } from "../model/quantities";
import { badRecords, type World } from "../model/world";
import { found, probe } from "./kit";
import { name } from "./sample";

/** Looks at shard maps, at how they are built, and at what servers tell each other for that. */
export const mapProbes: readonly ActionDefinition<World>[] = [
  probe("probe.build-trace", "Trace of the last map build on one host", {
    does: "Reads what one running host wrote down of its last build, step by step, up to where it ended.",
    cannotTell: "How many hosts ended in the same place, and what a restart would change.",
    minutes: [18, 26],
    answer: buildTrace,
  }),
  probe(
    "probe.map-completeness",
    `Shard-map completeness, sample of ${figures.MAP_SAMPLE_HOSTS} hosts`,
    {
      does: `Asks ${figures.MAP_SAMPLE_HOSTS} hosts how much of their shard map they hold and when they last finished one.`,
      cannotTell: "Why a map is not finished.",
      minutes: [10, 15],
      answer: mapCompleteness,
    },
  ),
  probe("probe.peer-traffic", "Messages between two hosts", {
    does: "Captures what one host from before today and one from this morning send to a third.",
    cannotTell: "What the receiver does with it.",
    shows: "peers",
    minutes: [12, 16],
    answer: peerTraffic,
  }),
  probe("probe.peer-table", "Peer table of one front-end host", {
    does: "Lists the peers a host knows and the workers it keeps for them.",
    cannotTell: "Whether the host has a limit on workers.",
    minutes: [8, 12],
    answer: peerTable,
  }),
  probe("probe.map-again", "Ask one server to build its map again", {
    does: "Sends one running server the order to rebuild its shard map and watches it.",
    cannotTell: "Whether a restart would help.",
    minutes: [10, 14],
    answer: (world) =>
      world.fleet.counts.useless === 0
        ? found("useless-is-sticky", "The map was complete before and after.", [
            "The rebuild finished in its usual time.",
          ])
        : found("useless-is-sticky", "The running process does not repair its map.", [
            "It takes the order, works for as long as it may, gives up and keeps what it had.",
            "A second order is ignored: the builder is marked as failed until the process restarts.",
          ]),
  }),
  probe("probe.map-age", "Age of shard maps across the fleet", {
    does: "Sorts all servers in rotation by when they last finished a map.",
    cannotTell: "Why a map was not finished.",
    minutes: [10, 14],
    answer: (world) => {
      const { serving, useless } = world.fleet.counts;
      return found(
        "map-age",
        useless > serving
          ? "Most servers failed at their last rebuild."
          : "Most servers hold a map that they finished.",
        [
          `${serving} servers finished their last rebuild, ${useless} did not.`,
          world.config.rebuildsPaused
            ? "Rebuilds are paused on your order, so that maps grow old."
            : `Every server's turn comes once in ${figures.REBUILD_CYCLE_MINUTES} min.`,
          `Routes grown wrong for want of a rebuild: ${percent(100 * world.stale)}`,
        ],
      );
    },
  }),
];

/** The trace is that of a usual host: what it was started with counts, not what has been shipped since. */
function buildTrace(world: World): Answer {
  const build = mapBuildOf(world.causeId);
  const { serving, useless } = world.fleet.counts;
  if (serving > useless) {
    return found("build-trace", "The last build on this host came to its end.", [
      `${world.fleet.counts.members - 1} peers asked and answers placed.`,
    ]);
  }
  if (build.badRecords > 0) {
    return found("build-trace", "The build stopped at an entry that it could not read.", [
      `Last entry read: ${name(figures.BAD_RECORD_SERVER)}, written by this morning's job; its cell field is empty.`,
    ]);
  }
  const heap = build.heap(newsOfRunning(world.fleet), 0);
  if (heap > 95) {
    return found("build-trace", "The build stood still in collections until its time was up.", [
      `Heap ${percent(heap)} when it gave up.`,
    ]);
  }
  return found("build-trace", "The build ended where it could start no further worker.", [
    "The runtime reports it as out of memory; the system's own answer was: resource temporarily unavailable.",
  ]);
}

function mapCompleteness(world: World, order: Order): Answer {
  const offset = drawBetween(order.draw("offset"), 0, SERVERS_MAX - 1);
  const old = { asked: 0, complete: 0 };
  const added = { asked: 0, complete: 0 };
  for (let step = 0; old.asked + added.asked < figures.MAP_SAMPLE_HOSTS; step += 1) {
    if (step === SERVERS_MAX) break;
    const id = (offset + step * 29) % SERVERS_MAX;
    const is = world.fleet.state[id];
    if (!isRunning(is)) continue;
    const group = id < figures.SERVERS_BEFORE ? old : added;
    group.asked += 1;
    if (is === SERVING) group.complete += 1;
  }
  const [asked, complete] = [old.asked + added.asked, old.complete + added.complete];
  const share = asked === 0 ? 0 : (100 * complete) / asked;
  return found(
    "maps-incomplete",
    `${percent(share)} of the sampled hosts hold a complete shard map.`,
    [
      `Hosts from before today: ${old.complete} of ${old.asked} complete; added ones: ${added.complete} of ${added.asked}`,
      share > 99
        ? "All were finished when it was their turn."
        : "The others stopped part of the way at their last rebuild and have not tried again.",
    ],
  );
}

function peerTraffic(world: World): Answer {
  const build = mapBuildOf(world.causeId);
  const news = newsOfRunning(world.fleet);
  const kept = heapOfRunning(world) - figures.HEAP_USUAL_PERCENT;
  const handlers = world.config.poolsCapped ? figures.THREADS_PER_PEER : build.workersPerJoiner;
  const knocks = handlers > figures.THREADS_PER_PEER && news.joiners > 0;
  const line = `Messages of the fleet: ${percent(100 * peerMessages(world))} of a usual day's.`;
  if (kept > 5) {
    return found("peer-traffic", "Both hosts pass the same old messages on, again and again.", [
      line,
      "The oldest were written by hosts of this morning.",
    ]);
  }
  return found(
    "peer-traffic",
    knocks
      ? "The host of this morning opens connections over and over and gives each of them up."
      : "Both hosts send the same kinds of messages at the same pace.",
    [line, knocks ? `${handlers} connections at a time` : "Nothing is sent twice."],
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
