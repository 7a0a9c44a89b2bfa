import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import * as figures from "../model/figures";
import { pickServer, USELESS } from "../model/fleet";
import { mapsCanBeBuilt, raiseIsUnsafe, type World } from "../model/world";

type Experiment = Omit<
  ActionDefinition<World>,
  "kind" | "function" | "lane" | "repeatable" | "dials" | "people" | "needs" | "undo"
>;

export const experiments: readonly ActionDefinition<World>[] = [
  experiment({
    id: "experiment.restart-one",
    title: "Restart one server and watch its map",
    does: "Restarts a single server with an incomplete map the usual way and follows it until it serves.",
    cannotTell: "How many at once the fleet can bear.",
    minutes: [68, 80],
    expected: "about 75 min",
    risk: "low",
    riskNote: "One server changes; the fleet does not feel it.",
    answer: (world, order) => ({
      headline: mapsCanBeBuilt(world)
        ? "Its map is complete, and it serves."
        : "It built for its whole time, and its map is incomplete again.",
      lines: [
        `It learnt of ${world.fleet.counts.members - 1} peers at once, since it asked for all of them when it started.`,
        mapsCanBeBuilt(world)
          ? "Building from busy neighbours took most of the time."
          : "Near the end, work on the last peers could not be finished.",
        `Neighbours answered at ${order.draw("pace") < 0.5 ? "a third" : "two fifths"} of their usual pace.`,
      ],
      clues: ["one-restart"],
    }),
    apply: (world, order) => restartOne(world, order.draw("server")),
  }),
  experiment({
    id: "experiment.boot-from-store",
    title: "Boot one server from the metadata store",
    does: "Starts a single server with the new boot configuration and follows it until it serves.",
    cannotTell: "How many builds at once the store can bear.",
    minutes: [27, 31],
    expected: "about 30 min",
    risk: "low",
    riskNote: "One server changes; the fleet does not feel it.",
    requires: (world) =>
      world.config.storeReady
        ? null
        : "The boot configuration for the metadata store must be shipped first.",
    answer: (world) => ({
      headline: mapsCanBeBuilt(world)
        ? "It served after 27 minutes with a complete map."
        : "The store answered quickly, but the map is incomplete all the same.",
      lines: [
        "Seven minutes to drain and restart, twenty to build (modelled).",
        mapsCanBeBuilt(world)
          ? "It took no answer from a neighbour."
          : "Work on the last peers could not be finished.",
      ],
      clues: ["one-store-boot", "one-restart"],
    }),
    apply: (world, order) => restartOne(world, order.draw("server")),
  }),
  experiment({
    id: "experiment.raise-canary",
    title: "Canary of a raised thread limit, under load",
    does: "Gives a handful of servers a higher limit and a copy of real load, and watches them for three hours.",
    cannotTell: "What the rest of the fleet would do over days.",
    minutes: [170, 190],
    expected: "about 3 h",
    risk: "medium",
    riskNote: "Takes a handful of servers and an engineer for hours.",
    answer: (world) => ({
      headline: raiseIsUnsafe(world.seed)
        ? "Under load the canaries slow down markedly."
        : "Under load the canaries behave like their neighbours.",
      lines: raiseIsUnsafe(world.seed)
        ? [
            `Throughput falls by ${Math.round(100 * figures.RAISED_LIMIT_PENALTY)} % at full thread count; scheduling takes the difference.`,
          ]
        : ["Throughput and latency stay within 2 % of the others."],
      clues: ["raise-canary"],
    }),
  }),
];

function experiment(of: Experiment): ActionDefinition<World> {
  return {
    ...of,
    kind: "experiment",
    function: "operations",
    lane: of.id,
    repeatable: true,
    people: 1,
    needs: "",
    undo: "",
    dials: [],
  };
}

/** The experiment's own server: by now it has restarted and either serves or holds a useless map again. */
function restartOne(world: World, share: number): World {
  if (!mapsCanBeBuilt(world)) return world;
  const id = pickServer(world.fleet.state, USELESS, world.seed, Math.floor(share * 1e6));
  if (id < 0) return world;
  const state = world.fleet.state.slice();
  const booted = world.fleet.booted.slice();
  state[id] = 1;
  booted[id] = world.config.bootBits;
  const { counts } = world.fleet;
  return {
    ...world,
    fleet: {
      ...world.fleet,
      state,
      booted,
      counts: { ...counts, serving: counts.serving + 1, useless: counts.useless - 1 },
    },
  };
}
