import "#server-only";
import type { Progress } from "../../../engine/index";
import { draftOf } from "../model/cell";
import { askFor } from "../model/connections";
import * as figures from "../model/figures";
import { type Moves, placeLight } from "../model/placement";
import { active, type World } from "../model/world";
import { kit, ruled } from "./kit";

/** What can be changed about hosts, shards and their manager. */
export const cellMitigations = [
  kit.lever("deployment.pause", "Pause the deployment", {
    does: "No further host is taken out for this morning's build.",
    cannotTell: "Whether hosts that have it are the trouble.",
    minutes: [3, 5],
    riskNote: "The zone runs two builds for as long.",
    inForce: "no host is deployed to; cancel to go on",
    set: (world, on) => ({ ...world, rounds: { ...world.rounds, deploying: !on } }),
  }),
  kit.mitigation("deployment.roll-back", "Roll the deployment back", {
    does: "Puts every host that has this morning's build back to the one before, one after the other.",
    cannotTell: "Whether the build matters.",
    minutes: [12, 18],
    expected: "hours, host by host",
    risk: "high",
    people: 2,
    riskNote: "Every host goes out once more, and all that it holds moves.",
    needs: "The deployment must be paused, or through.",
    undo: "Cancel stops it; hosts that are back on the build before stay so.",
    requires: ({ rounds }) =>
      rounds.deploying && rounds.nextHost < figures.HOSTS_IN_ZONE
        ? "Pause the deployment first."
        : null,
    apply: (world) => goRound(world, "rollBack"),
    withdraw: (world, _order, forGood) => stopRound(world, "rollBack", forGood),
    follow: (world) => roundProgress(world, "rollBack"),
  }),
  kit.lever("redistribution.pause", "Pause automatic redistribution", {
    does: "The cell manager gives no host up and moves no shard by itself.",
    cannotTell: "Which hosts have really failed.",
    minutes: [8, 12],
    risk: "high",
    people: 2,
    riskNote: "Full hosts stay full, and a host that really fails stays unserved.",
    inForce: "no shard moves by itself; cancel to undo",
    set: (world, on) => ruled(world, { redistributes: !on }),
  }),
  kit.lever("status.lengthen", "Wait longer for status messages", {
    does: `A host is given up after ${figures.STATUS_TIMEOUT_LONG_MINUTES} late messages in a row instead of ${figures.STATUS_TIMEOUT_MINUTES} (modelled).`,
    cannotTell: "How long a host that has really failed stays unseen.",
    minutes: [14, 20],
    risk: "medium",
    riskNote: "Hosts that really fail are found later.",
    inForce: "late messages are borne longer; cancel to undo",
    set: (world, on) =>
      ruled(world, {
        timeoutMinutes: on ? figures.STATUS_TIMEOUT_LONG_MINUTES : figures.STATUS_TIMEOUT_MINUTES,
      }),
  }),
  kit.lever("shards.cap", "Cap the shards that a host may be given", {
    does: `No host is given more than ${figures.SHARD_CAP} light shards (modelled); what a host holds already stays.`,
    cannotTell: "Where shards go when every host is full.",
    minutes: [20, 28],
    risk: "medium",
    riskNote: "A new rule in the manager, never tried on this cell.",
    inForce: "no host is given more than the cap; cancel to undo",
    set: (world, on) => ruled(world, { cap: on ? figures.SHARD_CAP : Number.POSITIVE_INFINITY }),
  }),
  kit.lever("manager.count", "Balance on the number of shards", {
    does: "The manager gives shards to the host that holds fewest, and no longer to the one that carries least.",
    cannotTell: "How evenly throughput will lie afterwards.",
    minutes: [55, 70],
    risk: "high",
    people: 2,
    riskNote: "A change to the placement rule in the middle of an outage.",
    inForce: "placed by number; cancel to undo",
    set: (world, on) => ruled(world, { countsShards: on }),
  }),
  kit.mitigation("shards.spread", "Spread the fullest hosts' shards by hand", {
    does: "Takes light shards off every host that holds more than the cap and gives them to hosts that hold few.",
    cannotTell: "Whether the manager brings them together again.",
    minutes: [25, 35],
    risk: "medium",
    people: 2,
    riskNote: "Every shard that moves needs a new connection.",
    undo: "Cannot be undone; the manager may undo it.",
    apply: spreadByHand,
  }),
  kit.mitigation("hosts.restart", "Restart the zone's hosts", {
    does: "Restarts host after host; each comes back empty but for its heavy shards.",
    cannotTell: "Whether anything was wrong with them.",
    minutes: [4, 6],
    expected: "about an hour, host by host",
    risk: "high",
    riskNote: "Everything that a host holds moves when it goes down.",
    undo: "Cancel stops it; hosts that are down come back by themselves.",
    apply: (world) => goRound(world, "restart"),
    withdraw: (world, _order, forGood) => stopRound(world, "restart", forGood),
    follow: (world) => roundProgress(world, "restart"),
  }),
];

/** Begins at the first host, or goes on where it was held. */
function goRound(world: World, which: "rollBack" | "restart"): World {
  const held = world.rounds[which];
  const round = held?.held ? { ...held, held: false } : { cursor: 0, carry: 0, held: false };
  return { ...world, rounds: { ...world.rounds, [which]: round } };
}

function stopRound(world: World, which: "rollBack" | "restart", forGood: boolean): World {
  const going = world.rounds[which];
  const round = forGood || going === null ? null : { ...going, held: true };
  return { ...world, rounds: { ...world.rounds, [which]: round } };
}

function roundProgress({ rounds }: World, which: "rollBack" | "restart"): Progress {
  const cursor = rounds[which]?.cursor ?? figures.HOSTS_IN_ZONE;
  return {
    share: cursor / figures.HOSTS_IN_ZONE,
    detail: `${cursor} of ${figures.HOSTS_IN_ZONE} hosts looked at`,
    minutesLeft: null,
    state: cursor >= figures.HOSTS_IN_ZONE ? "done" : "going",
  };
}

/** By number, whatever rule the manager has. */
function spreadByHand(world: World): World {
  const draft = draftOf(world.cell);
  const moves: Moves = { light: 0, heavy: 0, falseDeaths: 0 };
  const byNumber = { ...world.rules, countsShards: true, cap: figures.SHARD_CAP };
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    const over = (draft.light[host] ?? 0) - figures.SHARD_CAP;
    if (over <= 0) continue;
    draft.light[host] = figures.SHARD_CAP;
    placeLight(draft, over, world.minute, byNumber, moves);
  }
  const connections = askFor(world.connections, moves.light * active(world));
  const totals = { ...world.totals, moved: world.totals.moved + moves.light };
  return { ...world, cell: draft, connections, totals };
}
