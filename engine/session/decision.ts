import "#server-only";
import type { Command } from "../../contract/commands";
import type { Rejection } from "../../contract/rejections";
import type { Role, SeatKind } from "../../contract/roles";
import type { AnyScenario } from "../define-scenario";
import type { Event } from "./events";
import type { Seat, SessionState } from "./state";

/** A command with the seat it came from. `commandId` is unique within the seat. */
export interface SeatedCommand<C extends Command = Command> {
  readonly seatId: string;
  readonly commandId: string;
  readonly command: C;
}

/** What only the server itself may ask. */
export type InternalCommand =
  | { type: "seat.join"; seatId: string; kind: SeatKind; role: Role }
  | { type: "clock.advance"; minutes: number };

/** Either what now is so, or why not. */
export type Decision = readonly Event[] | Rejection;

export function isRejection(decision: Decision): decision is Rejection {
  return "code" in decision;
}

/** What a decider works on: one command of its family, from a seat that may give it. */
export interface Case<C extends Command> {
  readonly scenario: AnyScenario;
  readonly state: SessionState;
  readonly seat: Seat;
  readonly command: C;
  /** Where the words of this command are kept. */
  readonly textRef: string;
}

/** The words of a command, by the reference under which its events speak of them. */
export function wordsOf(seated: SeatedCommand): Record<string, string> {
  const { command } = seated;
  const ref = textRefOf(seated);
  switch (command.type) {
    case "message.post":
    case "note.write":
      return { [ref]: command.text };
    case "decision.record":
      return command.reason === ""
        ? { [ref]: command.text }
        : { [ref]: command.text, [reasonRefOf(ref)]: command.reason };
    case "draft.write":
      return command.text === "" ? {} : { [ref]: command.text };
    case "inject.write":
      return { [ref]: command.text, [fromRefOf(ref)]: command.from };
    case "hypothesis.propose":
      return command.suspectId === null ? { [ref]: command.text } : {};
    case "work.start": {
      const words: Record<string, string> = {};
      if (command.reason !== "") words[reasonRefOf(ref)] = command.reason;
      const text = command.params.text;
      if (typeof text === "string") words[ref] = text;
      return words;
    }
    default:
      return {};
  }
}

export function textRefOf(seated: { seatId: string; commandId: string }): string {
  return `${seated.seatId}/${seated.commandId}`;
}

export function fromRefOf(ref: string): string {
  return `${ref}/from`;
}

export function reasonRefOf(ref: string): string {
  return `${ref}/reason`;
}
