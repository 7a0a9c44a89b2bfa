import "#server-only";
import type { ActionDefinition, Answer } from "../../../engine/index";
import * as figures from "../model/figures";
import { newsOfStarting, pickServer, SERVING, USELESS } from "../model/fleet";
import { neighbourSpeed } from "../model/fleet-boot";
import {
  CLEAN_RECORDS,
  FIXED_HEAP,
  type FleetNews,
  mapBuildOf,
  RAISED_LIMIT,
} from "../model/map-build";
import { exceedsTestedLimit, raiseIsUnsafe } from "../model/quantities";
import { mapsCanBeBuilt, type World } from "../model/world";
import { experiment } from "./kit";

/** Something tried on one server or a handful, which changes nothing for the others. */
export const experiments: readonly ActionDefinition<World>[] = [
  experiment("experiment.restart-one", "Restart one server and watch its map", {
    does: "Restarts a single server with an incomplete map the usual way and follows it until it serves.",
    cannotTell: "How many at once the fleet can bear.",
    minutes: [68, 80],
    expected: "about 75 min",
    answer: (world) => ({
      headline: mapsCanBeBuilt(world) ? SERVES : FAILS,
      lines: [
        `It learnt of ${world.fleet.counts.members - 1} peers at once, since it asked for all of them when it started.`,
        mapsCanBeBuilt(world)
          ? "Building from busy neighbours took most of the time."
          : "Near the end, work on the last peers could not be finished.",
        `Neighbours answered at ${Math.round(100 * paceOfNeighbours(world))} % of their usual pace.`,
      ],
      clues: ["one-restart"],
    }),
    apply: (world, order) => restartOne(world, order.draw("server")),
  }),
  experiment("experiment.restart-without", "Restart one server as if the added ones were out", {
    does: "Restarts a single server with a list of peers from before this morning.",
    cannotTell: "What the rest of the fleet does once the added servers are really out.",
    minutes: [70, 82],
    people: 2,
    expected: "about 75 min",
    answer: (world) => {
      const news = {
        ...newsOfStarting(world.fleet),
        joiners: 0,
        peers: figures.SERVERS_BEFORE - 1,
      };
      return buildWith(world, news, world.config.bootBits, "restart-without");
    },
  }),
  experiment("experiment.boot-from-store", "Boot one server from the metadata store", {
    does: "Starts a single server with the new boot configuration and follows it until it serves.",
    cannotTell: "How many builds at once the store can bear.",
    minutes: [27, 31],
    expected: "about 30 min",
    needs: "The boot configuration for the metadata store must be shipped.",
    requires: (world) =>
      world.config.storeReady
        ? null
        : "The boot configuration for the metadata store must be shipped first.",
    answer: (world) => ({
      headline: mapsCanBeBuilt(world)
        ? `It served after ${figures.STORE_BOOT_MINUTES} minutes with a complete map.`
        : "The store answered quickly, but the map is incomplete all the same.",
      lines: [
        `${figures.RESTART_MINUTES} min to drain and restart, ${figures.STORE_BUILD_MINUTES} to build (modelled).`,
        mapsCanBeBuilt(world)
          ? "It took no answer from a neighbour."
          : "Work on the last peers could not be finished.",
      ],
      clues: ["one-store-boot", "one-restart"],
    }),
    apply: (world, order) => restartOne(world, order.draw("server")),
  }),
  experiment("experiment.raise-canary", "Canary of a raised thread limit, under load", {
    does: "Gives a handful of servers a higher limit and a copy of real load, and watches them for three hours.",
    cannotTell: "What the rest of the fleet would do over days.",
    minutes: [170, 190],
    people: 2,
    expected: "about 3 h",
    risk: "medium",
    riskNote: "Takes a handful of servers and two engineers for hours.",
    answer: raiseCanary,
  }),
  experiment("experiment.heap-canary", "Start one server with more heap", {
    does: "Starts a single server with a larger heap and bounded message buffers, and watches its map.",
    cannotTell: "Whether heap was short on the others.",
    minutes: [72, 84],
    expected: "about 80 min",
    answer: (world) =>
      buildWith(
        world,
        newsOfStarting(world.fleet),
        (world.config.bootBits & ~RAISED_LIMIT) | FIXED_HEAP,
        "heap-canary",
      ),
  }),
  experiment("experiment.records-canary", "Start one server with records written by hand", {
    does: "Gives a single server a membership list made anew from the registry of hosts, and watches its map.",
    cannotTell: "Whether the records that the others have are wrong.",
    minutes: [74, 86],
    expected: "about 80 min",
    answer: (world) =>
      buildWith(
        world,
        newsOfStarting(world.fleet),
        world.config.bootBits | CLEAN_RECORDS,
        "records-canary",
      ),
  }),
];

const SERVES = "Its map is complete, and it serves.";
const FAILS = "It built for its whole time, and its map is incomplete again.";

/** Whether the canaries finish their maps, and what their threads cost them under load. */
function raiseCanary(world: World): Answer {
  const news = newsOfStarting(world.fleet);
  const bits = world.config.bootBits | RAISED_LIMIT;
  const excess = mapBuildOf(world.causeId).excess(news, bits, world.config.poolsCapped);
  const slow = raiseIsUnsafe(world.seed) && exceedsTestedLimit(world);
  return {
    headline:
      excess > 0
        ? "The canaries' maps are incomplete all the same."
        : slow
          ? "The canaries finish their maps, and slow down markedly under load."
          : "The canaries finish their maps, and bear the load.",
    lines: [
      slow
        ? `Throughput falls by ${Math.round(100 * figures.RAISED_LIMIT_PENALTY)} % at full thread count; scheduling takes the difference.`
        : "Throughput and latency are those of a server on a usual day.",
      exceedsTestedLimit(world)
        ? "They run more threads than such hosts were ever tested with."
        : "They run no more threads than the usual limit allows.",
    ],
    clues: ["raise-canary"],
  };
}

/** Pace at which neighbours answer, 1 = usual. */
function paceOfNeighbours({ fleet, load }: World): number {
  return neighbourSpeed(load.utilisation, fleet.counts.serving / fleet.counts.members);
}

/** What a usual server's build comes to with other news, or other settings, than the fleet's. */
function buildWith(world: World, news: FleetNews, bits: number, clue: string): Answer {
  const excess = mapBuildOf(world.causeId).excess(news, bits, world.config.poolsCapped);
  return {
    headline: excess <= 0 ? SERVES : FAILS,
    lines: [
      `It was started with ${Math.round(news.peers) + 1} servers on its list.`,
      excess <= 0
        ? "The build ended as it should."
        : "Work on the last peers could not be finished.",
    ],
    clues: [clue, "one-restart"],
  };
}

/** The experiment's own server: by now it has restarted and either serves or holds a useless map again. */
function restartOne(world: World, share: number): World {
  if (!mapsCanBeBuilt(world)) return world;
  const { fleet } = world;
  const id = pickServer(fleet.state, USELESS, world.seed, Math.floor(share * 1e6));
  if (id < 0) return world;
  const state = fleet.state.slice();
  const booted = fleet.booted.slice();
  state[id] = SERVING;
  booted[id] = world.config.bootBits;
  const counts = {
    ...fleet.counts,
    serving: fleet.counts.serving + 1,
    useless: fleet.counts.useless - 1,
  };
  return { ...world, fleet: { ...fleet, state, booted, counts } };
}
