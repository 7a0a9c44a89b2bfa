import "#server-only";
import type { CommandOf } from "../../../contract/commands";
import {
  FACILITATORS_MAX_SEATS,
  OBSERVERS_MAX_SEATS,
  PLAYERS_MAX_SEATS,
} from "../../../contract/limits";
import { reject } from "../../../contract/rejections";
import { ROLE_TITLES, type Role, type SeatKind } from "../../../contract/roles";
import type { Case, Decision, InternalCommand } from "../decision";
import type { Seat, SessionState } from "../state";

type SeatCommand = CommandOf<
  "seat.choose-role" | "seat.set-ready" | "seat.assign-role" | "seat.remove"
>;

export function decideSeat(of: Case<SeatCommand>): Decision {
  const { command, seat, state } = of;
  switch (command.type) {
    case "seat.set-ready":
      return [{ type: "seat.ready-set", seatId: seat.id, ready: command.ready }];
    case "seat.choose-role":
      return giveRole(state, seat, command.role);
    case "seat.assign-role": {
      const target = state.seats.find((one) => one.id === command.seatId && one.kind === "player");
      return target ? giveRole(state, target, command.role) : NO_SUCH_PLAYER;
    }
    case "seat.remove": {
      const target = state.seats.find((one) => one.id === command.seatId);
      if (!target || (target.kind !== "player" && target.kind !== "observer"))
        return NO_SUCH_PLAYER;
      return [{ type: "seat.removed", seatId: target.id }];
    }
    default:
      return command satisfies never;
  }
}

const NO_SUCH_PLAYER = reject("unknown-item", "There is no such player in this room.");

function giveRole(state: SessionState, seat: Seat, role: Role): Decision {
  if (role === "observer") {
    return reject(
      "not-your-role",
      "A player cannot become an observer here. Join again as an observer.",
    );
  }
  const shared = role === "responder" || role === seat.role;
  const taken = state.seats.some((other) => other.kind === "player" && other.role === role);
  if (taken && !shared) {
    return reject("already", `Somebody else is ${ROLE_TITLES[role]} already.`);
  }
  return [{ type: "seat.role-chosen", seatId: seat.id, role }];
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
