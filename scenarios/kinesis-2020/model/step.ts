import "#server-only";
import { stepDependents } from "./dependents";
import * as figures from "./figures";
import { stepFleet } from "./fleet-step";
import { measureLoad } from "./load";
import { mapBuildOf } from "./map-build";
import { strain } from "./quantities";
import { loadShed } from "./services/cloudwatch";
import { bootSource, refused, type World } from "./world";

/** One simulated minute; pure. */
export function stepWorld(world: World, minute: number): World {
  const { config, load, seed, totals } = world;
  const fleet = stepFleet(world.fleet, {
    minute,
    seed,
    mapBuild: mapBuildOf(world.causeId),
    bootBits: config.bootBits,
    poolsCapped: config.poolsCapped,
    rebuildsPaused: config.rebuildsPaused,
    bootSource: bootSource(world),
    utilisation: load.utilisation,
    unhealthyAt: config.healthCheckRelaxed ? figures.UNHEALTHY_AT_RELAXED : 1,
  });
  const stale = staleNow(world);
  const felt = measureLoad(fleet, load, {
    demand: demandOn(world),
    strain: strain(world),
    stale,
    fenced: config.brokenFenced,
    retriesCut: config.retriesCut,
  });
  return {
    ...world,
    minute,
    fleet,
    load: felt,
    stale,
    dependents: stepDependents(world.dependents, felt),
    totals: {
      unhealthy: totals.unhealthy + fleet.flow.unhealthy,
      built: totals.built + fleet.flow.built,
      failedBuilds: totals.failedBuilds + fleet.flow.failedBuilds,
    },
  };
}

function demandOn(world: World): number {
  const { cloudwatch, eventbridge } = world.dependents;
  const hurried = eventbridge.hurried ? figures.EVENTBRIDGE_HURRIED_LOAD : 0;
  // Only customers are refused; CloudWatch is a tenant that can be asked.
  const customers = (1 - figures.CLOUDWATCH_LOAD_SHARE) * (1 - refused(world));
  return customers + figures.CLOUDWATCH_LOAD_SHARE - loadShed(cloudwatch) + hurried;
}

/** Shards move all the time: a map that is not rebuilt goes wrong bit by bit, and comes right twice as fast. */
function staleNow({ config, stale }: World): number {
  const grown = config.rebuildsPaused ? 1 : -2;
  const next = stale + grown * figures.STALE_SHARE_PER_MINUTE;
  return Math.min(figures.STALE_SHARE_MAX, Math.max(0, next));
}
