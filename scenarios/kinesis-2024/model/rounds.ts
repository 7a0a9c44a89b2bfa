import "#server-only";
import type { Cell } from "./cell";
import * as figures from "./figures";
import { emptyHost, type ManagerRules, type Moves } from "./placement";

/** What goes through the zone host by host. */
export interface Rounds {
  /** The deployment of this morning, and the host that is next. */
  readonly deploying: boolean;
  readonly nextHost: number;
  readonly rollBack: Round | null;
  readonly restart: Round | null;
}

export interface Round {
  readonly cursor: number;
  readonly carry: number;
  /** Stands still, and is to go on from the same host. */
  readonly held: boolean;
}

export function stepRounds(
  draft: Cell,
  rounds: Rounds,
  minute: number,
  rules: ManagerRules,
  moves: Moves,
): Rounds {
  const takeOut = (host: number, minutes: number) =>
    emptyHost(draft, host, minute + minutes, minute, rules, moves);
  const isIn = (host: number) => (draft.outUntil[host] ?? 0) <= minute;
  let { nextHost } = rounds;
  const isTurn = (minute - figures.DEPLOYMENT_MINUTE) % figures.DEPLOYMENT_EVERY_MINUTES === 0;
  const begun = minute >= figures.DEPLOYMENT_MINUTE;
  if (rounds.deploying && begun && isTurn && nextHost < figures.HOSTS_IN_ZONE) {
    if (isIn(nextHost)) takeOut(nextHost, figures.DEPLOYMENT_OUT_MINUTES);
    draft.deployedAt[nextHost] = minute;
    nextHost += 1;
  }
  const rollBack = stepRound(rounds.rollBack, figures.ROLLED_BACK_PER_MINUTE, (host) => {
    if ((draft.deployedAt[host] ?? -1) < 0) return false;
    if (isIn(host)) takeOut(host, figures.DEPLOYMENT_OUT_MINUTES);
    draft.deployedAt[host] = -1;
    draft.leaked[host] = 0;
    return true;
  });
  const restart = stepRound(rounds.restart, figures.RESTARTED_PER_MINUTE, (host) => {
    if (isIn(host)) takeOut(host, figures.HOST_RESTART_MINUTES);
    else
      draft.outUntil[host] = Math.max(
        draft.outUntil[host] ?? 0,
        minute + figures.HOST_RESTART_MINUTES,
      );
    draft.leaked[host] = 0;
    return true;
  });
  return { deploying: rounds.deploying, nextHost, rollBack, restart };
}

/** Goes on through the zone's hosts; those for which there is nothing to do cost no time. */
function stepRound(
  round: Round | null,
  perMinute: number,
  act: (host: number) => boolean,
): Round | null {
  if (round === null || round.held || round.cursor >= figures.HOSTS_IN_ZONE) return round;
  const due = round.carry + perMinute;
  let { cursor } = round;
  for (let done = 0; done < Math.floor(due) && cursor < figures.HOSTS_IN_ZONE; cursor += 1) {
    if (act(cursor)) done += 1;
  }
  return { cursor, carry: due - Math.floor(due), held: false };
}
