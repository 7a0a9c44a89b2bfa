import "#server-only";
import { type Cell, draftOf } from "./cell";
import { closeShare, stepConnections } from "./connections";
import { stepDependents } from "./dependents";
import * as figures from "./figures";
import { judgeHosts, type Moves, measureThroughput } from "./placement";
import { stepRounds } from "./rounds";
import { active, closedForRenewal, provisioning, requestErrors, type World } from "./world";

/** One simulated minute; pure. */
export function stepWorld(world: World, minute: number): World {
  const draft = draftOf(world.cell);
  const moves: Moves = { light: 0, heavy: 0, falseDeaths: 0 };
  const rounds = stepRounds(draft, world.rounds, minute, world.rules, moves);
  leakHandles(draft, world, minute);
  const waiting = world.connections.zone + world.connections.rest;
  judgeHosts(draft, minute, world.rules, { active: active(world), waiting }, moves);
  measureThroughput(draft, minute);
  const connections = stepConnections(
    closeShare(world.connections, closedForRenewal(world, minute)),
    {
      moved: moves.light * active(world) + moves.heavy,
      renewals: figures.RENEWALS_PER_MINUTE * active(world),
    },
    provisioning({ ...world, cell: draft }, minute),
  );
  const next = {
    ...world,
    minute,
    cell: draft,
    connections,
    moves,
    rounds,
    shed: towards(world.shed, world.shedding, figures.SHED_MINUTES),
    movedAway: towards(world.movedAway, world.movingAway, figures.MOVE_AWAY_MINUTES),
  };
  return {
    ...next,
    dependents: stepDependents(world.dependents, requestErrors(next)),
    totals: {
      falseDeaths: world.totals.falseDeaths + moves.falseDeaths,
      moved: world.totals.moved + moves.light + moves.heavy,
    },
  };
}

/** A share (0–1) a minute later that goes all the way up, or down, in so many minutes. */
function towards(share: number, up: boolean, minutes: number): number {
  return Math.min(1, Math.max(0, share + (up ? 1 : -1) / minutes));
}

/** The build of this morning loses handles on every host that runs it, where that is the cause. */
function leakHandles(draft: Cell, { causeId }: World, minute: number): void {
  if (causeId !== "leaky-build") return;
  for (let host = 0; host < figures.HOSTS_IN_ZONE; host += 1) {
    const since = draft.deployedAt[host] ?? -1;
    if (since < 0 || (draft.outUntil[host] ?? 0) > minute) continue;
    draft.leaked[host] = (draft.leaked[host] ?? 0) + figures.LEAK_PER_MINUTE;
  }
}
