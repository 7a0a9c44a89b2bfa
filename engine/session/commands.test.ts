import "#server-only";
import { describe, expect, test } from "vitest";
import type { Command, CommandType } from "../../contract/commands";
import { commandSchema } from "../../contract/commands";
import type { RejectionCode } from "../../contract/rejections";
import { type Given, given } from "../testing/given";
import { alone, lobby, running } from "../testing/room-log";
import type { Event } from "./events";
import type { SessionState } from "./state";

/** The three questions that every command is asked. */
interface Questions {
  readonly given: Given;
  readonly seat: string;
  readonly command: Command;
  /** It acts: these events. */
  readonly gives: Partial<Event>;
  /** It stays quiet: nothing but this changes. */
  readonly changes: readonly (keyof SessionState)[];
  /** It refuses, on another day or from another seat. */
  readonly refused: {
    readonly given?: Given;
    readonly seat?: string;
    readonly command?: Command;
    readonly code: RejectionCode;
  };
}

const room = given(...running());
const paused = room.does("fac", { type: "exercise.pause" });
const declared = room.does("ann", { type: "incident.declare", severity: "SEV1" });
const spoken = room.at(20).does("ann", { type: "message.post", text: "x" });
const board = spoken.does("ann", { type: "hypothesis.propose", suspectId: "valve", text: "" });
const idea = board.state.hypotheses[0]?.id ?? "";
const [firstAlarm = "", secondAlarm = ""] = board.lines("alarm").map((item) => item.id);
const pinned = [firstAlarm, secondAlarm].reduce(
  (before, itemId) =>
    before.does("bob", { type: "evidence.pin", hypothesisId: idea, itemId, stance: "for" }),
  board,
);
const orderly = given(...running({ settings: { approvals: true } }))
  .does("ann", { type: "incident.take-command", seatId: "ann" })
  .orders("bob", "fix.repair");
const awaiting = orderly.work("fix.repair").id;
const busy = room.orders("ann", "probe.heat");
const busyId = busy.work("probe.heat").id;
const draining = room.orders("ann", "fix.drain", { rate: 1 }).at(14);
const drainingId = draining.work("fix.drain").id;
const held = busy.does("ann", { type: "work.hold", workId: busyId });
const over = room.does("fac", { type: "exercise.end" });
const answered = busy.at(40);
const answer = answered.line("result").id;
const start = { type: "work.start", actionId: "probe.heat", params: {}, reason: "" } as const;

