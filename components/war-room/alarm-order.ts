import type { AlarmState } from "../../contract/telemetry-sections";
import type { AlarmView } from "../../contract/views";

export type AlarmKey = "state" | "name" | "since";
export interface AlarmOrder {
  by: AlarmKey;
  /** The other way round. */
  reversed: boolean;
}

/** Firing first, then those that cannot tell. */
const STATE_ORDER: Record<AlarmState, number> = { ALARM: 0, INSUFFICIENT_DATA: 1, OK: 2 };

const byState = (a: AlarmView, b: AlarmView) => STATE_ORDER[a.state] - STATE_ORDER[b.state];
/** The newest change first; what never changed comes last. */
const bySince = (a: AlarmView, b: AlarmView) =>
  (b.sinceMinute ?? Number.NEGATIVE_INFINITY) - (a.sinceMinute ?? Number.NEGATIVE_INFINITY) || 0;
const byName = (a: AlarmView, b: AlarmView) => (a.name < b.name ? -1 : Number(a.name > b.name));

const ORDERS: Record<AlarmKey, readonly ((a: AlarmView, b: AlarmView) => number)[]> = {
  state: [byState, bySince, byName],
  since: [bySince, byState, byName],
  name: [byName],
};

/** Sorted by one column; the others decide between equals, and are not turned round with it. */
export function sortAlarms(alarms: readonly AlarmView[], order: AlarmOrder): AlarmView[] {
  const [first, ...rest] = ORDERS[order.by];
  const sign = order.reversed ? -1 : 1;
  return [...alarms].sort((a, b) => {
    const main = sign * (first?.(a, b) ?? 0);
    return main || rest.map((compare) => compare(a, b)).find((value) => value !== 0) || 0;
  });
}

/** What pressing a column's head does: sorts by it, or turns it round when it is sorted already. */
export function pressedHead(order: AlarmOrder, by: AlarmKey): AlarmOrder {
  return { by, reversed: order.by === by && !order.reversed };
}
