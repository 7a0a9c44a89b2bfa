import "#server-only";
import * as figures from "./figures";
import {
  ABSENT,
  type BootSource,
  BUILDING,
  type Cohort,
  type Counts,
  type Fleet,
  firstOfPhase,
  knownPeers,
  pickServer,
  REMOVED,
  RESTARTING,
  SERVERS_MAX,
  SERVING,
  spreadNews,
  tally,
  threadsFor,
  USELESS,
} from "./fleet";

/** What the rest of the world adds to a minute of the fleet. */
export interface FleetWeather {
  readonly minute: number;
  readonly seed: number;
  /** Limit that servers boot with from now on. */
  readonly bootLimit: number;
  /** Where servers boot from when nobody said otherwise. */
  readonly bootSource: BootSource;
  /** Load over capacity on a serving server, from the minute before. */
  readonly utilisation: number;
  /** Load over capacity at which the health check throws a server out. */
  readonly unhealthyAt: number;
}

/** The lists and counts of a minute in the making; only a step may write to one. */
interface Draft {
  state: Uint8Array;
  /** The state as it was; copied when the first server moves. */
  readonly before: Uint8Array;
  limit: Uint16Array;
  readonly counts: { -readonly [K in keyof Counts]: number };
}

function move(draft: Draft, id: number, to: number): void {
  if (draft.state === draft.before) draft.state = draft.before.slice();
  tally(draft.counts, id, draft.state[id] ?? ABSENT, -1);
  draft.state[id] = to;
  tally(draft.counts, id, to, 1);
}

/** One minute of the fleet, on copies of its lists. Order: join, leave, rebuild, restart, boot, judge health. */
export function stepFleet(fleet: Fleet, weather: FleetWeather): Fleet {
  const { minute } = weather;
  const draft: Draft = {
    state: fleet.state,
    before: fleet.state,
    limit: fleet.limit,
    counts: { ...fleet.counts },
  };
  const joined = addServers(draft, minute);
  const removal = removeServers(draft, fleet.removal);
  const discovery = spreadNews(fleet.discovery, joined - removal.count);
  rebuildMaps(draft, fleet.spread, knownPeers({ discovery }), minute);
  const { restart, cohort: stopped } = startRestarts(draft, fleet.restart);
  const boots = bootServers(
    draft,
    fleet.spread,
    stopped ? [...fleet.cohorts, stopped] : fleet.cohorts,
    weather,
  );
  const source = fleet.restart?.source ?? weather.bootSource;
  const health = removeUnhealthy(draft, fleet.unhealthyCarry, source, weather);
  return {
    state: draft.state,
    limit: draft.limit,
    counts: draft.counts,
    spread: fleet.spread,
    discovery,
    cohorts: health.cohort ? [...boots.cohorts, health.cohort] : boots.cohorts,
    restart,
    removal: removal.order,
    unhealthyCarry: health.carry,
    flow: { unhealthy: health.count, built: boots.built, failedBuilds: boots.failed },
  };
}

/** The planned addition, evenly over its 63 minutes. */
function addServers(draft: Draft, minute: number): number {
  if (minute < 1 || minute > figures.ADDITION_MINUTES) return 0;
  const upTo = (at: number) => Math.floor((figures.SERVERS_ADDED * at) / figures.ADDITION_MINUTES);
  for (let index = upTo(minute - 1); index < upTo(minute); index += 1) {
    move(draft, figures.SERVERS_BEFORE + index, SERVING);
  }
  return upTo(minute) - upTo(minute - 1);
}

/** Takes added servers out again, whatever they are doing. */
function removeServers(draft: Draft, order: Fleet["removal"]) {
  if (order === null) return { count: 0, order };
  const due = order.carry + order.serversPerHour / 60;
  let count = 0;
  for (let id = SERVERS_MAX - 1; id >= figures.SERVERS_BEFORE && count < Math.floor(due); id -= 1) {
    if (draft.state[id] === REMOVED || draft.state[id] === ABSENT) continue;
    move(draft, id, REMOVED);
    count += 1;
  }
  return { count, order: { ...order, carry: due - Math.floor(due) } };
}

/** Servers whose turn it is make their shard map anew; past the limit that fails, and the map stays useless until the process restarts. */
function rebuildMaps(draft: Draft, spread: Int16Array, peers: number, minute: number): void {
  const threads = threadsFor(peers);
  const phase = minute % figures.REBUILD_CYCLE_MINUTES;
  for (let id = firstOfPhase(phase); id < SERVERS_MAX; id += figures.REBUILD_CYCLE_MINUTES) {
    if (draft.state[id] !== SERVING) continue;
    if (threads + (spread[id] ?? 0) > (draft.limit[id] ?? 0)) move(draft, id, USELESS);
  }
}

