import "#server-only";
import { describe, expect, test } from "vitest";
import { HYPOTHESES_MAX } from "../../contract/limits";
import { given } from "../testing/given";
import { running } from "../testing/room-log";

const room = given(...running()).at(20);
const propose = (suspectId: string | null, text = "") =>
  ({ type: "hypothesis.propose", suspectId, text }) as const;

describe("C10 a confirmed cause", () => {
  /** The board with one suspect and so many alarms pinned to it. */
  function pinned(suspectId: string, stances: readonly ("for" | "against")[]) {
    const board = room.does("ann", propose(suspectId));
    const hypothesisId = board.state.hypotheses[0]?.id ?? "";
    const items = board.state.channel.map((item) => item.id);
    const after = stances.reduce(
      (before, stance, index) =>
        before.does("bob", {
          type: "evidence.pin",
          hypothesisId,
          itemId: items[index] ?? "",
          stance,
        }),
      board,
    );
    return { board: after, hypothesisId, items };
  }

  test.each([[["for"]], [["for", "against"]], [["against", "against"]]] as const)(
    "C10 is refused on %o",
    (stances) => {
      const { board, hypothesisId } = pinned("valve", stances);
      board.when("ann", { type: "cause.confirm", hypothesisId }).refuses("needs-first");
    },
  );

  test("C10 one piece pinned twice stays one piece", () => {
    const { board, hypothesisId, items } = pinned("valve", ["for"]);
    board
      .does("ann", {
        type: "evidence.pin",
        hypothesisId,
        itemId: items[0] ?? "",
        stance: "for",
      })
      .when("ann", { type: "cause.confirm", hypothesisId })
      .refuses("needs-first");
  });

  test("C10 a piece that changes sides counts where it stands last", () => {
    const { board, hypothesisId, items } = pinned("valve", ["for", "for"]);
    board
      .does("ann", {
        type: "evidence.pin",
        hypothesisId,
        itemId: items[0] ?? "",
        stance: "against",
      })
      .when("ann", { type: "cause.confirm", hypothesisId })
      .refuses("needs-first");
  });

  test("C10 the rule and its sentences are the same for the true cause and a wrong one", () => {
    const [right, wrong] = [pinned("valve", ["for"]), pinned("pump", ["for"])].map(
      ({ board, hypothesisId }) =>
        board.when("ann", { type: "cause.confirm", hypothesisId }).refuses("needs-first"),
    );
    expect(wrong).toEqual(right);
    for (const suspectId of ["valve", "pump"]) {
      const { board, hypothesisId } = pinned(suspectId, ["for", "for"]);
      const confirmed = board
        .when("ann", { type: "cause.confirm", hypothesisId })
        .gives({ type: "cause.confirmed" });
      expect(confirmed.state.hypotheses[0]?.confirmedMinute).toBe(20);
      expect(confirmed.state.channel).toEqual(board.state.channel);
      confirmed.when("bob", { type: "cause.confirm", hypothesisId }).refuses("already");
    }
  });
});

describe("the board", () => {
  test("takes an idea of one's own, by reference to its words", () => {
    const board = room
      .when("ann", propose(null, "The zebra did it"))
      .gives({ type: "hypothesis.proposed", suspectId: null });
    expect(JSON.stringify(board.state)).not.toContain("zebra");
    const ref = board.state.hypotheses[0]?.textRef ?? "";
    expect(board.view("bob", { [ref]: "The zebra did it" }).hypotheses.board[0]?.title).toBe(
      "The zebra did it",
    );
    expect(board.view("bob").hypotheses.board[0]?.title).toBe("(deleted)");
  });

  test("refuses an empty idea, a suspect that is on no list, and a thirteenth", () => {
    room.when("ann", propose(null)).refuses("malformed");
    room.when("ann", propose("butler")).refuses("unknown-item");
    const full = Array.from({ length: HYPOTHESES_MAX }).reduce<typeof room>(
      (before) => before.does("ann", propose(null, "again")),
      room,
    );
    full.when("ann", propose("valve")).refuses("busy");
  });
});
