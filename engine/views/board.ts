import "#server-only";
import type { PlayerView } from "../../contract/views";
import { hears } from "../session/rights";
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
          .filter((pinned) => hearsItem(state, seat, pinned.itemId))
          .map(({ itemId, stance, seatId }) => ({ itemId, stance, seatId })),
        mine: latest.get(seat.id) ?? null,
        team:
          values.length < ESTIMATES_SHOWN_FROM
            ? { ...NO_SPREAD, count: values.length }
            : {
                mean:
                  values.length === 0
                    ? null
                    : Math.round(values.reduce((a, b) => a + b, 0) / values.length),
                low: values.length === 0 ? null : Math.min(...values),
                high: values.length === 0 ? null : Math.max(...values),
                count: values.length,
              },
        confirmedMinute: one.confirmedMinute,
      };
    }),
  };
}

/** Fewer estimates than this would tell one seat what another thinks. */
export const ESTIMATES_SHOWN_FROM = 3;
const NO_SPREAD = { mean: null, low: null, high: null };

function hearsItem(state: SessionState, seat: Seat, itemId: string): boolean {
  const item = state.channel.find((one) => one.id === itemId);
  return item !== undefined && hears(state, seat, item.audience);
}

/** The newest estimate of each seat. */
export function latestRatings(
  ratings: readonly { seatId: string; probability: number }[],
): Map<string, number> {
  return new Map(ratings.map(({ seatId, probability }) => [seatId, probability]));
}
