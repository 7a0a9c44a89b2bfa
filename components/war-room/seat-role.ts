import type { SeatView } from "../../contract/views";
import { texts } from "../texts/language";

/** What a seat plays, in words; whoever plays alone plays everything, whatever role stands in the seat. */
export function seatRole({ kind, role }: Pick<SeatView, "kind" | "role">): string {
  return kind === "solo" ? texts().warRoom.everyRole : texts().words.role[role];
}
