import "#server-only";
import { describe, expect, test } from "vitest";
import type { Command, CommandType } from "../../contract/commands";
import { OWN_COMMANDS, OWN_SECTIONS, type OwnSection } from "../../contract/role-table";
import { FUNCTIONS, type ResponseFunction, ROLES } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import { type Given, given } from "../testing/given";
import { joined, opened, started } from "../testing/room-log";

const PLAYED = ROLES.filter((role) => role !== "observer");

/** One seat for each role, named after it, and the clock at a minute at which every kind of line has come. */
const full = given(
  opened({ settings: { roles: true } }),
  joined("fac", "facilitator"),
  ...PLAYED.map((role) => joined(role, "player", role)),
  joined("eve", "observer"),
  started,
).at(30);

const board = full.does("responder", { type: "hypothesis.propose", suspectId: "pump", text: "" });
const hypothesisId = board.state.hypotheses[0]?.id ?? "";

/** A command of each kind that belongs to a function. */
const OWNED: { [T in keyof typeof OWN_COMMANDS]: Extract<Command, { type: T }> } = {
  "incident.take-command": { type: "incident.take-command", seatId: "operations" },
  "work.approve": { type: "work.approve", workId: "w0" },
  "cause.confirm": { type: "cause.confirm", hypothesisId },
  "decision.record": { type: "decision.record", text: "We wait.", reason: "" },
  "note.write": { type: "note.write", text: "Storage called back." },
  "draft.write": { type: "draft.write", actionId: "comms.post", text: "We know." },
};

function mayGive(room: Given, seatId: string, command: Command): boolean {
  const { decision } = room.when(seatId, command);
  return !("code" in decision && decision.code === "not-your-role");
}

describe("C13 the table of commands", () => {
  const cells = Object.entries(OWN_COMMANDS).flatMap(([type, owners]) =>
    PLAYED.map((role) => [role, type as keyof typeof OWN_COMMANDS, owners] as const),
  );

  test.each(cells)("C13 %s × %s", (role, type, owners) => {
    const owns = (owners as readonly string[]).includes(role);
    expect(mayGive(board, role, OWNED[type])).toBe(owns);
  });

  test.each(Object.keys(OWNED) as CommandType[])(
    "C13 %s is everyone's while nobody holds it",
    (type) => {
      const [gone, ...others] = OWN_COMMANDS[type as keyof typeof OWN_COMMANDS];
      const without = [gone, ...others].reduce<Given>(
        (room, one) => room.does("fac", { type: "seat.remove", seatId: one }),
        board,
      );
      const command =
        type === "incident.take-command"
          ? ({ type, seatId: "responder" } as const)
          : OWNED[type as keyof typeof OWNED];
      expect(mayGive(without, "responder", command)).toBe(true);
    },
  );

  test("C13 whoever is in command counts as incident commander, and may hand it on", () => {
    const handed = board.does("incident-commander", OWNED["incident.take-command"]);
    expect(mayGive(handed, "operations", OWNED["decision.record"])).toBe(true);
    handed
      .when("operations", { type: "incident.take-command", seatId: "scribe" })
      .gives({ type: "incident.command-taken", seatId: "scribe", bySeatId: "operations" });
  });

  test("C13 the line of the channel says to whom it goes", () => {
    const handed = board.does("incident-commander", OWNED["incident.take-command"]);
    const line = handed.view("scribe").channel.find(({ text }) => text.startsWith("Hands command"));
    const to = handed.view("scribe").seats.find(({ id }) => id === "operations");
    expect(to?.name).not.toBe("");
    expect(line).toMatchObject({
      kind: "decision",
      seatId: "incident-commander",
      text: `Hands command over to ${to?.name}.`,
    });
  });

  test("C13 the facilitator can give command to somebody, when whoever had it is gone", () => {
    board.when("fac", { type: "incident.take-command", seatId: "scribe" }).gives({
      type: "incident.command-taken",
      seatId: "scribe",
      bySeatId: "fac",
    });
  });
});