/** Takes the next servers of the round out of service. */
function startRestarts(draft: Draft, order: Fleet["restart"]) {
  if (order === null || order.held || order.cursor >= SERVERS_MAX)
    return { restart: order, cohort: null };
  const due = order.carry + order.serversPerHour / 60;
  const ids: number[] = [];
  let { cursor } = order;
  for (; cursor < SERVERS_MAX && ids.length < Math.floor(due); cursor += 1) {
    const is = draft.state[cursor];
    if (is !== USELESS && !(order.scope === "every" && is === SERVING)) continue;
    move(draft, cursor, RESTARTING);
    ids.push(cursor);
  }
  const restart = { ...order, cursor, carry: due - Math.floor(due) };
  return { restart, cohort: ids.length === 0 ? null : restarting(ids, order.source) };
}

function restarting(ids: readonly number[], source: BootSource): Cohort {
  return { ids, stage: "restarting", left: figures.RESTART_MINUTES, source };
}

function bootServers(
  draft: Draft,
  spread: Int16Array,
  cohorts: readonly Cohort[],
  weather: FleetWeather,
) {
  const next: Cohort[] = [];
  let slots = figures.STORE_BUILDS_PER_MINUTE;
  let [built, failed] = [0, 0];
  const threads = threadsFor(draft.counts.members - 1);
  const speed = { "metadata-store": 1, neighbours: neighbourSpeed(weather.utilisation) };
  for (const cohort of cohorts) {
    const ids = cohort.ids.filter((id) => draft.state[id] !== REMOVED);
    if (ids.length === 0) continue;
    const done = cohort.stage === "restarting" ? 1 : speed[cohort.source];
    const left = Math.max(0, cohort.left - done);
    if (left > 0 || cohort.stage === "restarting") {
      next.push(left > 0 ? { ...cohort, ids, left } : startBuild(draft, cohort, ids));
      continue;
    }
    const ready = cohort.source === "metadata-store" ? Math.min(slots, ids.length) : ids.length;
    if (cohort.source === "metadata-store") slots -= ready;
    for (const id of ids.slice(0, ready)) {
      if (finishBuild(draft, id, threads + (spread[id] ?? 0), weather.bootLimit)) built += 1;
      else failed += 1;
    }
    if (ready < ids.length) next.push({ ...cohort, ids: ids.slice(ready), left });
  }
  return { cohorts: next, built, failed };
}

function startBuild(draft: Draft, cohort: Cohort, ids: readonly number[]): Cohort {
  for (const id of ids) move(draft, id, BUILDING);
  const left =
    cohort.source === "metadata-store"
      ? figures.STORE_BUILD_MINUTES
      : figures.NEIGHBOUR_BUILD_MINUTES;
  return { ids, stage: "building", left, source: cohort.source };
}

/** A build is only tried to the end: whether the threads fit shows when they are all there. */
function finishBuild(draft: Draft, id: number, threads: number, bootLimit: number): boolean {
  if (draft.limit[id] !== bootLimit) {
    draft.limit = draft.limit.slice();
    draft.limit[id] = bootLimit;
  }
  const fits = threads <= bootLimit;
  move(draft, id, fits ? SERVING : USELESS);
  return fits;
}

/** Neighbours answer a builder only with what serving leaves them. */
function neighbourSpeed(utilisation: number): number {
  return Math.min(1, figures.NEIGHBOUR_SPEED_LEAST + 2 * Math.max(0, 1 - utilisation));
}

/** Slow servers look unhealthy, are taken out, and must restart: the way in which haste eats itself. */
function removeUnhealthy(draft: Draft, carry: number, source: BootSource, weather: FleetWeather) {
  const overload = Math.max(0, weather.utilisation - weather.unhealthyAt);
  const share = Math.min(figures.UNHEALTHY_MAX_SHARE, figures.UNHEALTHY_RATE * overload);
  const due = carry + draft.counts.serving * share;
  const ids: number[] = [];
  for (let index = 0; index < Math.floor(due); index += 1) {
    const id = pickServer(draft.state, SERVING, weather.seed, weather.minute, index);
    if (id < 0) break;
    move(draft, id, RESTARTING);
    ids.push(id);
  }
  const cohort = ids.length === 0 ? null : restarting(ids, source);
  return { cohort, carry: due - Math.floor(due), count: ids.length };
}
