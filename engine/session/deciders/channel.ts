import "#server-only";
import type { CommandOf } from "../../../contract/commands";
import { reject } from "../../../contract/rejections";
import { type Case, type Decision, reasonRefOf } from "../decision";
import { hearsItem } from "../rights";

export function decideChannel(
  of: Case<
    CommandOf<"message.post" | "decision.record" | "note.write" | "item.pin" | "item.share">
  >,
): Decision {
  const { command, seat, state, textRef } = of;
  switch (command.type) {
    case "message.post":
      return [{ type: "message.posted", seatId: seat.id, textRef }];
    case "decision.record":
      return [
        {
          type: "decision.recorded",
          seatId: seat.id,
          textRef,
          reasonRef: command.reason === "" ? null : reasonRefOf(textRef),
        },
      ];
    case "note.write":
      return [{ type: "note.written", seatId: seat.id, textRef }];
    case "item.pin": {
      const item = state.channel.find((one) => one.id === command.itemId);
      if (!item || !hearsItem(state, seat, item)) return UNKNOWN_LINE;
      return [{ type: "item.pinned", itemId: item.id, pinned: command.pinned, seatId: seat.id }];
    }
    case "item.share": {
      const item = state.channel.find((one) => one.id === command.itemId);
      if (!item || !hearsItem(state, seat, item)) return UNKNOWN_LINE;
      if (item.audience === "all")
        return reject("already", "Everybody can read that line already.");
      return [{ type: "item.shared", itemId: item.id, seatId: seat.id }];
    }
    default:
      return command satisfies never;
  }
}

/** The same answer for a line that does not exist and one this seat cannot see. */
export const UNKNOWN_LINE = reject("unknown-item", "There is no such line in the channel.");
