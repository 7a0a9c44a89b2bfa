import type { PlayerView, SeatView } from "../../contract/views";
import { texts } from "../texts/language";

/** What a seat plays, in words; whoever plays alone plays everything, whatever role stands in the seat. */
export function seatRole({ kind, role }: Pick<SeatView, "kind" | "role">): string {
  return kind === "solo" ? texts().warRoom.everyRole : texts().words.role[role];
}

/** More functions than these are counted, not named. */
const NAMED_MAX = 2;

/** What this seat plays now: its own role, and the functions that nobody holds beside it. */
export function playedRoles({ kind, role, functions }: PlayerView["you"]): string {
  const own = seatRole({ kind, role });
  const others = functions.filter((one) => one !== role);
  if (kind !== "player" || others.length === 0) return own;
  if (others.length > NAMED_MAX) return texts().whoMay.andMore(own, others.length);
  return [own, ...others.map((one) => texts().words.functionShort[one])].join(" + ");
}

/** All of them by name, for whoever asks. */
export function everyPlayedRole({ kind, role, functions }: PlayerView["you"]): string {
  const others = kind === "player" ? functions.filter((one) => one !== role) : [];
  return [seatRole({ kind, role }), ...others.map((one) => texts().words.role[one])].join(" + ");
}