const COMMANDS: Record<CommandType, Questions> = {
  "seat.choose-role": {
    given: given(...lobby()),
    seat: "ann",
    command: { type: "seat.choose-role", role: "operations" },
    gives: { type: "seat.role-chosen", seatId: "ann", role: "operations" },
    changes: ["seats"],
    refused: {
      given: given(...lobby()).does("bob", { type: "seat.choose-role", role: "operations" }),
      code: "already",
    },
  },
  "seat.set-ready": {
    given: given(...lobby()),
    seat: "ann",
    command: { type: "seat.set-ready", ready: true },
    gives: { type: "seat.ready-set", seatId: "ann", ready: true },
    changes: ["seats"],
    refused: { given: room, code: "not-now" },
  },
  "seat.assign-role": {
    given: room,
    seat: "fac",
    command: { type: "seat.assign-role", seatId: "bob", role: "observability" },
    gives: { type: "seat.role-chosen", seatId: "bob", role: "observability" },
    changes: ["seats"],
    refused: {
      command: { type: "seat.assign-role", seatId: "fac", role: "observability" },
      code: "unknown-item",
    },
  },
  "seat.remove": {
    given: room,
    seat: "fac",
    command: { type: "seat.remove", seatId: "bob" },
    gives: { type: "seat.removed", seatId: "bob" },
    changes: ["seats", "command"],
    refused: { command: { type: "seat.remove", seatId: "fac" }, code: "unknown-item" },
  },
  "exercise.brief": {
    given: given(...lobby()),
    seat: "fac",
    command: { type: "exercise.brief" },
    gives: { type: "exercise.briefed" },
    changes: ["exercise"],
    refused: { given: room, code: "not-now" },
  },
  "exercise.start": {
    given: given(...lobby()),
    seat: "fac",
    command: { type: "exercise.start" },
    gives: { type: "exercise.started", fromMinute: 10 },
    changes: ["exercise", "minute", "world", "frames", "alarms", "known", "incident", "levels"],
    refused: { seat: "ann", code: "not-your-role" },
  },
  "exercise.pause": {
    given: room,
    seat: "fac",
    command: { type: "exercise.pause" },
    gives: { type: "exercise.paused" },
    changes: ["exercise"],
    refused: { given: paused, code: "already" },
  },
  "exercise.resume": {
    given: paused,
    seat: "fac",
    command: { type: "exercise.resume" },
    gives: { type: "exercise.resumed" },
    changes: ["exercise"],
    refused: { given: room, code: "already" },
  },
  "exercise.set-pace": {
    given: room,
    seat: "fac",
    command: { type: "exercise.set-pace", factor: 8 },
    gives: { type: "exercise.pace-set", factor: 8 },
    changes: ["paceFactor"],
    refused: { given: over, code: "not-now" },
  },
  "exercise.set-fog": {
    given: room,
    seat: "fac",
    command: { type: "exercise.set-fog", level: "high" },
    gives: { type: "exercise.fog-set", level: "high" },
    changes: ["fog"],
    refused: {
      given: room.does("fac", { type: "exercise.set-fog", level: "high" }),
      code: "already",
    },
  },
  "exercise.step": {
    given: room,
    seat: "fac",
    command: { type: "exercise.step", minutes: 3 },
    gives: { type: "clock.ticked", minute: 13 },
    changes: [
      "minute",
      "world",
      "frames",
      "alarms",
      "known",
      "incident",
      "levels",
      "channel",
      "issued",
      "injects",
    ],
    refused: { given: room.at(240), code: "not-now" },
  },
  "exercise.skip": {
    given: room.at(20),
    seat: "fac",
    command: { type: "exercise.skip" },
    gives: { type: "clock.ticked", minute: 80 },
    changes: ["minute", "world", "frames", "alarms", "known", "incident", "levels"],
    refused: { given: room.at(240), code: "not-now" },
  },
  "exercise.end": {
    given: room,
    seat: "fac",
    command: { type: "exercise.end" },
    gives: { type: "exercise.ended" },
    changes: ["exercise"],
    refused: { given: over, code: "not-now" },
  },
  "exercise.reveal": {
    given: over,
    seat: "fac",
    command: { type: "exercise.reveal" },
    gives: { type: "exercise.revealed" },
    changes: ["exercise"],
    refused: { given: room, code: "not-now" },
  },
  "inject.fire": {
    given: room,
    seat: "fac",
    command: { type: "inject.fire", injectId: "inject.never" },
    gives: { type: "inject.fired", injectId: "inject.never" },
    changes: ["injects", "channel", "issued"],
    refused: { given: room.at(12).at(20), command: fire("inject.early"), code: "already" },
  },
  "inject.hold": {
    given: room,
    seat: "fac",
    command: { type: "inject.hold", injectId: "inject.early" },
    gives: { type: "inject.held", injectId: "inject.early" },
    changes: ["injects"],
    refused: { command: { type: "inject.hold", injectId: "inject.none" }, code: "unknown-item" },
  },
  "inject.release": {
    given: room.does("fac", { type: "inject.hold", injectId: "inject.early" }),
    seat: "fac",
    command: { type: "inject.release", injectId: "inject.early" },
    gives: { type: "inject.released", injectId: "inject.early" },
    changes: ["injects"],
    refused: {
      given: room,
      command: { type: "inject.release", injectId: "inject.early" },
      code: "already",
    },
  },
  "inject.cancel": {
    given: room,
    seat: "fac",
    command: { type: "inject.cancel", injectId: "inject.early" },
    gives: { type: "inject.cancelled", injectId: "inject.early" },
    changes: ["injects"],
    refused: {
      given: room.does("fac", { type: "inject.cancel", injectId: "inject.early" }),
      code: "already",
    },
  },
  "inject.write": {
    given: room,
    seat: "fac",
    command: { type: "inject.write", from: "Boss", text: "Hurry", audience: "all" },
    gives: { type: "inject.written", audience: "all" },
    changes: ["injects", "channel", "issued"],
    refused: { seat: "bob", code: "not-your-role" },
  },
  "incident.declare": {
    given: room,
    seat: "ann",
    command: { type: "incident.declare", severity: "SEV1" },
    gives: { type: "incident.declared", severity: "SEV1", seatId: "ann" },
    changes: ["command", "incident", "channel", "issued"],
    refused: { given: declared, code: "already" },
  },
  "incident.take-command": {
    given: declared,
    seat: "bob",
    command: { type: "incident.take-command", seatId: "bob" },
    gives: { type: "incident.command-taken", seatId: "bob", bySeatId: "bob" },
    changes: ["command", "channel", "issued"],
    refused: { command: { type: "incident.take-command", seatId: "eve" }, code: "unknown-item" },
  },
  "work.start": {
    given: room,
    seat: "ann",
    command: start,
    gives: { type: "work.started", actionId: "probe.heat", seatId: "ann", awaitsApproval: false },
    changes: ["works", "drafts", "channel", "issued"],
    refused: { command: { ...start, actionId: "probe.none" }, code: "unknown-action" },
  },
  "work.approve": {
    given: orderly,
    seat: "ann",
    command: { type: "work.approve", workId: awaiting },
    gives: { type: "work.approved", workId: awaiting, seatId: "ann" },
    changes: ["works", "channel", "issued", "incident"],
    refused: { seat: "bob", code: "not-your-role" },
  },
  "work.hold": {
    given: busy,
    seat: "ann",
    command: { type: "work.hold", workId: busyId },
    gives: { type: "work.held", workId: busyId, seatId: "ann" },
    changes: ["works", "channel", "issued"],
    refused: { given: held, code: "not-now" },
  },
  "work.release": {
    given: held,
    seat: "ann",
    command: { type: "work.release", workId: busyId },
    gives: { type: "work.released", workId: busyId, seatId: "ann" },
    changes: ["works", "channel", "issued"],
    refused: { given: busy, code: "not-now" },
  },
  "work.adjust": {
    given: draining,
    seat: "ann",
    command: { type: "work.adjust", workId: drainingId, params: { rate: 5 } },
    gives: {
      type: "work.adjusted",
      workId: drainingId,
      params: { rate: 5, where: "sewer" },
      seatId: "ann",
    },
    changes: ["works", "world", "channel", "issued"],
    refused: {
      given: busy,
      command: { type: "work.adjust", workId: busyId, params: {} },
      code: "not-now",
    },
  },
  "work.cancel": {
    given: busy,
    seat: "ann",
    command: { type: "work.cancel", workId: busyId },
    gives: { type: "work.cancelled", workId: busyId, seatId: "ann" },
    changes: ["works", "channel", "issued"],
    refused: { command: { type: "work.cancel", workId: "w0" }, code: "unknown-item" },
  },
  "message.post": {
    given: room,
    seat: "fac",
    command: { type: "message.post", text: "Hello" },
    gives: { type: "message.posted", seatId: "fac" },
    changes: ["channel", "issued"],
    refused: { seat: "eve", code: "not-your-role" },
  },
  "decision.record": {
    given: room,
    seat: "ann",
    command: { type: "decision.record", text: "We wait.", reason: "" },
    gives: { type: "decision.recorded", seatId: "ann" },
    changes: ["channel", "issued"],
    refused: { given: over, code: "not-now" },
  },
  "note.write": {
    given: room,
    seat: "ann",
    command: { type: "note.write", text: "Storage called back." },
    gives: { type: "note.written", seatId: "ann" },
    changes: ["channel", "issued"],
    refused: { seat: "eve", code: "not-your-role" },
  },
  "draft.write": {
    given: room,
    seat: "ann",
    command: { type: "draft.write", actionId: "comms.post", text: "We know." },
    gives: { type: "draft.written", actionId: "comms.post", seatId: "ann" },
    changes: ["drafts"],
    refused: {
      command: { type: "draft.write", actionId: "probe.heat", text: "We know." },
      code: "unknown-action",
    },
  },
  "item.share": {
    given: answered,
    seat: "ann",
    command: { type: "item.share", itemId: answer },
    gives: { type: "item.shared", itemId: answer, seatId: "ann" },
    changes: ["channel"],
    refused: {
      given: spoken,
      command: { type: "item.share", itemId: firstAlarm },
      code: "already",
    },
  },
  "item.pin": {
    given: spoken,
    seat: "ann",
    command: { type: "item.pin", itemId: firstAlarm, pinned: true },
    gives: { type: "item.pinned", itemId: firstAlarm, pinned: true, seatId: "ann" },
    changes: ["channel"],
    refused: { given: room, code: "unknown-item" },
  },
  "hypothesis.propose": {
    given: room,
    seat: "ann",
    command: { type: "hypothesis.propose", suspectId: "valve", text: "" },
    gives: { type: "hypothesis.proposed", suspectId: "valve", seatId: "ann", textRef: null },
    changes: ["hypotheses", "incident", "issued"],
    refused: { given: board, code: "already" },
  },
  "hypothesis.rate": {
    given: board,
    seat: "bob",
    command: { type: "hypothesis.rate", hypothesisId: idea, probability: 40 },
    gives: { type: "hypothesis.rated", hypothesisId: idea, seatId: "bob", probability: 40 },
    changes: ["hypotheses"],
    refused: { given: room, code: "unknown-item" },
  },
  "evidence.pin": {
    given: board,
    seat: "ann",
    command: { type: "evidence.pin", hypothesisId: idea, itemId: firstAlarm, stance: "for" },
    gives: { type: "evidence.pinned", itemId: firstAlarm, stance: "for", seatId: "ann" },
    changes: ["hypotheses"],
    refused: {
      command: { type: "evidence.pin", hypothesisId: idea, itemId: "i0", stance: "for" },
      code: "unknown-item",
    },
  },
  "cause.confirm": {
    given: pinned,
    seat: "ann",
    command: { type: "cause.confirm", hypothesisId: idea },
    gives: { type: "cause.confirmed", hypothesisId: idea, seatId: "ann" },
    changes: ["hypotheses", "incident"],
    refused: { given: board, code: "needs-first" },
  },
};

