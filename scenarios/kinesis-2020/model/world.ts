import "#server-only";
import { type Dependents, healthyDependents } from "./dependents";
import * as figures from "./figures";
import { type BootSource, type Fleet, newFleet, newsOfStarting } from "./fleet";
import type { Load } from "./load";
import { CLEAN_RECORDS, mapBuildOf } from "./map-build";

/** Everything that is so in this outage at one minute. */
export interface World {
  readonly seed: number;
  readonly causeId: string;
  readonly minute: number;
  readonly fleet: Fleet;
  readonly load: Load;
  readonly config: {
    readonly storeReady: boolean;
    /** What servers are started with from now on; bits of map-build.ts. */
    readonly bootBits: number;
    /** All that servers were ever started with since T+0. */
    readonly shippedBits: number;
    readonly poolsCapped: boolean;
    readonly healthCheckRelaxed: boolean;
    readonly rebuildsPaused: boolean;
    readonly brokenFenced: boolean;
    readonly retriesCut: boolean;
    readonly backupToolTrained: boolean;
  };
  /** Shares of customers' requests that are refused to protect the rest, 0–1: of everybody's, and the large tenants' own. */
  readonly throttle: number;
  readonly tenantsHeld: number;
  /** Share of routes that have grown wrong on maps that are not rebuilt, 0–1. */
  readonly stale: number;
  readonly dependents: Dependents;
  /** Sums since T+0. */
  readonly totals: {
    readonly unhealthy: number;
    readonly built: number;
    readonly failedBuilds: number;
  };
}

const QUIET: Load = {
  tryFails: 0,
  requestFails: 0,
  utilisation: figures.NORMAL_LOAD,
  capacity: 1,
  firstTries: 1,
  offered: 1,
  latencyP99Ms: 94,
};

export function newWorld(seed: number, causeId: string): World {
  return {
    seed,
    causeId,
    minute: 0,
    fleet: newFleet(seed),
    load: QUIET,
    config: {
      storeReady: false,
      bootBits: 0,
      shippedBits: 0,
      poolsCapped: false,
      healthCheckRelaxed: false,
      rebuildsPaused: false,
      brokenFenced: false,
      retriesCut: false,
      backupToolTrained: false,
    },
    throttle: 0,
    tenantsHeld: 0,
    stale: 0,
    dependents: healthyDependents(),
    totals: { unhealthy: 0, built: 0, failedBuilds: 0 },
  };
}

/** Share of customers' requests that are refused on purpose. */
export function refused({ throttle, tenantsHeld }: World): number {
  return 1 - (1 - throttle) * (1 - tenantsHeld);
}

/** Where a server boots from when its health check threw it out. */
export function bootSource(world: World): BootSource {
  return world.config.storeReady ? "metadata-store" : "neighbours";
}

/** Whether a usual server that starts now would finish its map. */
export function mapsCanBeBuilt(world: World): boolean {
  const { bootBits, poolsCapped } = world.config;
  return mapBuildOf(world.causeId).excess(newsOfStarting(world.fleet), bootBits, poolsCapped) <= 0;
}

/** Membership records that name no cell and have not been rewritten. */
export function badRecords(world: World): number {
  return world.config.bootBits & CLEAN_RECORDS ? 0 : mapBuildOf(world.causeId).badRecords;
}

/** What customers feel of Kinesis: requests that fail, and those that are refused on purpose. */
export function customerErrors(world: World): number {
  const turnedAway = refused(world);
  return turnedAway + (1 - turnedAway) * world.load.requestFails;
}

/** Share of the fleet that is not serving with a valid map. */
export function outOfService(world: World): number {
  const { members, serving } = world.fleet.counts;
  return 1 - serving / members;
}
