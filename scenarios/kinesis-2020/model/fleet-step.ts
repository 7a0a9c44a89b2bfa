import "#server-only";
import * as figures from "./figures";
import {
  type BootSource,
  type Cohort,
  type Fleet,
  firstOfPhase,
  isFinished,
  newsOfRunning,
  pickServer,
  RESTARTING,
  type RestartOrder,
  SERVERS_MAX,
  SERVING,
  spreadNews,
  USELESS,
} from "./fleet";
import { bootServers } from "./fleet-boot";
import { type Draft, type FleetWeather, move } from "./fleet-draft";
import { type FleetNews, RESTARTED } from "./map-build";
import { addMore, addServers, removeServers } from "./membership";

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
  const lostMaps = weather.rebuildsPaused
    ? 0
    : rebuildMaps(draft, fleet.spread, newsOfRunning({ discovery, heard }), weather);
  const { restart, stopped } = startRestarts(draft, fleet.restart);
  const boots = bootServers(
    draft,
    fleet.spread,
    [...fleet.cohorts, ...cohortOf(more.ids, weather.bootSource), ...stopped],
    heard,
    weather,
  );
  const source =
    fleet.restart && !isFinished(fleet.restart) ? fleet.restart.source : weather.bootSource;
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
    flow: {
      unhealthy: health.count,
      built: boots.built,
      failedBuilds: boots.failed,
      lostMaps,
    },
  };
}

/** Servers whose turn it is make their shard map anew; where that fails, the map stays useless until the process restarts. */
function rebuildMaps(
  draft: Draft,
  spread: Int16Array,
  news: FleetNews,
  { mapBuild, minute, poolsCapped }: FleetWeather,
): number {
  let lost = 0;
  const phase = minute % figures.REBUILD_CYCLE_MINUTES;
  for (let id = firstOfPhase(phase); id < SERVERS_MAX; id += figures.REBUILD_CYCLE_MINUTES) {
    if (draft.state[id] !== SERVING) continue;
    const excess = mapBuild.excess(news, draft.booted[id] ?? 0, poolsCapped);
    if (excess + (spread[id] ?? 0) <= 0) continue;
    move(draft, id, USELESS);
    lost += 1;
  }
  return lost;
}

/** Takes the next servers of the round out of service. */
function startRestarts(draft: Draft, order: Fleet["restart"]) {
  if (order === null || order.held || isFinished(order)) return { restart: order, stopped: [] };
  const due = order.carry + order.serversPerHour / 60;
  const now = Math.min(Math.floor(due), order.left);
  const ids: number[] = [];
  let { cursor } = order;
  for (; cursor < SERVERS_MAX && ids.length < now; cursor += 1) {
    if (!isCalled(draft, cursor, order.scope)) continue;
    move(draft, cursor, RESTARTING);
    ids.push(cursor);
  }
  const left = order.left - ids.length;
  const restart = { ...order, cursor, left, carry: due - Math.floor(due) };
  return { restart, stopped: cohortOf(ids, order.source) };
}

/** Whether a round of this scope restarts a server. */
function isCalled(draft: Draft, id: number, scope: RestartOrder["scope"]): boolean {
  const is = draft.state[id];
  if (is === USELESS) return scope !== "rest" || !((draft.booted[id] ?? 0) & RESTARTED);
  if (is !== SERVING || scope === "useless") return false;
  return scope === "every" || !((draft.booted[id] ?? 0) & RESTARTED);
}

/** Servers that start together; no cohort where there is none. */
export function cohortOf(ids: readonly number[], source: BootSource): Cohort[] {
  if (ids.length === 0) return [];
  return [{ ids, stage: "restarting", left: figures.RESTART_MINUTES, source }];
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
