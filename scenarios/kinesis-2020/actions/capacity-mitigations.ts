import "#server-only";
import {
  type ActionDefinition,
  numberDial,
  numberOf,
  type Order,
  type Progress,
} from "../../../engine/index";
import * as figures from "../model/figures";
import type { World } from "../model/world";
import { mitigation, withFleet } from "./kit";

/** How many servers there are. */
export const capacityMitigations: readonly ActionDefinition<World>[] = [
  mitigation("capacity.remove", "Remove the servers added this morning", {
    people: 2,
    needs: "Added servers must still be in the fleet, and no addition under way.",
    undo: "Hold or cancel stops it; servers that are out stay out.",
    turnable: ["serversPerHour"],
    does: "Takes the added servers out of the fleet again, a few at a time.",
    cannotTell: "Whether they are the cause.",
    minutes: [2, 4],
    expected: "hours, by rate",
    risk: "medium",
    riskNote: "The fleet gets smaller while it is in trouble; peers learn of it over an hour.",
    dials: [
      numberDial(
        "serversPerHour",
        "Rate",
        `${figures.SERVERS_ADDED} servers were added this morning (modelled).`,
        {
          unit: "servers/h",
          min: 10,
          max: 120,
          initial: 45,
        },
      ),
    ],
    requires: (world) =>
      world.fleet.counts.added === 0
        ? "None of the added servers is left in the fleet."
        : whileAdding(world),
    obstacle: whileAdding,
    apply: (world, order) =>
      withFleet(world, {
        removal: { serversPerHour: numberOf(order, "serversPerHour"), carry: 0 },
      }),
    withdraw: (world) => withFleet(world, { removal: null }),
    follow: (world, order) => removalProgress(world, order),
  }),
  mitigation("capacity.add", "Add more servers", {
    does: `Brings up to ${figures.SERVERS_SPARE} spare servers into the front end (modelled); each builds its shard map before it serves.`,
    cannotTell: "Whether they can build their maps.",
    people: 2,
    minutes: [10, 16],
    expected: "hours, by rate",
    risk: "high",
    riskNote: "Every server of the fleet has to take notice of every new one.",
    needs: "Spare servers must be left, and no removal under way.",
    undo: "Hold or cancel stops it; take servers out again by removing them.",
    turnable: ["serversPerHour"],
    dials: [
      numberDial(
        "serversPerHour",
        "Rate",
        `This morning's addition went at about ${figures.ADDED_PER_HOUR} an hour (modelled).`,
        {
          unit: "servers/h",
          min: 20,
          max: 180,
          initial: 60,
        },
      ),
    ],
    requires: (world) => {
      if (world.fleet.more === figures.SERVERS_SPARE) return "No spare server is left.";
      return whileRemoving(world);
    },
    obstacle: whileRemoving,
    apply: (world, order) =>
      withFleet(world, {
        addition: { serversPerHour: numberOf(order, "serversPerHour"), carry: 0 },
      }),
    withdraw: (world) => withFleet(world, { addition: null }),
    follow: additionProgress,
  }),
];

function whileAdding({ fleet }: World): string | null {
  return fleet.addition === null ? null : "Servers are being added at this moment.";
}

function whileRemoving({ fleet }: World): string | null {
  return fleet.removal === null ? null : "Servers are being removed at this moment.";
}

function removalProgress(world: World, order: Order): Progress {
  const { added } = world.fleet.counts;
  const joined = figures.SERVERS_ADDED + world.fleet.more;
  const out = joined - added;
  return {
    share: out / joined,
    detail: `${out} of ${joined} servers out`,
    minutesLeft: Math.ceil((added * 60) / numberOf(order, "serversPerHour")),
    state: added === 0 ? "done" : "going",
  };
}

function additionProgress(world: World, order: Order): Progress {
  const { more } = world.fleet;
  const left = figures.SERVERS_SPARE - more;
  return {
    share: more / figures.SERVERS_SPARE,
    detail: `${more} of ${figures.SERVERS_SPARE} servers added`,
    minutesLeft: Math.ceil((left * 60) / numberOf(order, "serversPerHour")),
    state: left === 0 ? "done" : "going",
  };
}
