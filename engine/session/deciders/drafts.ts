import "#server-only";
import type { CommandOf } from "../../../contract/commands";
import { reject } from "../../../contract/rejections";
import type { Case, Decision } from "../decision";
import { findAction } from "../works";

/** Words for an update that has not been sent: kept here, so that whoever takes over finds them. */
export function decideDraft(of: Case<CommandOf<"draft.write">>): Decision {
  const { command, scenario, seat, state, textRef } = of;
  const { actionId, text } = command;
  const action = findAction(scenario, actionId);
  if (!action?.dials.some((dial) => dial.type === "text")) {
    return reject("unknown-action", "There is no update of that kind to write.");
  }
  if (text === "" && !state.drafts.some((draft) => draft.actionId === actionId)) {
    return reject("already", "There is no draft to throw away.");
  }
  return [
    { type: "draft.written", actionId, seatId: seat.id, textRef: text === "" ? null : textRef },
  ];
}
