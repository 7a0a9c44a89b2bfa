import "#server-only";
import {
  type ActionDefinition,
  numberDial,
  numberOf,
  type Order,
  type Progress,
} from "../../../engine/index";
import { isFinished, type RestartOrder, SERVERS_MAX } from "../model/fleet";
import type { World } from "../model/world";
import { mitigation, withFleet } from "./kit";

/** The round that restarts servers, one group after the other. */
export const restartMitigations: readonly ActionDefinition<World>[] = [
  mitigation("fleet.restart", "Restart the front-end fleet", {
    people: 2,
    needs: "To build maps from the metadata store, its boot configuration must be shipped.",
    undo: "Hold or cancel stops further restarts; servers that are down still have to build.",
    turnable: ["serversPerHour"],
    does: "Restarts servers one group after the other; each builds its shard map anew before it serves.",
    cannotTell: "Whether the new maps will be complete.",
    minutes: [1, 1],
    expected: "hours to a day, by rate",
    risk: "high",
    riskNote:
      "Building maps takes capacity from every serving server. Too fast, and slow servers are thrown out and must start again.",
    dials: [
      numberDial(
        "serversPerHour",
        "Rate",
        "A few hundred an hour is what the runbook has ever done.",
        {
          unit: "servers/h",
          min: 50,
          max: 3000,
          initial: 250,
        },
      ),
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
      numberDial("stopAfter", "Stop after", "A first group shows what the next ones will do.", {
        unit: "servers",
        min: 1,
        max: SERVERS_MAX,
        initial: SERVERS_MAX,
      }),
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
