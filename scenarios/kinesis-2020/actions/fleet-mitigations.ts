import "#server-only";
import { type ActionDefinition, numberOf, type Order, type Progress } from "../../../engine/index";
import * as figures from "../model/figures";
import { isFinished, type RestartOrder, SERVERS_MAX } from "../model/fleet";
import type { World } from "../model/world";
import { mitigation } from "./kit";

export const fleetMitigations: readonly ActionDefinition<World>[] = [
  mitigation({
    id: "capacity.remove",
    people: 2,
    needs: "Added servers must still be in the fleet, and no addition under way.",
    undo: "Hold or cancel stops it; servers that are out stay out.",
    turnable: ["serversPerHour"],
    title: "Remove the servers added this morning",
    does: "Takes the added servers out of the fleet again, a few at a time.",
    cannotTell: "Whether they are the cause.",
    minutes: [2, 4],
    expected: "hours, by rate",
    risk: "medium",
    riskNote: "The fleet gets smaller while it is in trouble; peers learn of it over an hour.",
    dials: [
      {
        type: "number",
        id: "serversPerHour",
        label: "Rate",
        unit: "servers/h",
        min: 10,
        max: 120,
        step: 1,
        initial: 45,
        note: `${figures.SERVERS_ADDED} servers were added this morning (modelled).`,
      },
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
  mitigation({
    id: "capacity.add",
    title: "Add more servers",
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
      {
        type: "number",
        id: "serversPerHour",
        label: "Rate",
        unit: "servers/h",
        min: 20,
        max: 180,
        step: 1,
        initial: 60,
        note: `This morning's addition went at about ${figures.ADDED_PER_HOUR} an hour (modelled).`,
      },
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
  mitigation({
    id: "fleet.restart",
    people: 2,
    needs: "To build maps from the metadata store, its boot configuration must be shipped.",
    undo: "Hold or cancel stops further restarts; servers that are down still have to build.",
    turnable: ["serversPerHour"],
    title: "Restart the front-end fleet",
    does: "Restarts servers one group after the other; each builds its shard map anew before it serves.",
    cannotTell: "Whether the new maps will be complete.",
    minutes: [1, 1],
    expected: "hours to a day, by rate",
    risk: "high",
    riskNote:
      "Building maps takes capacity from every serving server. Too fast, and slow servers are thrown out and must start again.",
    dials: [
      {
        type: "number",
        id: "serversPerHour",
        label: "Rate",
        unit: "servers/h",
        min: 50,
        max: 3000,
        step: 1,
        initial: 250,
        note: "A few hundred an hour is what the runbook has ever done.",
      },
      {
        type: "choice",
        id: "source",
        label: "Build maps from",
        initial: "neighbours",
        options: [
          {
            id: "neighbours",
            label: "Neighbours",
            note: "The usual way. They are busy themselves.",
          },
          {
            id: "metadata-store",
            label: "Metadata store",
            note: "Needs the boot configuration first; finishes at most 14 builds a minute (modelled).",
          },
        ],
      },
      {
        type: "choice",
        id: "scope",
        label: "Restart",
        initial: "every",
        options: [
          { id: "every", label: "Every server", note: "Simple and sure." },
          {
            id: "useless",
            label: "Only servers with an incomplete map",
            note: "Fewer; asks each server first.",
          },
          {
            id: "rest",
            label: "Servers not restarted today",
            note: "To go on after a first group.",
          },
        ],
      },
      {
        type: "number",
        id: "stopAfter",
        label: "Stop after",
        unit: "servers",
        min: 1,
        max: SERVERS_MAX,
        step: 1,
        initial: SERVERS_MAX,
        note: "A first group shows what the next ones will do.",
      },
    ],
    requires: (world, params) =>
      params?.source === "metadata-store" && !world.config.storeReady
        ? "Servers cannot boot from the metadata store yet: ship its boot configuration first."
        : null,
    apply: (world, order) => withFleet(world, { restart: restartOrder(world, order) }),
    withdraw: (world, _order, forGood) =>
      withFleet(world, { restart: stopped(world.fleet.restart, forGood) }),
    follow: restartProgress,
  }),
];

function whileAdding({ fleet }: World): string | null {
  return fleet.addition === null ? null : "Servers are being added at this moment.";
}

function whileRemoving({ fleet }: World): string | null {
  return fleet.removal === null ? null : "Servers are being removed at this moment.";
}

function withFleet(world: World, change: Partial<World["fleet"]>): World {
  return { ...world, fleet: { ...world.fleet, ...change } };
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

/** A round that is under way, or on hold, goes on where it stood; any other order begins with the first server. */
function restartOrder(world: World, order: Order): RestartOrder {
  const serversPerHour = numberOf(order, "serversPerHour");
  const { restart } = world.fleet;
  if (restart && !isFinished(restart)) return { ...restart, held: false, serversPerHour };
  return {
    held: false,
    serversPerHour,
    source: order.params.source === "metadata-store" ? "metadata-store" : "neighbours",
    scope: scopeOf(order),
    left: numberOf(order, "stopAfter"),
    cursor: 0,
    carry: 0,
  };
}

function scopeOf({ params }: Order): RestartOrder["scope"] {
  return params.scope === "useless" || params.scope === "rest" ? params.scope : "every";
}

function stopped(restart: RestartOrder | null, forGood: boolean): RestartOrder | null {
  return forGood || restart === null ? null : { ...restart, held: true };
}

function restartProgress(world: World, order: Order): Progress {
  const { counts, restart } = world.fleet;
  if (restart === null)
    return { share: null, detail: "stopped", minutesLeft: null, state: "failed" };
  const booting = counts.restarting + counts.building;
  const group = numberOf(order, "stopAfter");
  const called = group - restart.left;
  const begun = group < SERVERS_MAX ? called / group : restart.cursor / SERVERS_MAX;
  const over = isFinished(restart) && booting === 0;
  const left = Math.ceil((toBeCalled(world, restart) * 60) / restart.serversPerHour);
  return {
    share: begun,
    detail: `${called} servers called, ${booting} starting`,
    minutesLeft: left === 0 ? null : left,
    state: over ? "done" : "going",
  };
}

/** Servers that the round has not come to yet, about; whoever is absent stands at the end of the list. */
function toBeCalled({ fleet }: World, { cursor, left, scope }: RestartOrder): number {
  const ahead = Math.max(0, fleet.counts.members - cursor);
  const wanted = scope === "useless" ? Math.min(ahead, fleet.counts.useless) : ahead;
  return Math.min(left, wanted);
}
