import "#server-only";
import type { CommandOf } from "../../../contract/commands";
import { EVIDENCE_TO_CONFIRM, HYPOTHESES_MAX } from "../../../contract/limits";
import { reject } from "../../../contract/rejections";
import type { Case, Decision } from "../decision";
import { isEvidence, nextId } from "../items";
import { hearsItem } from "../rights";
import { UNKNOWN_LINE } from "./channel";

type HypothesisCommand = CommandOf<
  "hypothesis.propose" | "hypothesis.rate" | "evidence.pin" | "cause.confirm"
>;

export function decideHypothesis(of: Case<HypothesisCommand>): Decision {
  const { command, seat, state } = of;
  if (command.type === "hypothesis.propose") return propose({ ...of, command });
  const hypothesis = state.hypotheses.find((one) => one.id === command.hypothesisId);
  if (!hypothesis) return reject("unknown-item", "There is no such hypothesis on the board.");
  const { hypothesisId } = command;
  switch (command.type) {
    case "hypothesis.rate":
      return [
        {
          type: "hypothesis.rated",
          hypothesisId,
          seatId: seat.id,
          probability: command.probability,
        },
      ];
    case "evidence.pin": {
      const item = state.channel.find((one) => one.id === command.itemId);
      if (!item || !hearsItem(state, seat, item)) return UNKNOWN_LINE;
      if (!isEvidence(item)) {
        return reject(
          "not-now",
          "Only what was measured or reported counts as evidence, not talk.",
        );
      }
      const { stance, itemId } = command;
      const seatId = seat.id;
      const pinned = { type: "evidence.pinned", hypothesisId, itemId, stance, seatId } as const;
      // the board is the whole team's, and so is what speaks for or against what stands on it
      return item.audience === "all" ? [pinned] : [{ type: "item.shared", itemId, seatId }, pinned];
    }
    case "cause.confirm": {
      if (hypothesis.confirmedMinute !== null)
        return reject("already", "That is confirmed already.");
      const inFavour = hypothesis.evidence.filter((one) => one.stance === "for").length;
      if (inFavour < EVIDENCE_TO_CONFIRM) {
        return reject(
          "needs-first",
          `Pin at least ${EVIDENCE_TO_CONFIRM} pieces of evidence for it before the team calls it confirmed.`,
        );
      }
      return [{ type: "cause.confirmed", hypothesisId, seatId: seat.id }];
    }
    default:
      return command satisfies never;
  }
}

function propose(of: Case<CommandOf<"hypothesis.propose">>): Decision {
  const { command, scenario, seat, state, textRef } = of;
  if (state.hypotheses.length >= HYPOTHESES_MAX) {
    return reject("busy", `The board holds ${HYPOTHESES_MAX} hypotheses; work with those.`);
  }
  const { suspectId } = command;
  if (suspectId === null && command.text === "") {
    return reject("malformed", "Choose a suspect or write the hypothesis in a few words.");
  }
  if (suspectId !== null) {
    if (!scenario.suspects.some((suspect) => suspect.id === suspectId)) {
      return reject("unknown-item", "That suspect is not on this scenario's list.");
    }
    if (state.hypotheses.some((one) => one.suspectId === suspectId)) {
      return reject("already", "That hypothesis is on the board already.");
    }
  }
  return [
    {
      type: "hypothesis.proposed",
      hypothesisId: nextId(state, "h").id,
      seatId: seat.id,
      suspectId,
      textRef: suspectId === null ? textRef : null,
    },
  ];
}
