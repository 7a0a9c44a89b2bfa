import { describe, expect, test } from "vitest";
import { fold } from "../../engine/index";
import { findScenario } from "../../scenarios/registry";
import { openingEvents } from "./opening";

function open(solo: boolean) {
  const scenario = findScenario("checkout-2031");
  if (!scenario) throw new Error("The tutorial is missing.");
  const settings = {
    scenarioId: scenario.id,
    startId: scenario.starts[0]?.id ?? "",
    causeMode: "historical",
    lengthMinutes: 15,
    approvals: false,
    roles: false,
    fog: "as-it-was",
  } as const;
  return fold(scenario, openingEvents({ scenario, settings, solo, name: "You" }, "s1"));
}

describe("a new room", () => {
  test("of one person opens with the briefing, and its clock waits", () => {
    const state = open(true);
    expect(state.exercise).toBe("briefing");
    expect(state.seats.map((seat) => seat.kind)).toEqual(["solo"]);
  });

  test("of a team opens as a lobby with its facilitator", () => {
    const state = open(false);
    expect(state.exercise).toBe("lobby");
    expect(state.seats.map((seat) => seat.kind)).toEqual(["facilitator"]);
  });
});
