import "#server-only";
import * as figures from "./figures";
import { ABSENT, type Fleet, REMOVED, RESTARTING, SERVERS_MAX, SERVING } from "./fleet";
import { type Draft, move } from "./fleet-draft";

/** The planned addition, evenly over its 63 minutes. Its servers come with a map that was made for them. */
export function addServers(draft: Draft, minute: number): number {
  if (minute < 1 || minute > figures.ADDITION_MINUTES) return 0;
  const upTo = (at: number) => Math.floor((figures.SERVERS_ADDED * at) / figures.ADDITION_MINUTES);
  for (let index = upTo(minute - 1); index < upTo(minute); index += 1) {
    move(draft, figures.SERVERS_BEFORE + index, SERVING);
  }
  return upTo(minute) - upTo(minute - 1);
}

/** Servers that the team adds; they start like any other and must build their maps. */
export function addMore(draft: Draft, more: number, order: Fleet["addition"]) {
  if (order === null) return { ids: [], order };
  const due = order.carry + order.serversPerHour / 60;
  const first = SERVERS_MAX - figures.SERVERS_SPARE + more;
  const ids = Array.from({ length: Math.floor(due) }, (_, index) => first + index).filter(
    (id) => id < SERVERS_MAX,
  );
  for (const id of ids) move(draft, id, RESTARTING);
  const over = first + ids.length >= SERVERS_MAX;
  return { ids, order: over ? null : { ...order, carry: due - Math.floor(due) } };
}

/** Takes added servers out again, whatever they are doing. */
export function removeServers(draft: Draft, order: Fleet["removal"]) {
  if (order === null) return { count: 0, order };
  const due = order.carry + order.serversPerHour / 60;
  let count = 0;
  for (let id = SERVERS_MAX - 1; id >= figures.SERVERS_BEFORE && count < Math.floor(due); id -= 1) {
    if (draft.state[id] === REMOVED || draft.state[id] === ABSENT) continue;
    move(draft, id, REMOVED);
    count += 1;
  }
  const over = draft.counts.added === 0;
  return { count, order: over ? null : { ...order, carry: due - Math.floor(due) } };
}
