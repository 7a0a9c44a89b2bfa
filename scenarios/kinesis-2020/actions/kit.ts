import "#server-only";
import { actionKit } from "../../../engine/index";
import type { ClueId } from "../evidence";
import type { World } from "../model/world";

/** The builders for what a function does. */
export const kitOf = actionKit<World, ClueId>;
export const { communication, experiment, found, lever, mitigation, once, probe } = kitOf();

/** The world with some of the front end's settings changed. */
export function configured(world: World, change: Partial<World["config"]>): World {
  return { ...world, config: { ...world.config, ...change } };
}

/** The world with one dependent changed. */
export function withDependent<K extends keyof World["dependents"]>(
  world: World,
  name: K,
  change: (before: World["dependents"][K]) => World["dependents"][K],
): World {
  const { dependents } = world;
  return { ...world, dependents: { ...dependents, [name]: change(dependents[name]) } };
}

/** The world with its fleet changed. */
export function withFleet(world: World, change: Partial<World["fleet"]>): World {
  return { ...world, fleet: { ...world.fleet, ...change } };
}
