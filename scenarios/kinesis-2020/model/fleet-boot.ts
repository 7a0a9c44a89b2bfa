import "#server-only";
import * as figures from "./figures";
import {
  BUILDING,
  type Cohort,
  type Fleet,
  newsOfStarting,
  REMOVED,
  SERVING,
  USELESS,
} from "./fleet";
import { type Draft, type FleetWeather, move } from "./fleet-draft";
import { RESTARTED } from "./map-build";

/** One minute of every server that starts: it restarts, builds its map, and serves with it or without. */
export function bootServers(
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
  const { members, serving } = draft.counts;
  const speed = {
    "metadata-store": 1,
    neighbours: neighbourSpeed(weather.utilisation, members === 0 ? 0 : serving / members),
  };
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
  const startedWith = bootBits | RESTARTED;
  if (draft.booted[id] !== startedWith) {
    draft.booted = draft.booted.slice();
    draft.booted[id] = startedWith;
  }
  move(draft, id, fits ? SERVING : USELESS);
  return fits;
}

/**
 * Neighbours answer a builder only with what serving leaves them, and those without a map have nothing to tell.
 * @param withMaps share of the fleet that has a valid map, 0–1
 */
export function neighbourSpeed(utilisation: number, withMaps: number): number {
  const spare = Math.min(1, figures.NEIGHBOUR_SPEED_LEAST + 2 * Math.max(0, 1 - utilisation));
  const least = figures.NEIGHBOUR_SPEED_WITHOUT_MAPS;
  return spare * (least + (1 - least) * withMaps);
}