function fire(injectId: string): Command {
  return { type: "inject.fire", injectId };
}

describe.each(Object.entries(COMMANDS))("C1 %s", (_type, asked) => {
  test("acts: gives its event and no refusal", () => {
    asked.given.when(asked.seat, asked.command).gives(asked.gives);
  });

  test("refuses: gives one sentence and no event", () => {
    const { refused } = asked;
    (refused.given ?? asked.given)
      .when(refused.seat ?? asked.seat, refused.command ?? asked.command)
      .refuses(refused.code);
  });

  test("stays quiet: changes only what it is about", () => {
    const before = asked.given.state;
    const after = asked.given.does(asked.seat, asked.command).state;
    const keys = Object.keys(before) as (keyof SessionState)[]; // the state's own keys
    const changed = keys.filter((key) => after[key] !== before[key]);
    expect(asked.changes).toEqual(expect.arrayContaining(changed));
  });
});

describe("C2 who moves the exercise", () => {
  const CONTROLS: readonly Command[] = [
    { type: "exercise.pause" },
    { type: "exercise.set-pace", factor: 2 },
    { type: "exercise.set-fog", level: "low" },
    { type: "exercise.step", minutes: 1 },
    { type: "exercise.skip" },
    { type: "exercise.end" },
  ];

  test("C2 the deck is a facilitator's: a solo player cannot read ahead in it", () => {
    room.when("ann", fire("inject.never")).refuses("not-your-role");
    given(...alone())
      .when("ann", fire("inject.never"))
      .refuses("not-your-role");
    expect(room.when("fac", fire("inject.never")).events).toHaveLength(1);
  });

  test.each(CONTROLS)("C2 a player is refused $type; facilitator and solo are not", (command) => {
    room.when("ann", command).refuses("not-your-role");
    expect(room.when("fac", command).events).toHaveLength(1);
    expect(given(...alone()).when("ann", command).events).toHaveLength(1);
  });

  test.each(Object.values(COMMANDS))("C2 an observer is refused $command.type", (asked) => {
    asked.given.when("eve", asked.command).refuses("not-your-role");
  });

  test("C2 a facilitator plays no part", () => {
    room.when("fac", start).refuses("not-your-role");
    room.when("fac", { type: "incident.declare", severity: "SEV1" }).refuses("not-your-role");
  });

  test("C2 a seat that is not in the room gives no command", () => {
    room.when("zoe", start).refuses("not-your-seat");
  });
});

