import "#server-only";
import { actionKit } from "../../../engine/index";
import type { ClueId } from "../evidence";
import type { World } from "../model/world";

/** The builders for what a function does. */
export const kitOf = actionKit<World, ClueId>;
export const kit = kitOf();

/** The world with other rules for its cell manager. */
export function ruled(world: World, change: Partial<World["rules"]>): World {
  return { ...world, rules: { ...world.rules, ...change } };
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
