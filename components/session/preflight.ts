import type { Role } from "../../contract/roles";
import { ROLE_TITLES } from "../../contract/roles";
import { around } from "../texts/around";
import type { ConnectionState } from "./connection";

/** What a browser can find out about itself before the clock begins. */
export interface Facts {
  connection: ConnectionState;
  /** Null for a seat that only watches. */
  role: Role | null;
  /** Whether a seat survives a reload here. */
  keeps: boolean;
  /** How far the server's clock is ahead of this one; "asking" until it answers, null when it does not. */
  offsetSeconds: number | null | "asking";
  wide: boolean;
}

export interface Check {
  id: "connection" | "role" | "storage" | "clock" | "screen";
  /** `advice` plays as well; only a problem has to be solved. */
  state: "fine" | "advice" | "problem" | "pending";
  text: string;
  /** What to do about it, or why nothing need be done. */
  todo: string;
}

/** A difference below this is the journey of the question and the whole seconds of the answer. */
const CLOSE_SECONDS = 5;
const MINUTE_SECONDS = 60;

/** What is in order, what is missing, and what to do about it. Nothing in the list forbids to play. */
export function checksOf(facts: Facts): Check[] {
  return [
    connectionCheck(facts),
    ...(facts.role === null ? [] : [roleCheck(facts.role)]),
    storageCheck(facts),
    clockCheck(facts),
    screenCheck(facts),
  ];
}

function connectionCheck({ connection }: Facts): Check {
  const words = around().lobby.checks.connection;
  return connection === "connected"
    ? { id: "connection", state: "fine", text: words.connected, todo: "" }
    : { id: "connection", state: "problem", text: words.other, todo: words.todo };
}

function roleCheck(role: Role): Check {
  const words = around().lobby.checks.role;
  return role === "responder"
    ? { id: "role", state: "advice", text: words.free, todo: words.todo }
    : { id: "role", state: "fine", text: words.chosen(ROLE_TITLES[role]), todo: "" };
}

function storageCheck({ keeps }: Facts): Check {
  const words = around().lobby.checks.storage;
  return keeps
    ? { id: "storage", state: "fine", text: words.works, todo: "" }
    : { id: "storage", state: "problem", text: words.blocked, todo: words.todo };
}

/** The game goes by the server's clock alone, so a wrong one is told and tolerated. */
function clockCheck({ offsetSeconds }: Facts): Check {
  const words = around().lobby.checks.clock;
  if (offsetSeconds === "asking") {
    return { id: "clock", state: "pending", text: words.asking, todo: "" };
  }
  if (offsetSeconds === null) {
    return { id: "clock", state: "advice", text: words.unknown, todo: words.note };
  }
  return Math.abs(offsetSeconds) <= CLOSE_SECONDS
    ? { id: "clock", state: "fine", text: words.close, todo: "" }
    : { id: "clock", state: "advice", text: words.off(spanText(offsetSeconds)), todo: words.note };
}

function screenCheck({ wide }: Facts): Check {
  const words = around().lobby.checks.screen;
  return wide
    ? { id: "screen", state: "fine", text: words.wide, todo: "" }
    : { id: "screen", state: "advice", text: words.narrow, todo: words.todo };
}

/** "12 s", "3 min". */
function spanText(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  return whole < 2 * MINUTE_SECONDS ? `${whole} s` : `${Math.round(whole / MINUTE_SECONDS)} min`;
}
