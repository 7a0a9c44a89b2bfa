import "#server-only";
import type { DialView } from "../../contract/work-sections";
import type { ActionDefinition } from "../define-action";
import type { Policy } from "../define-history";
import { draw } from "../world/random";

interface Span {
  /** How many orders, and the stretch of the clock in which they fall. */
  readonly orders: number;
  readonly fromMinute: number;
  readonly spanMinutes: number;
}

/** The yardstick of chance: changes, dials and minutes drawn by the seed. Probes and words change nothing and are left out. */
export function randomOrders<World>(
  actions: readonly ActionDefinition<World>[],
  { orders, fromMinute, spanMinutes }: Span,
): Policy {
  const changes = actions.filter((action) => action.kind === "mitigation");
  return ({ seed }) =>
    Array.from({ length: orders }, (_, index) => {
      const action = changes[Math.floor(draw(seed, 0xd1ce, index) * changes.length)];
      const params = Object.fromEntries(
        (action?.dials ?? []).flatMap((dial) => turn(dial, draw(seed, 0xd1a1, index))),
      );
      const atMinute = fromMinute + Math.floor(draw(seed, 0x71e, index) * spanMinutes);
      return { atMinute, actionId: action?.id ?? "", params };
    });
}

/** A dial at a share of its range. */
function turn(dial: DialView, share: number): [string, number | string][] {
  if (dial.type === "number")
    return [[dial.id, Math.round(dial.min + share * (dial.max - dial.min))]];
  if (dial.type !== "choice") return [];
  return [[dial.id, dial.options[Math.floor(share * dial.options.length)]?.id ?? dial.initial]];
}
