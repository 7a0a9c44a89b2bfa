import "#server-only";
import type { CommandOf } from "../../../contract/commands";
import { reject } from "../../../contract/rejections";
import type { Case, Decision } from "../decision";
import { hears } from "../rights";

export function decideChannel(
  of: Case<CommandOf<"message.post" | "decision.record" | "item.pin">>,
): Decision {
  const { command, seat, state, textRef } = of;
  switch (command.type) {
    case "message.post":
      return [{ type: "message.posted", seatId: seat.id, textRef }];
    case "decision.record":
      return [{ type: "decision.recorded", seatId: seat.id, textRef }];
    case "item.pin": {
      const item = state.channel.find((one) => one.id === command.itemId);
      if (!item || !hears(state, seat, item.audience)) return UNKNOWN_LINE;
      return [{ type: "item.pinned", itemId: item.id, pinned: command.pinned, seatId: seat.id }];
    }
    default:
      return command satisfies never;
  }
}

/** The same answer for a line that does not exist and one this seat cannot see. */
export const UNKNOWN_LINE = reject("unknown-item", "There is no such line in the channel.");
