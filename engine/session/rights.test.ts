import "#server-only";
import { describe, expect, test } from "vitest";
import {
  FACILITATORS_MAX_SEATS,
  OBSERVERS_MAX_SEATS,
  PLAYERS_MAX_SEATS,
} from "../../contract/limits";
import { FUNCTIONS, type SeatKind } from "../../contract/roles";
import { given } from "../testing/given";
import { alone, joined, lobby, opened, running } from "../testing/room-log";
import { decideJoin } from "./deciders/seats";
import { isRejection } from "./decision";
import { functionsOf, hears } from "./rights";

const roles = given(...running({ settings: { roles: true } }));
const probe = { type: "work.start", actionId: "probe.heat", params: {}, reason: "" } as const;

describe("C4 functions", () => {
  test("C4 one that nobody holds is everyone's", () => {
    roles.when("ann", probe).gives({ type: "work.started" });
  });

  test("C4 one that a player holds is that player's", () => {
    const taken = roles.does("bob", { type: "seat.choose-role", role: "observability" });
    taken.when("ann", probe).refuses("not-your-role");
    taken.when("bob", probe).gives({ type: "work.started" });
    expect(taken.action("ann", "probe.heat")).toMatchObject({ available: false });
  });

  test("C4 one that a player lets go of is everyone's again", () => {
    const back = roles
      .does("bob", { type: "seat.choose-role", role: "observability" })
      .does("bob", { type: "seat.choose-role", role: "responder" });
    back.when("ann", probe).gives({ type: "work.started" });
  });

  test("C4 with roles off every function is everyone's", () => {
    given(...running())
      .does("bob", { type: "seat.choose-role", role: "observability" })
      .when("ann", probe)
      .gives({ type: "work.started" });
  });

  test("C4 solo holds all, observers and facilitators none", () => {
    const solo = given(...alone({ settings: { roles: true } }));
    expect(functionsOf(solo.state, solo.seat("ann"))).toEqual(FUNCTIONS);
    expect(functionsOf(roles.state, roles.seat("eve"))).toEqual([]);
    expect(functionsOf(roles.state, roles.seat("fac"))).toEqual([]);
  });

  test("V3 facilitators hear every function, observers what the whole team hears", () => {
    expect(hears(roles.state, roles.seat("fac"), "operations")).toBe(true);
    expect(hears(roles.state, roles.seat("eve"), "operations")).toBe(false);
    expect(hears(roles.state, roles.seat("eve"), "all")).toBe(true);
  });

  test("a player cannot become an observer, and may choose the own role again", () => {
    roles.when("ann", { type: "seat.choose-role", role: "observer" }).refuses("not-your-role");
    roles
      .does("ann", { type: "seat.choose-role", role: "operations" })
      .when("ann", { type: "seat.choose-role", role: "operations" })
      .gives({ type: "seat.role-chosen" });
  });
});

describe("C12 joining", () => {
  const join = (kind: SeatKind) =>
    ({ type: "seat.join", seatId: "new", kind, role: "responder" }) as const;
  const codeOf = (state: Parameters<typeof decideJoin>[0], kind: SeatKind) => {
    const decision = decideJoin(state, join(kind));
    return isRejection(decision) ? decision.code : decision.map((event) => event.type).join();
  };

  test("C12 a late joiner is welcome until the exercise ends", () => {
    const live = given(...running());
    const ended = live.does("fac", { type: "exercise.end" });
    const closed = ended.does("fac", { type: "exercise.reveal" });
    expect(codeOf(given(...lobby()).state, "player")).toBe("seat.joined");
    expect(codeOf(live.state, "player")).toBe("seat.joined");
    expect(codeOf(ended.state, "player")).toBe("room-ended");
    expect(codeOf(closed.state, "observer")).toBe("room-ended");
  });

  test.each([
    ["player", PLAYERS_MAX_SEATS, 12],
    ["facilitator", FACILITATORS_MAX_SEATS, 3],
    ["observer", OBSERVERS_MAX_SEATS, 30],
    ["solo", 1, 1],
  ] as const)("C12 a room holds so many of the kind %s and no more", (kind, most, number) => {
    expect(most).toBe(number);
    const seats = Array.from({ length: most }, (_, index) => joined(`s${index}`, kind));
    expect(codeOf(given(opened(), ...seats.slice(1)).state, kind)).toBe("seat.joined");
    expect(codeOf(given(opened(), ...seats).state, kind)).toBe("room-full");
  });

  test("C12 a full kind leaves room for the others", () => {
    const seats = Array.from({ length: PLAYERS_MAX_SEATS }, (_, index) => joined(`s${index}`));
    expect(codeOf(given(opened(), ...seats).state, "observer")).toBe("seat.joined");
  });
});
