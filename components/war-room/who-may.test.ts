import { describe, expect, test } from "vitest";
import { FUNCTIONS, type ResponseFunction, type Role } from "../../contract/roles";
import type { ActionView, SeatView, WorkView } from "../../contract/views";
import {
  freeFunctions,
  type Table,
  whyNot,
  whyNotApprove,
  whyNotMove,
  whyNotRead,
  withWho,
} from "./who-may";

type Kind = SeatView["kind"];

function seat(name: string, role: Role, kind: Kind = "player"): SeatView {
  const id = name.toLowerCase();
  return { id, name, kind, role, ready: true, online: true, commands: false, inFlight: 0 };
}

const TEAM = [
  seat("Ana", "incident-commander"),
  seat("Olga", "observability"),
  seat("Ben", "operations"),
  seat("Sid", "scribe"),
  seat("Eve", "observer", "observer"),
];

/** The table as one of these people sees it; `free` is what the engine adds to everybody's functions. */
function seenBy(name: string, seats = TEAM, commanderSeatId: string | null = "ana"): Table {
  const own = seats.find((one) => one.name === name) ?? seat(name, "responder");
  const functions: ResponseFunction[] =
    own.kind === "player"
      ? FUNCTIONS.filter((one) => one === own.role || freeFunctions(seats).includes(one))
      : [];
  return {
    seats,
    you: {
      seatId: own.id,
      name,
      kind: own.kind,
      role: own.role,
      functions,
      controls: false,
      attention: { used: 0, max: 3 },
    },
    incident: {
      declaredMinute: 5,
      severity: "SEV1",
      commanderSeatId,
      communications: { state: "silent", lastMinute: null, dueMinute: 10 },
    },
  };
}

const work = (over: Partial<WorkView>): WorkView => ({
  id: "w1",
  actionId: "restart",
  kind: "mitigation",
  title: "Restart",
  settings: "",
  seatId: "ben",
  state: "running",
  startedMinute: 6,
  endedMinute: null,
  minutesLeft: 5,
  progress: 0.2,
  detail: "",
  reason: "",
  canHold: false,
  canRelease: false,
  canCancel: false,
  canApprove: false,
  turnable: [],
  ...over,
});
const RESTART = {
  id: "restart",
  function: "operations",
  available: true,
  why: "",
} as ActionView;

describe("C13 commands", () => {
  test.each([
    ["Ana", "cause.confirm", ""],
    ["Olga", "cause.confirm", "Incident commander does this: Ana."],
    ["Sid", "decision.record", ""],
    ["Ben", "decision.record", "Incident commander or Scribe does this: Ana, Sid."],
    ["Ben", "hypothesis.propose", ""],
    ["Eve", "hypothesis.propose", "Observers only watch."],
    ["Eve", "note.write", "Observers only watch."],
  ] as const)("C13 %s, %s: %s", (name, type, why) => {
    expect(whyNot(seenBy(name), type)).toBe(why);
  });

  test("C13 whoever is in command counts as incident commander, and is named", () => {
    expect(whyNot(seenBy("Ben", TEAM, "ben"), "cause.confirm")).toBe("");
    expect(whyNot(seenBy("Olga", TEAM, "ben"), "cause.confirm")).toBe(
      "Incident commander does this: Ana, Ben.",
    );
  });

  test("C13 what nobody holds is everybody's", () => {
    const seats = TEAM.filter(({ role }) => role !== "scribe");
    expect(freeFunctions(seats)).toContain("scribe");
    expect(whyNot(seenBy("Ben", seats), "note.write")).toBe("");
  });

  test("a name that runs from right to left stays apart from the sentence", () => {
    const seats = [seat("مريم", "scribe"), seat("Ben", "operations")];
    expect(whyNot(seenBy("Ben", seats, null), "note.write")).toBe(
      "Scribe does this: \u2068مريم\u2069.",
    );
  });
});

describe("V4 sections", () => {
  test.each([
    ["Olga", ""],
    ["Ben", "Observability reads this: Olga."],
    ["Eve", "Observability reads this: Olga."],
  ])("V4 %s on the logs: %s", (name, why) => {
    expect(whyNotRead(seenBy(name), "logs")).toBe(why);
  });

  test("V4 an observer reads no logs even when nobody holds them", () => {
    const seats = TEAM.filter(({ role }) => role !== "observability");
    expect(whyNotRead(seenBy("Eve", seats), "logs")).toBe("Only players read this.");
  });
});

describe("work", () => {
  test("the catalogue names who does what, and keeps what is one's own", () => {
    expect(withWho([RESTART], seenBy("Olga"))[0]).toMatchObject({
      available: false,
      why: "Operations lead does this: Ben.",
    });
    expect(withWho([RESTART], seenBy("Ben"))[0]).toBe(RESTART);
  });

  test.each([
    ["Ben", "", "whose it is"],
    ["Ana", "", "who commands"],
    ["Olga", "Operations lead does this: Ben.", "another function"],
    ["Eve", "Observers only watch.", "an observer"],
  ])("%s moves it: %s (%s)", (name, why) => {
    expect(whyNotMove(seenBy(name), work({}), [RESTART])).toBe(why);
  });

  test("only who is in command approves, under whatever role", () => {
    const waits = work({ state: "awaiting-approval" });
    expect(whyNotApprove(seenBy("Ben"), waits)).toBe("Whoever is in command does this: Ana.");
    expect(whyNotApprove(seenBy("Ana", TEAM, null), waits)).toMatch(/Nobody is in command yet/);
    expect(whyNotApprove(seenBy("Ana"), { ...waits, canApprove: true })).toBe("");
    expect(whyNotApprove(seenBy("Ben"), work({}))).toBe("");
  });
});
