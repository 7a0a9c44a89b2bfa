import "#server-only";
import * as figures from "./figures";
import {
  type BootSource,
  BUILDING,
  type Cohort,
  type Fleet,
  firstOfPhase,
  newsOfRunning,
  newsOfStarting,
  pickServer,
  REMOVED,
  RESTARTING,
  SERVERS_MAX,
  SERVING,
  spreadNews,
  USELESS,
} from "./fleet";
import { type Draft, move } from "./fleet-draft";
import type { FleetNews, MapBuild } from "./map-build";
import { addMore, addServers, removeServers } from "./membership";

/** What the rest of the world adds to a minute of the fleet. */
export interface FleetWeather {
  readonly minute: number;
  readonly seed: number;
  /** How maps are built, and what servers start with from now on. */
  readonly mapBuild: MapBuild;
  readonly bootBits: number;
  readonly poolsCapped: boolean;
  /** Running servers keep the maps that they have. */
  readonly rebuildsPaused: boolean;
  /** Where servers boot from when nobody said otherwise. */
  readonly bootSource: BootSource;
  /** Load over capacity on a serving server, from the minute before. */
  readonly utilisation: number;
  /** Load over capacity at which the health check throws a server out. */
  readonly unhealthyAt: number;
}

/** One minute of the fleet, on copies of its lists. Order: join, leave, rebuild, restart, boot, judge health. */
export function stepFleet(fleet: Fleet, weather: FleetWeather): Fleet {
  const { minute } = weather;
  const draft: Draft = {
    state: fleet.state,
    before: fleet.state,
    booted: fleet.booted,
    counts: { ...fleet.counts },
  };
  const planned = addServers(draft, minute);
  const more = addMore(draft, fleet.more, fleet.addition);
  const joined = planned + more.ids.length;
  const removal = removeServers(draft, fleet.removal);
  const discovery = spreadNews(fleet.discovery, joined - removal.count);
  const heard = spreadNews(fleet.heard, joined);
  if (!weather.rebuildsPaused) {
    rebuildMaps(draft, fleet.spread, newsOfRunning({ discovery, heard }), weather);
  }
  const { restart, stopped } = startRestarts(draft, fleet.restart);
  const boots = bootServers(
    draft,
    fleet.spread,
    [...fleet.cohorts, ...cohortOf(more.ids, weather.bootSource), ...stopped],
    heard,
    weather,
  );
  const source = fleet.restart?.source ?? weather.bootSource;
  const health = removeUnhealthy(draft, fleet.unhealthyCarry, source, weather);
  return {
    state: draft.state,
    booted: draft.booted,
    counts: draft.counts,
    spread: fleet.spread,
    discovery,
    heard,
    cohorts: [...boots.cohorts, ...health.thrownOut],
    restart,
    more: fleet.more + more.ids.length,
    addition: more.order,
    removal: removal.order,
    unhealthyCarry: health.carry,
    flow: { unhealthy: health.count, built: boots.built, failedBuilds: boots.failed },
  };
}

/** Servers whose turn it is make their shard map anew; where that fails, the map stays useless until the process restarts. */
function rebuildMaps(
  draft: Draft,
  spread: Int16Array,
  news: FleetNews,
  { mapBuild, minute, poolsCapped }: FleetWeather,
): void {
  const phase = minute % figures.REBUILD_CYCLE_MINUTES;
  for (let id = firstOfPhase(phase); id < SERVERS_MAX; id += figures.REBUILD_CYCLE_MINUTES) {
    if (draft.state[id] !== SERVING) continue;
    const excess = mapBuild.excess(news, draft.booted[id] ?? 0, poolsCapped);
    if (excess + (spread[id] ?? 0) > 0) move(draft, id, USELESS);
  }
}

/** Takes the next servers of the round out of service. */
function startRestarts(draft: Draft, order: Fleet["restart"]) {
  if (order === null || order.held || order.cursor >= SERVERS_MAX)
    return { restart: order, stopped: [] };
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
  return { restart, stopped: cohortOf(ids, order.source) };
}

/** Servers that start together; no cohort where there is none. */
function cohortOf(ids: readonly number[], source: BootSource): Cohort[] {
  if (ids.length === 0) return [];
  return [{ ids, stage: "restarting", left: figures.RESTART_MINUTES, source }];
}

function bootServers(
  draft: Draft,
  spread: Int16Array,
  cohorts: readonly Cohort[],
  heard: Fleet["heard"],
  weather: FleetWeather,
) {
  const next: Cohort[] = [];
  let slots = figures.STORE_BUILDS_PER_MINUTE;
  let [built, failed] = [0, 0];
  const { bootBits, mapBuild, poolsCapped } = weather;
  const news = newsOfStarting({ counts: draft.counts, heard });
  const excess = mapBuild.excess(news, bootBits, poolsCapped);
  const joinersRebuild = mapBuild.joinersRebuild || poolsCapped;
  const speed = { "metadata-store": 1, neighbours: neighbourSpeed(weather.utilisation) };
  for (const cohort of cohorts) {
    const ids = stillHere(draft, cohort.ids);
    if (ids.length === 0) continue;
    const done = cohort.stage === "restarting" ? 1 : speed[cohort.source];
    const left = Math.max(0, cohort.left - done);
    if (left > 0 || cohort.stage === "restarting") {
      next.push(left > 0 ? waiting(cohort, ids, left) : startBuild(draft, cohort, ids));
      continue;
    }
    const ready = cohort.source === "metadata-store" ? Math.min(slots, ids.length) : ids.length;
    if (cohort.source === "metadata-store") slots -= ready;
    for (const id of ids.slice(0, ready)) {
      const starts = joinersRebuild || id < figures.SERVERS_BEFORE;
      if (finishBuild(draft, id, starts && excess + (spread[id] ?? 0) <= 0, bootBits)) built += 1;
      else failed += 1;
    }
    if (ready < ids.length) next.push(waiting(cohort, ids.slice(ready), left));
  }
  return { cohorts: next, built, failed };
}

/** Field by field: a spread costs several times as much, thirty times a minute. */
function waiting({ stage, source }: Cohort, ids: readonly number[], left: number): Cohort {
  return { ids, stage, left, source };
}

/** Servers that were not removed while they started; mostly all of them. */
function stillHere(draft: Draft, ids: readonly number[]): readonly number[] {
  const gone = (id: number) => draft.state[id] === REMOVED;
  return ids.some(gone) ? ids.filter((id) => !gone(id)) : ids;
}

function startBuild(draft: Draft, cohort: Cohort, ids: readonly number[]): Cohort {
  for (const id of ids) move(draft, id, BUILDING);
  const left =
    cohort.source === "metadata-store"
      ? figures.STORE_BUILD_MINUTES
      : figures.NEIGHBOUR_BUILD_MINUTES;
  return { ids, stage: "building", left, source: cohort.source };
}

/** A build is only tried to the end: whether it can be finished shows when it should be. */
function finishBuild(draft: Draft, id: number, fits: boolean, bootBits: number): boolean {
  if (draft.booted[id] !== bootBits) {
    draft.booted = draft.booted.slice();
    draft.booted[id] = bootBits;
  }
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
  return {
    thrownOut: cohortOf(ids, source),
    carry: due - Math.floor(due),
    count: ids.length,
  };
}
