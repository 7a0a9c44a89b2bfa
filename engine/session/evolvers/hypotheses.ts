import "#server-only";
import type { EventOf } from "../events";
import { tell } from "../incident";
import { nextId } from "../items";
import type { Hypothesis, SessionState } from "../state";

export function propose(state: SessionState, event: EventOf<"hypothesis.proposed">) {
  const { issued } = nextId(state, "h");
  const hypothesis: Hypothesis = {
    id: event.hypothesisId,
    seatId: event.seatId,
    suspectId: event.suspectId,
    textRef: event.textRef,
    minute: state.minute,
    confirmedMinute: null,
    ratings: [],
    evidence: [],
  };
  const next = { ...state, hypotheses: [...state.hypotheses, hypothesis], issued };
  return tell(next, [{ type: "hypothesis.proposed" }]);
}

export function changeHypothesis(
  state: SessionState,
  event: EventOf<"hypothesis.rated" | "evidence.pinned" | "cause.confirmed">,
): SessionState {
  const hypotheses = state.hypotheses.map((one) =>
    one.id === event.hypothesisId ? changed(one, event, state.minute) : one,
  );
  const next = { ...state, hypotheses };
  return event.type === "cause.confirmed" ? tell(next, [{ type: "cause.confirmed" }]) : next;
}

function changed(
  one: Hypothesis,
  event: EventOf<"hypothesis.rated" | "evidence.pinned" | "cause.confirmed">,
  minute: number,
): Hypothesis {
  const { seatId } = event;
  switch (event.type) {
    case "hypothesis.rated":
      return {
        ...one,
        ratings: [...one.ratings, { seatId, minute, probability: event.probability }],
      };
    case "evidence.pinned": {
      const others = one.evidence.filter((pinned) => pinned.itemId !== event.itemId);
      return {
        ...one,
        evidence: [...others, { itemId: event.itemId, stance: event.stance, seatId }],
      };
    }
    case "cause.confirmed":
      return { ...one, confirmedMinute: one.confirmedMinute ?? minute };
  }
}
