import "#server-only";
import { type Cell, leakedInZone, newCell } from "./cell";
import { type Connections, NO_CONNECTIONS_WAIT, SHARDS } from "./connections";
import { type Dependents, healthyDependents } from "./dependents";
import * as figures from "./figures";
import { type ManagerRules, type Moves, statusLimit } from "./placement";
import type { Rounds } from "./rounds";

/** Everything that is so in this outage at one minute. */
export interface World {
  readonly seed: number;
  readonly causeId: string;
  readonly minute: number;
  readonly cell: Cell;
  readonly connections: Connections;
  /** What happened in the last minute. */
  readonly moves: Moves;
  readonly rules: ManagerRules;
  readonly rounds: Rounds;
  /** Less time-sensitive work is being kept off, and the share of it that is off by now, 0–1. */
  readonly shedding: boolean;
  readonly shed: number;
  /** The same work is being moved to another cell, and the share of it that is there by now, 0–1. */
  readonly movingAway: boolean;
  readonly movedAway: number;
  /** Steps of capacity added to the provisioning subsystem. */
  readonly provisioningSteps: number;
  /** Minute at which new certificates were shipped, or null. */
  readonly renewedAt: number | null;
  readonly dependents: Dependents;
  readonly totals: { readonly falseDeaths: number; readonly moved: number };
}

const ALL_SHARDS = SHARDS.zone + SHARDS.rest;
const NO_MOVES: Moves = { light: 0, heavy: 0, falseDeaths: 0 };

export function newWorld(seed: number, causeId: string): World {
  return {
    seed,
    causeId,
    minute: 0,
    cell: newCell(),
    connections: NO_CONNECTIONS_WAIT,
    moves: NO_MOVES,
    rules: {
      redistributes: true,
      countsShards: false,
      cap: Number.POSITIVE_INFINITY,
      timeoutMinutes: figures.STATUS_TIMEOUT_MINUTES,
    },
    rounds: { deploying: true, nextHost: 0, rollBack: null, restart: null },
    shedding: false,
    shed: 0,
    movingAway: false,
    movedAway: 0,
    provisioningSteps: 0,
    renewedAt: null,
    dependents: healthyDependents(),
    totals: { falseDeaths: 0, moved: 0 },
  };
}

/** Share of the cell's work that is kept off on purpose, 0–1: what has moved to another cell is not. */
export function keptOff({ movedAway, shed }: Pick<World, "movedAway" | "shed">): number {
  return figures.SHEDDABLE_SHARE * Math.max(0, shed - movedAway);
}

/** Share of light shards that are in use here: shed or moved work stands in no status message and asks for no connection. */
export function active({ movedAway, shed }: Pick<World, "movedAway" | "shed">): number {
  return 1 - figures.SHEDDABLE_SHARE * Math.max(shed, movedAway);
}

/** Connections that the provisioning subsystem could make in a minute at nine. */
export function provisioningAtNine(causeId: string): number {
  return causeId === "count-blind-balancer"
    ? figures.PROVISIONED_PER_MINUTE
    : figures.PROVISIONED_AMPLE_PER_MINUTE;
}

/** Connections that it can make in a minute now. */
export function provisioning(world: World, minute: number): number {
  const steps = world.provisioningSteps * figures.PROVISIONED_STEP_PER_MINUTE;
  const all = provisioningAtNine(world.causeId) + steps;
  return all * certificateLeft(world, minute) * (1 - heldByLost(world.cell));
}

/** Share of the cell's connections that are closed in this minute because a host takes up new certificates, 0–1. */
export function closedForRenewal({ renewedAt }: World, minute: number): number {
  const takingUp = renewedAt !== null && minute <= renewedAt + figures.RENEWAL_MINUTES;
  return takingUp ? figures.RENEWAL_CLOSES / figures.RENEWAL_MINUTES : 0;
}

/** Share of provisioning that lost handles keep busy, 0–1: all but a reserve, until even that is used up. */
export function heldByLost(cell: Cell): number {
  const lost = leakedInZone(cell);
  const left = Math.max(
    figures.LEAK_RESERVE,
    figures.LEAK_HALVES_AT / (lost + figures.LEAK_HALVES_AT),
  );
  const over = Math.min(1, Math.max(0, lost / figures.LEAK_RESERVE_HOLDS_TO - 1));
  return 1 - left * (1 - over);
}

/** Share of provisioning that a fault takes away, 0–1. */
export function provisioningLost(world: World): number {
  return 1 - certificateLeft(world, world.minute) * (1 - heldByLost(world.cell));
}

/** Share of connections that come about for all that certificates allow, 0–1. */
function certificateLeft(world: World, minute: number): number {
  if (!certificateExpired(world, minute)) return 1;
  const forgotten = figures.CERTIFICATE_MINUTE + figures.CERTIFICATE_REMEMBERED_MINUTES;
  return minute < forgotten ? figures.CERTIFICATE_LEFT : figures.CERTIFICATE_LEFT_LATER;
}

export function certificateExpired(world: World, minute = world.minute): boolean {
  return (
    world.causeId === "provisioner-certificate" &&
    minute >= figures.CERTIFICATE_MINUTE &&
    world.renewedAt === null
  );
}

/** Share of the cell's requests that fail, 0–1: their shard is looked for, waits for a connection, or lives on a host that has too many. */
export function requestErrors(world: World): number {
  const { lookedFor, rest, zone } = world.connections;
  const wait = (Math.max(zone, lookedFor) + rest) / ALL_SHARDS;
  return wait + (1 - wait) * figures.OVERLOADED_FAILS * overloadedShare(world);
}

/** Share of the cell's shards on hosts whose messages are too large. */
function overloadedShare(world: World): number {
  const { cell, connections, minute } = world;
  const limit = statusLimit(connections.zone + connections.rest);
  let shards = 0;
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    if ((cell.outUntil[host] ?? 0) > minute) continue;
    const held = (cell.light[host] ?? 0) * active(world);
    if (held > limit) shards += held + figures.HEAVY_PER_HOST;
  }
  return shards / ALL_SHARDS;
}
