import { describe, expect, test } from "vitest";
import { FUNCTIONS, type ResponseFunction, type Role } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import { changeNotes } from "./role-list";
import { playedRoles } from "./seat-role";

type Who = { id: string; role: Role };

function table(own: Who, others: Who[], commanderSeatId: string | null) {
  const seats = [own, ...others].map(({ id, role }) => ({
    id,
    name: id,
    kind: "player" as const,
    role,
    ready: true,
    online: true,
    commands: id === commanderSeatId,
    inFlight: 0,
  }));
  const functions = FUNCTIONS.filter(
    (one) => one === own.role || !others.some(({ role }) => role === one),
  );
  return {
    seats,
    you: youOf(own, functions),
    incident: { commanderSeatId } as PlayerView["incident"],
  };
}

function youOf({ id, role }: Who, functions: readonly ResponseFunction[]): PlayerView["you"] {
  return {
    seatId: id,
    name: id,
    kind: "player",
    role,
    functions: [...functions],
    controls: false,
    attention: { used: 0, max: 3 },
  };
}

const ben = { id: "Ben", role: "operations" } as const;
const ana = { id: "Ana", role: "incident-commander" } as const;

describe("what another role changes", () => {
  test("the old one becomes free for all, the new one one's own", () => {
    expect(changeNotes(table(ben, [ana], "Ana"), "scribe")).toEqual([
      "Scribe becomes yours: what belongs to it, only you do and read from then on.",
      "Operations lead becomes free: everybody may act in it until somebody takes it.",
    ]);
  });

  test("giving a role up makes none one's own", () => {
    expect(changeNotes(table(ben, [ana], "Ana"), "responder")).toEqual([
      "Operations lead becomes free: everybody may act in it until somebody takes it.",
    ]);
  });

  test("command goes with no role", () => {
    expect(changeNotes(table(ana, [ben], "Ana"), "scribe")).toContain(
      "You stay in command until you hand it over.",
    );
    expect(changeNotes(table(ben, [], null), "incident-commander")).toHaveLength(2);
    const led = table(ben, [{ id: "Cy", role: "responder" }], "Cy");
    expect(changeNotes(led, "incident-commander")).toContain(
      "Command stays with Cy until it is handed over.",
    );
  });
});

describe("what a seat plays", () => {
  test.each([
    [["operations"], "Operations lead"],
    [["operations", "observability"], "Operations lead + Obs"],
    [["operations", "observability", "scribe", "dependents"], "Operations lead + 3 more"],
  ] as const)("%j: %s", (functions, words) => {
    expect(playedRoles(youOf(ben, functions))).toBe(words);
  });

  test("a responder plays what is free", () => {
    expect(playedRoles(youOf({ id: "Cy", role: "responder" }, ["scribe"]))).toBe(
      "Responder + Scribe",
    );
  });
});
