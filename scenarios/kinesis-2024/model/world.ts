import "#server-only";
import { type Cell, newCell } from "./cell";
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
  /** Steps of capacity added to the provisioning subsystem. */
  readonly provisioningSteps: number;
  readonly certificateRenewed: boolean;
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
    provisioningSteps: 0,
    certificateRenewed: false,
    dependents: healthyDependents(),
    totals: { falseDeaths: 0, moved: 0 },
  };
}

/** Shards in a status message beyond which it is late on a day when nothing waits. */
export function usualStatusLimit(causeId: string): number {
  return causeId === "count-blind-balancer"
    ? figures.STATUS_LIMIT_SHARDS
    : figures.STATUS_LIMIT_PACKED_SHARDS;
}

/** Share of light shards that are in use: shed work stands in no status message and asks for no connection. */
export function active({ shed }: Pick<World, "shed">): number {
  return 1 - figures.SHEDDABLE_SHARE * shed;
}

/** Connections that the provisioning subsystem can make in a minute. */
export function provisioning(world: World, minute: number): number {
  const steps = world.provisioningSteps * figures.PROVISIONED_STEP_PER_MINUTE;
  const all = figures.PROVISIONED_PER_MINUTE + steps;
  return certificateExpired(world, minute) ? all * figures.CERTIFICATE_LEFT : all;
}

export function certificateExpired(world: World, minute = world.minute): boolean {
  return (
    world.causeId === "provisioner-certificate" &&
    minute >= figures.CERTIFICATE_MINUTE &&
    !world.certificateRenewed
  );
}

/** Share of the cell's requests that fail, 0–1: their shard waits for a connection, or lives on a host that has too many. */
export function requestErrors(world: World): number {
  const { rest, zone } = world.connections;
  const wait = (zone + rest) / ALL_SHARDS;
  return wait + (1 - wait) * figures.OVERLOADED_FAILS * overloadedShare(world);
}

/** Share of the cell's shards on hosts whose messages are too large. */
function overloadedShare(world: World): number {
  const { cell, connections, minute } = world;
  const limit = statusLimit(usualStatusLimit(world.causeId), connections.zone + connections.rest);
  let shards = 0;
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    if ((cell.outUntil[host] ?? 0) > minute) continue;
    const held = (cell.light[host] ?? 0) * active(world);
    if (held + (cell.leaked[host] ?? 0) > limit) shards += held + figures.HEAVY_PER_HOST;
  }
  return shards / ALL_SHARDS;
}

/** Share of the cell's work that is kept off on purpose, 0–1. */
export function keptOff(world: World): number {
  return 1 - active(world);
}
