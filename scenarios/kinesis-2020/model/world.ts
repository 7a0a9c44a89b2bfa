import "#server-only";
import { draw } from "../../../engine/index";
import { type Dependents, healthyDependents, stepDependents } from "./dependents";
import * as figures from "./figures";
import { type BootSource, type Fleet, newFleet, threadsFor } from "./fleet";
import { stepFleet } from "./fleet-step";
import { type Load, measureLoad } from "./load";

/** Everything that is so in this outage at one minute. */
export interface World {
  readonly seed: number;
  readonly causeId: string;
  readonly minute: number;
  readonly fleet: Fleet;
  readonly load: Load;
  readonly config: {
    readonly storeReady: boolean;
    readonly bootLimit: number;
    readonly memoryFixed: boolean;
    readonly healthCheckRelaxed: boolean;
  };
  /** Share of customers' requests that are refused to protect the rest, 0–1. */
  readonly throttle: number;
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
      bootLimit: figures.THREAD_LIMIT,
      memoryFixed: false,
      healthCheckRelaxed: false,
    },
    throttle: 0,
    dependents: healthyDependents(),
    totals: { unhealthy: 0, built: 0, failedBuilds: 0 },
  };
}

export function stepWorld(world: World, minute: number): World {
  const { config, load, seed, totals } = world;
  const demand = demandOn(world);
  const fleet = stepFleet(world.fleet, {
    minute,
    seed,
    bootLimit: config.bootLimit,
    bootSource: bootSource(world),
    utilisation: load.utilisation,
    unhealthyAt: config.healthCheckRelaxed ? figures.UNHEALTHY_AT_RELAXED : 1,
  });
  const felt = measureLoad(fleet, demand, load, strain(world));
  return {
    ...world,
    minute,
    fleet,
    load: felt,
    dependents: stepDependents(world.dependents, felt),
    totals: {
      unhealthy: totals.unhealthy + fleet.flow.unhealthy,
      built: totals.built + fleet.flow.built,
      failedBuilds: totals.failedBuilds + fleet.flow.failedBuilds,
    },
  };
}

function demandOn(world: World): number {
  const shed = world.dependents.cloudwatch.shed ? figures.CLOUDWATCH_LOAD_SHARE : 0;
  return (1 - world.throttle) * (1 - shed);
}

/** Where a server boots from when its health check threw it out. */
export function bootSource(world: World): BootSource {
  return world.config.storeReady ? "metadata-store" : "neighbours";
}

/** Whether more threads than were ever tested turn out to hurt; the seed decides, as nobody knew in history either. */
export function raiseIsUnsafe(seed: number): boolean {
  return draw(seed, 0x2a15e) < 0.5;
}

/** Capacity lost on servers that really run more threads than the old limit allowed. */
function strain(world: World): number {
  const over = threadsFor(world.fleet.counts.members - 1) > figures.THREAD_LIMIT;
  if (!over || world.config.bootLimit === figures.THREAD_LIMIT || !raiseIsUnsafe(world.seed))
    return 0;
  const { serving } = world.fleet.counts;
  return serving === 0 ? 0 : figures.RAISED_LIMIT_PENALTY * raisedShare(world.fleet);
}

function raisedShare(fleet: Fleet): number {
  let raised = 0;
  for (const limit of fleet.limit) if (limit > figures.THREAD_LIMIT) raised += 1;
  return raised / fleet.limit.length;
}

/** What customers feel of Kinesis: requests that fail, and those that are refused on purpose. */
export function customerErrors(world: World): number {
  return world.throttle + (1 - world.throttle) * world.load.requestFails;
}

/** Share of the fleet that is not serving with a valid map. */
export function outOfService(world: World): number {
  const { members, serving } = world.fleet.counts;
  return 1 - serving / members;
}
