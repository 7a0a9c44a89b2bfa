import "#server-only";
import type { ActionDefinition, Order, Progress } from "../../../engine/index";
import type { World } from "../model/world";

type Mitigation = Omit<
  ActionDefinition<World>,
  "kind" | "lane" | "repeatable" | "dials" | "people" | "needs" | "undo"
> &
  Partial<
    Pick<ActionDefinition<World>, "lane" | "repeatable" | "dials" | "people" | "needs" | "undo">
  >;

/** A change to the system, with the usual answers filled in: no dials, a lane of its own, may be done again. */
export function mitigation(of: Mitigation): ActionDefinition<World> {
  return {
    dials: [],
    lane: of.id,
    repeatable: true,
    people: 1,
    needs: "",
    undo: "",
    ...of,
    kind: "mitigation",
  };
}

export function numberOf(order: Order, dial: string): number {
  const value = order.params[dial];
  return typeof value === "number" ? value : 0;
}

/** A lever that stays pulled until somebody lets go. */
export function lasting(detail: string): Progress {
  return { share: null, detail, minutesLeft: null, state: "going" };
}

type Lever = Omit<Mitigation, "apply" | "withdraw" | "follow"> & {
  set: (world: World, on: boolean, order: Order) => World;
  inForce: string;
};

/** A switch that stays on until somebody lets go of it. */
export function lever({ set, inForce, ...of }: Lever): ActionDefinition<World> {
  return mitigation({
    undo: "Cancel it: it ends at once.",
    ...of,
    apply: (world, order) => set(world, true, order),
    withdraw: (world, order) => set(world, false, order),
    follow: () => lasting(inForce),
  });
}

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
