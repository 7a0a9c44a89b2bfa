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
