import "#server-only";
import type { HypothesisView, PlayerView } from "../../contract/views";
import { hearsItem } from "../session/rights";
import type { Seat, SessionState } from "../session/state";
import { DELETED, hasBegun, type Scene } from "./scene";

/** The board of hypotheses: one's own estimate, and of the others only what no single one can be read from. */
export function viewHypotheses({ around, scenario, seat, state }: Scene): PlayerView["hypotheses"] {
  return {
    suspects: hasBegun(state) ? scenario.suspects.map(({ id, title }) => ({ id, title })) : [],
    board: state.hypotheses.map((one) => {
      const suspect = scenario.suspects.find((other) => other.id === one.suspectId);
      const latest = latestRatings(one.ratings);
      const values = [...latest.values()];
      return {
        id: one.id,
        title:
          suspect?.title ??
          (one.textRef === null ? DELETED : (around.words(one.textRef) ?? DELETED)),
        suspectId: one.suspectId,
        bySeatId: one.seatId,
        minute: one.minute,
        evidence: one.evidence
          .filter((pinned) => hearsEvidence(state, seat, pinned.itemId))
          .map(({ itemId, stance, seatId }) => ({ itemId, stance, seatId })),
        mine: latest.get(seat.id) ?? null,
        team: spreadOf(values),
        confirmedMinute: one.confirmedMinute,
      };
    }),
  };
}

/** Fewer estimates than these would tell one seat what another thinks: of two, a mean does; of three, a mean and a range. */
export const MEAN_SHOWN_FROM = 3;
export const RANGE_SHOWN_FROM = 4;

function spreadOf(values: readonly number[]): HypothesisView["team"] {
  const count = values.length;
  const sum = values.reduce((total, value) => total + value, 0);
  const ranged = count >= RANGE_SHOWN_FROM;
  return {
    mean: count < MEAN_SHOWN_FROM ? null : Math.round(sum / count),
    low: ranged ? Math.min(...values) : null,
    high: ranged ? Math.max(...values) : null,
    count,
  };
}

function hearsEvidence(state: SessionState, seat: Seat, itemId: string): boolean {
  const item = state.channel.find((one) => one.id === itemId);
  return item !== undefined && hearsItem(state, seat, item);
}

/** The newest estimate of each seat. */
export function latestRatings(
  ratings: readonly { seatId: string; probability: number }[],
): Map<string, number> {
  return new Map(ratings.map(({ seatId, probability }) => [seatId, probability]));
}
