import { describe, expect, it } from "vitest";
import type { ActionView } from "../../contract/views";
import { findActions, groupActions } from "./action-search";

function action(id: string, change: Partial<ActionView> = {}): ActionView {
  return {
    id,
    kind: "probe",
    title: id,
    does: "",
    cannotTell: "",
    function: "operations",
    expected: "10 min",
    risk: "low",
    riskNote: "",
    people: 1,
    needs: "",
    undo: "",
    dials: [],
    needsApproval: false,
    available: true,
    why: "",
    ...change,
  };
}

describe("search", () => {
  it("finds an action by what it needs first", () => {
    const restart = action("restart", { needs: "A store that servers can boot from." });
    expect(findActions([restart, action("heap")], "boot store")).toEqual([restart]);
  });

  it("finds an action by the function that does it", () => {
    const post = action("post", { function: "communications" });
    expect(findActions([post, action("heap")], "communications")).toEqual([post]);
  });

  it("shows everything to an empty search", () => {
    expect(findActions([action("a"), action("b")], "  ")).toHaveLength(2);
  });
});

describe("groups", () => {
  const catalogue = [
    action("a", { function: "incident-commander" }),
    action("b", { function: "operations" }),
    action("c", { function: "communications" }),
    action("d", { function: "operations" }),
  ];

  it("puts the functions of this seat first and keeps the catalogue's order within", () => {
    const groups = groupActions(catalogue, ["operations"]);
    expect(groups.map((group) => group.actions.map(({ id }) => id))).toEqual([
      ["b", "d"],
      ["a"],
      ["c"],
    ]);
    expect(groups.map((group) => group.mine)).toEqual([true, false, false]);
  });

  it("says a reason once when it stands in the way of the whole group", () => {
    const why = "Operations lead does this. Ask in the channel.";
    const off = { available: false, why };
    expect(groupActions([action("b", off), action("d", off)], [])[0]?.why).toBe(why);
  });

  it("leaves the reasons with the rows when they differ, or when one can start", () => {
    const off = action("b", { available: false, why: "Already running." });
    expect(groupActions([off, action("d")], [])[0]?.why).toBe("");
    const other = action("d", { available: false, why: "No people left." });
    expect(groupActions([off, other], [])[0]?.why).toBe("");
  });
});