describe("C3 when a command is possible", () => {
  const closed = over.does("fac", { type: "exercise.reveal" });

  test.each(Object.values(COMMANDS))("C3 $command.type is refused once closed", (asked) => {
    closed.when(asked.seat, asked.command).refuses("not-now");
  });

  test("C3 nothing is worked on before the start, and messages may be sent all along", () => {
    const before = given(...lobby());
    before.when("ann", start).refuses("not-now");
    for (const at of [before, room, paused, over]) {
      at.when("ann", { type: "message.post", text: "x" }).gives({ type: "message.posted" });
    }
  });

  test("C3 work goes on being ordered while the clock is paused", () => {
    paused.when("ann", start).gives({ type: "work.started" });
  });

  test("C3 the briefing leads to the start, not back", () => {
    const briefed = given(...lobby()).does("fac", { type: "exercise.brief" });
    briefed.when("fac", { type: "exercise.brief" }).refuses("not-now");
    briefed.when("fac", { type: "exercise.start" }).gives({ type: "exercise.started" });
  });
});

describe("C11 a line that a seat cannot see", () => {
  const roles = given(...running({ settings: { roles: true } }))
    .does("bob", { type: "seat.choose-role", role: "dependents" })
    .at(20);
  const secret = roles.lines("inject").find((item) => item.audience === "dependents")?.id ?? "";

  test("C11 is answered as one that does not exist", () => {
    const pin = (itemId: string): Command => ({ type: "item.pin", itemId, pinned: true });
    const unseen = roles.when("ann", pin(secret)).refuses("unknown-item");
    expect(unseen).toEqual(roles.when("ann", pin("i0")).refuses("unknown-item"));
    roles.when("bob", pin(secret)).gives({ type: "item.pinned", itemId: secret });
  });

  test("C11 is no evidence either", () => {
    const proposed = roles.does("ann", {
      type: "hypothesis.propose",
      suspectId: "pump",
      text: "",
    });
    const hypothesisId = proposed.state.hypotheses[0]?.id ?? "";
    const evidence = { type: "evidence.pin", hypothesisId, itemId: secret, stance: "for" } as const;
    proposed.when("ann", evidence).refuses("unknown-item");
    proposed
      .when("bob", evidence)
      .gives({ type: "item.shared", itemId: secret, seatId: "bob" }, { type: "evidence.pinned" });
  });

  test("C11 can be shared by nobody but who reads it", () => {
    roles.when("ann", { type: "item.share", itemId: secret }).refuses("unknown-item");
    const shared = roles.does("bob", { type: "item.share", itemId: secret });
    shared.when("ann", { type: "item.pin", itemId: secret, pinned: true }).gives({
      type: "item.pinned",
    });
  });
});

test("every command of the table is one that the contract lets in", () => {
  for (const { command } of Object.values(COMMANDS)) {
    expect(commandSchema.parse(command)).toEqual(command);
  }
});
