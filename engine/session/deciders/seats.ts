import "#server-only";
import type { CommandOf } from "../../../contract/commands";
import {
  FACILITATORS_MAX_SEATS,
  OBSERVERS_MAX_SEATS,
  PLAYERS_MAX_SEATS,
} from "../../../contract/limits";
import { reject } from "../../../contract/rejections";
import { ROLE_TITLES, type SeatKind } from "../../../contract/roles";
import type { Case, Decision, InternalCommand } from "../decision";
import type { SessionState } from "../state";

export function decideSeat(of: Case<CommandOf<"seat.choose-role" | "seat.set-ready">>): Decision {
  const { command, seat, state } = of;
  if (command.type === "seat.set-ready") {
    return [{ type: "seat.ready-set", seatId: seat.id, ready: command.ready }];
  }
  if (command.role === "observer") {
    return reject(
      "not-your-role",
      "A player cannot become an observer here. Join again as an observer.",
    );
  }
  const shared = command.role === "responder" || command.role === seat.role;
  const taken = state.seats.some((other) => other.kind === "player" && other.role === command.role);
  if (taken && !shared) {
    return reject("already", `Somebody else is ${ROLE_TITLES[command.role]} already.`);
  }
  return [{ type: "seat.role-chosen", seatId: seat.id, role: command.role }];
}

const SEATS_MAX: Record<SeatKind, number> = {
  player: PLAYERS_MAX_SEATS,
  observer: OBSERVERS_MAX_SEATS,
  facilitator: FACILITATORS_MAX_SEATS,
  solo: 1,
};

/** A new seat. Late joiners are welcome until the exercise ends. */
export function decideJoin(
  state: SessionState,
  join: Extract<InternalCommand, { type: "seat.join" }>,
): Decision {
  if (state.exercise === "hot-wash" || state.exercise === "closed") {
    return reject("room-ended", "This exercise has ended. Ask the facilitator for the debrief.");
  }
  const count = state.seats.filter((seat) => seat.kind === join.kind).length;
  if (count >= SEATS_MAX[join.kind]) {
    return reject("room-full", `The room is full: it holds ${SEATS_MAX[join.kind]} ${join.kind}s.`);
  }
  const { seatId, kind, role } = join;
  return [{ type: "seat.joined", seatId, kind, role }];
}
