import "#server-only";
import { type Cell, draftOf } from "./cell";
import { stepConnections } from "./connections";
import { stepDependents } from "./dependents";
import * as figures from "./figures";
import { judgeHosts, type Moves, measureThroughput } from "./placement";
import { leakedInZone } from "./quantities";
import { stepRounds } from "./rounds";
import { active, provisioning, requestErrors, usualStatusLimit, type World } from "./world";

/** One simulated minute; pure. */
export function stepWorld(world: World, minute: number): World {
  const draft = draftOf(world.cell);
  const moves: Moves = { light: 0, heavy: 0, falseDeaths: 0 };
  const rounds = stepRounds(draft, world.rounds, minute, world.rules, moves);
  leakHandles(draft, world, minute);
  const waiting = world.connections.zone + world.connections.rest;
  const limit = usualStatusLimit(world.causeId);
  judgeHosts(draft, minute, world.rules, { active: active(world), waiting, limit }, moves);
  measureThroughput(draft, minute);
  const shed = shedNow(world);
  const connections = stepConnections(
    world.connections,
    {
      moved: moves.light * active(world) + moves.heavy,
      renewals: figures.RENEWALS_PER_MINUTE * active(world),
      askedAgain: figures.LEAK_ASKS_AGAIN * leakedInZone(draft),
    },
    provisioning(world, minute),
  );
  const next = { ...world, minute, cell: draft, connections, moves, rounds, shed };
  return {
    ...next,
    dependents: stepDependents(world.dependents, requestErrors(next)),
    totals: {
      falseDeaths: world.totals.falseDeaths + moves.falseDeaths,
      moved: world.totals.moved + moves.light + moves.heavy,
    },
  };
}

function shedNow({ shed, shedding }: World): number {
  const next = shed + (shedding ? 1 : -1) / figures.SHED_MINUTES;
  return Math.min(1, Math.max(0, next));
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