describe("C13 the table of sections", () => {
  const drafted = full.does("communications", OWNED["draft.write"]);
  const cells = Object.keys(OWN_SECTIONS).flatMap((section) =>
    [...PLAYED, "eve" as const].map((seatId) => [seatId, section as OwnSection] as const),
  );

  test.each(cells)("V4 %s × %s", (seatId, section) => {
    const owns = (OWN_SECTIONS[section] as readonly string[]).includes(seatId);
    expect(drafted.view(seatId)[section].length > 0).toBe(owns);
    expect(drafted.view("fac")[section].length).toBeGreaterThan(0);
  });
});

describe("V3 answers and voices go to one function", () => {
  const probes: readonly [ResponseFunction, string][] = full.scenario.actions
    .filter(({ answer, id }) => answer && !id.includes("spare"))
    .map((action) => [action.function, action.id]);
  const reads = (view: PlayerView, id: string) => view.channel.some((line) => line.id === id);

  test.each(probes)("V3 %s alone reads what %s found, until it is shared", (role, actionId) => {
    const answered = full.orders(role, actionId).at(70);
    const { id } = answered.line("result");
    for (const seatId of [...PLAYED, "eve"]) {
      expect(reads(answered.view(seatId), id)).toBe(seatId === role);
    }
    expect(reads(answered.view("fac"), id)).toBe(true);
    const shared = answered.does(role, { type: "item.share", itemId: id });
    for (const seatId of [...PLAYED, "eve"]) expect(reads(shared.view(seatId), id)).toBe(true);
  });

  test("V3 whoever asked reads the answer under another role as well", () => {
    const [role, actionId] = probes[0] ?? (["operations", ""] as const);
    const answered = full.orders(role, actionId).at(70);
    const moved = answered.does(role, { type: "seat.choose-role", role: "responder" });
    expect(reads(moved.view(role), answered.line("result").id)).toBe(true);
  });
});

describe("W9 promises", () => {
  const declared = full.does("responder", { type: "incident.declare", severity: "SEV1" });
  const post = (room: Given, promise: number) =>
    room.does("communications", {
      type: "work.start",
      actionId: "comms.post",
      params: { text: "We know.", promise },
      reason: "",
    });
  const due = (room: Given) => room.view("scribe").incident.communications.dueMinute;

  test("W9 an update sets the clock to what it promised", () => {
    const posted = post(declared, 45).at(32);
    expect(posted.view("scribe").posts).toMatchObject([{ minute: 32, promisedMinute: 77 }]);
    expect(due(posted)).toBe(77);
  });

  test("W9 a promise is kept by the next update in time, and broken by the first minute after it", () => {
    const posted = post(declared, 5).at(32);
    const kept = (room: Given) => room.view("scribe").posts.map((one) => one.kept);
    expect(kept(posted)).toEqual([null]);
    expect(kept(posted.at(37))).toEqual([null]);
    expect(kept(posted.at(38))).toEqual([false]);
    expect(kept(post(posted, 20).at(35))).toEqual([true, null]);
  });

  test("W9 a sent update leaves no draft behind", () => {
    const drafted = declared.does("communications", OWNED["draft.write"]);
    expect(drafted.view("incident-commander").drafts).toMatchObject([
      { actionId: "comms.post", seatId: "communications" },
    ]);
    expect(post(drafted, 20).state.drafts).toEqual([]);
  });

  test("W9 words that did not go out are a draft again, unless another one has been begun", () => {
    const sent = post(declared, 20);
    const { id: workId, textRef } = sent.state.works.at(-1) ?? { id: "", textRef: null };
    const cancelled = sent.does("communications", { type: "work.cancel", workId });
    expect(textRef).not.toBeNull();
    expect(cancelled.state.drafts).toMatchObject([{ actionId: "comms.post", textRef }]);
    const another = sent.does("communications", OWNED["draft.write"]);
    const newer = another.does("communications", { type: "work.cancel", workId });
    expect(newer.state.drafts).toEqual(another.state.drafts);
  });
});

test("every function has a seat in these tests", () => {
  expect(full.state.seats.map(({ id }) => id)).toEqual(expect.arrayContaining([...FUNCTIONS]));
});
