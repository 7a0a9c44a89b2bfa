import "#server-only";
import type { CommandOf } from "../../../contract/commands";
import { reject } from "../../../contract/rejections";
import type { Case, Decision } from "../decision";

export function decideIncident(
  of: Case<CommandOf<"incident.declare" | "incident.take-command">>,
): Decision {
  const { command, seat, state } = of;
  if (command.type === "incident.declare") {
    if (state.command.severity === command.severity) {
      return reject("already", `The incident is ${command.severity} already.`);
    }
    return [{ type: "incident.declared", severity: command.severity, seatId: seat.id }];
  }
  const target = state.seats.find((other) => other.id === command.seatId);
  if (!target || (target.kind !== "player" && target.kind !== "solo")) {
    return reject("unknown-item", "Command can only be given to a player in this room.");
  }
  if (state.command.commanderSeatId === target.id) {
    return reject("already", "That player is in command already.");
  }
  return [{ type: "incident.command-taken", seatId: target.id, bySeatId: seat.id }];
}
