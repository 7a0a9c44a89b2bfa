import "#server-only";
import { describe, expect, test } from "vitest";
import type { ActionParams } from "../../contract/commands";
import { given } from "../testing/given";
import { alone, running } from "../testing/room-log";
import type { ToyWorld } from "../testing/toy-actions";

const room = given(...running());

function order(actionId: string, params: ActionParams = {}) {
  return { type: "work.start", actionId, params, reason: "" } as const;
}

function worldOf(at: typeof room): ToyWorld {
  return at.state.world as ToyWorld; // every state here is the toy's
}

/** `count` probes in one seat's hands. */
function hold(at: typeof room, seatId: string, count: number, from = 0): typeof room {
  return Array.from({ length: count }, (_, index) => `probe.spare-${from + index}`).reduce(
    (before, actionId) => before.orders(seatId, actionId),
    at,
  );
}

describe("C5 attention", () => {
  test("C5 a fourth preparation is refused; another player still has hands", () => {
    const full = hold(room, "ann", 3);
    full.when("ann", order("probe.heat")).refuses("busy");
    full.when("bob", order("probe.heat")).gives({ type: "work.started", seatId: "bob" });
    expect(full.view("ann").you.attention).toEqual({ used: 3, max: 3 });
  });

  test("C5 work that needs two people finds no room where one is free", () => {
    const one = hold(room, "ann", 2);
    expect(one.when("ann", order("probe.pair")).refuses("busy").sentence).toMatch(
      /needs 2 of your 3/,
    );
    const two = hold(room, "ann", 1).orders("ann", "probe.pair");
    expect(two.view("ann").you.attention).toEqual({ used: 3, max: 3 });
    expect(two.at(20).view("ann").you.attention.used).toBe(1);
  });

  test("C5 a solo player prepares eight", () => {
    const full = hold(given(...alone()), "ann", 8);
    full.when("ann", order("probe.heat")).refuses("busy");
  });

  test("C5 what runs by itself takes no attention", () => {
    const draining = room.orders("ann", "fix.drain", { rate: 1 }).at(12);
    expect(draining.work("fix.drain")).toMatchObject({ state: "running", applied: true });
    hold(draining, "ann", 2).when("ann", order("probe.heat")).gives({ type: "work.started" });
  });

  test("C5 what is done or cancelled frees a hand", () => {
    const full = hold(room, "ann", 3);
    full
      .does("ann", { type: "work.cancel", workId: full.work("probe.spare-0").id })
      .when("ann", order("probe.heat"))
      .gives({ type: "work.started" });
    full.at(40).when("ann", order("probe.heat")).gives({ type: "work.started" });
  });

  test("C5 a held work is not let go of into full hands", () => {
    const first = room.orders("ann", "probe.heat");
    const workId = first.work("probe.heat").id;
    const full = hold(first.does("ann", { type: "work.hold", workId }), "ann", 3);
    full.when("ann", { type: "work.release", workId }).refuses("busy");
    expect(full.view("ann").you.attention.used).toBe(3);
  });

  test("C5 an approval does not put a fourth work into somebody's hands", () => {
    const asked = given(...running({ settings: { approvals: true } }))
      .does("ann", { type: "incident.take-command", seatId: "ann" })
      .orders("bob", "fix.repair");
    const workId = asked.work("fix.repair").id;
    const full = hold(asked, "bob", 3);
    full.when("ann", { type: "work.approve", workId }).refuses("busy");
    full
      .does("bob", { type: "work.cancel", workId: full.work("probe.spare-0").id })
      .when("ann", { type: "work.approve", workId })
      .gives({ type: "work.approved" });
  });

  test("C5 letting go of work that has taken effect needs no hand", () => {
    const draining = room.orders("ann", "fix.drain", { rate: 1 }).at(12);
    const workId = draining.work("fix.drain").id;
    hold(draining.does("ann", { type: "work.hold", workId }), "ann", 3)
      .when("ann", { type: "work.release", workId })
      .gives({ type: "work.released" });
  });
});

describe("C6 lanes", () => {
  test("C6 two works of one lane are never under way together", () => {
    const repairing = room.orders("ann", "fix.repair");
    repairing.when("bob", order("fix.open-lid")).refuses("busy");
    repairing.when("bob", order("fix.repair")).refuses("busy");
  });

  test.each(["hold", "await approval"])("C6 works that %s keep their lane", (how) => {
    const asked = given(...running({ settings: { approvals: how !== "hold" } }))
      .does("ann", { type: "incident.take-command", seatId: "ann" })
      .orders("bob", "fix.repair");
    const waiting =
      how === "hold"
        ? asked.does("bob", { type: "work.hold", workId: asked.work("fix.repair").id })
        : asked;
    waiting.when("bob", order("fix.open-lid")).refuses("busy");
  });

  test("C6 what is not repeatable succeeds once", () => {
    room.orders("ann", "fix.repair").at(15).when("bob", order("fix.repair")).refuses("already");
  });

  test("C6 what was cancelled may be tried again", () => {
    const cancelled = room.orders("ann", "fix.repair");
    cancelled
      .does("ann", { type: "work.cancel", workId: cancelled.work("fix.repair").id })
      .when("ann", order("fix.repair"))
      .gives({ type: "work.started" });
  });

  test("C6 repeatable work may be done again", () => {
    room
      .orders("ann", "fix.open-lid")
      .at(13)
      .when("ann", order("fix.open-lid"))
      .gives({ type: "work.started" });
  });
});

describe("C7 dials", () => {
  test.each([0, 11, Number.NaN, Number.POSITIVE_INFINITY, "3", "fast"])(
    "C7 refuses a dial outside its range: %s",
    (rate) => {
      const refusal = room.when("ann", order("fix.drain", { rate })).refuses("bad-setting");
      expect(refusal.sentence).toBe("Rate must be from 1 to 10 units/min.");
    },
  );

  test.each(["lake", "", 1, "constructor"])("C7 refuses a choice that is none: %s", (where) => {
    const refusal = room.when("ann", order("fix.drain", { where })).refuses("bad-setting");
    expect(refusal.sentence).toBe("Where to must be one of: sewer, river.");
  });

  test.each(["depth", "constructor", "toString"])("C7 refuses the unknown dial %s", (dial) => {
    const refusal = room.when("ann", order("fix.drain", { [dial]: 3 })).refuses("bad-setting");
    expect(refusal.sentence).toContain(`"${dial}"`);
  });

  test.each([{}, { text: "" }, { text: "   " }, { text: "x".repeat(41) }, { text: 5 }])(
    "C7 refuses a missing or endless text: %o",
    (params: ActionParams) => {
      const refusal = room.when("ann", order("comms.post", params)).refuses("bad-setting");
      expect(refusal.sentence).toBe("Words: write 1 to 40 characters.");
    },
  );

  test("C7 takes the ends of the range, and fills in what was left alone", () => {
    for (const rate of [1, 10]) {
      room
        .when("ann", order("fix.drain", { rate }))
        .gives({ type: "work.started", params: { rate, where: "sewer" } });
    }
    room
      .when("ann", order("fix.drain"))
      .gives({ type: "work.started", params: { rate: 2, where: "sewer" } });
  });

  test("R3 the text of a work is not among its settings", () => {
    const [event] = room.when("ann", order("comms.post", { text: "Secret words" })).events;
    expect(JSON.stringify(event)).not.toContain("Secret");
    expect(event).toMatchObject({ params: {} });
  });
});

describe("C8 approvals", () => {
  const strict = given(...running({ settings: { approvals: true } }));
  const led = strict.does("ann", { type: "incident.declare", severity: "SEV1" });

  test("C8 work of high risk waits for the incident commander", () => {
    const asked = led.when("bob", order("fix.repair")).gives({ awaitsApproval: true });
    expect(asked.work("fix.repair").state).toBe("awaiting-approval");
    expect(worldOf(asked.at(40)).repaired).toBe(false);
    const going = asked.at(20).does("ann", {
      type: "work.approve",
      workId: asked.work("fix.repair").id,
    });
    expect(going.work("fix.repair")).toMatchObject({ state: "running", startedMinute: 20 });
    expect(worldOf(going.at(24)).repaired).toBe(false);
    expect(worldOf(going.at(25)).repaired).toBe(true);
  });

  test("C8 the commander's own order waits for nobody", () => {
    led.when("ann", order("fix.repair")).gives({ awaitsApproval: false });
  });

  test("C8 without a commander it is refused", () => {
    strict.when("bob", order("fix.repair")).refuses("needs-first");
  });

  test("C8 lower risk, approvals off, and solo wait for nobody", () => {
    strict.when("bob", order("fix.drain")).gives({ awaitsApproval: false });
    room.when("bob", order("fix.repair")).gives({ awaitsApproval: false });
    given(...alone({ settings: { approvals: true } }))
      .when("ann", order("fix.repair"))
      .gives({ awaitsApproval: false });
  });

  test("C8 what waits for nobody cannot be approved", () => {
    const asked = led.orders("bob", "fix.repair");
    const approve = { type: "work.approve", workId: asked.work("fix.repair").id } as const;
    asked.does("ann", approve).when("ann", approve).refuses("already");
  });

  test("C8 whoever takes command approves from then on", () => {
    const asked = led
      .orders("bob", "fix.repair")
      .does("bob", { type: "incident.take-command", seatId: "bob" });
    const approve = { type: "work.approve", workId: asked.work("fix.repair").id } as const;
    asked.when("ann", approve).refuses("not-your-role");
    asked.when("bob", approve).gives({ type: "work.approved" });
  });
});

describe("C9 hold and cancel", () => {
  const repairing = room.orders("ann", "fix.repair").at(12);
  const repair = repairing.work("fix.repair").id;
  const draining = room.orders("ann", "fix.drain", { rate: 3 }).at(12);
  const drain = draining.work("fix.drain").id;

  test("C9 preparation that is held stands still and goes on where it stood", () => {
    const held = repairing.does("ann", { type: "work.hold", workId: repair }).at(50);
    expect(held.work("fix.repair")).toMatchObject({ state: "held", preparedMinutes: 2 });
    const released = held.does("ann", { type: "work.release", workId: repair });
    expect(worldOf(released.at(52)).repaired).toBe(false);
    expect(worldOf(released.at(53)).repaired).toBe(true);
  });

  test("C9 preparation that is cancelled never takes effect", () => {
    const cancelled = repairing.does("ann", { type: "work.cancel", workId: repair });
    expect(cancelled.work("fix.repair")).toMatchObject({ state: "cancelled", endedMinute: 12 });
    expect(worldOf(cancelled.at(60)).repaired).toBe(false);
    cancelled.when("ann", { type: "work.cancel", workId: repair }).refuses("not-now");
    cancelled.when("ann", { type: "work.hold", workId: repair }).refuses("not-now");
    cancelled.when("ann", { type: "work.release", workId: repair }).refuses("not-now");
  });

  test("C9 an effect that can be taken back is: for a time, or for good", () => {
    expect(worldOf(draining).drain).toBe(3);
    const held = draining.does("ann", { type: "work.hold", workId: drain });
    expect(worldOf(held).drain).toBeNull();
    const { stored } = worldOf(held);
    expect(worldOf(held.at(20)).stored).toBe(stored);
    const released = held.does("ann", { type: "work.release", workId: drain });
    expect(worldOf(released).drain).toBe(3);
    expect(worldOf(released.does("ann", { type: "work.cancel", workId: drain })).drain).toBeNull();
  });

  test("C9 an effect that cannot be taken back refuses both", () => {
    const view = repairing.at(15).view("ann").works[0];
    expect(view).toMatchObject({ state: "succeeded", canHold: false, canCancel: false });
    repairing.at(15).when("ann", { type: "work.hold", workId: repair }).refuses("not-now");
    repairing.at(15).when("ann", { type: "work.cancel", workId: repair }).refuses("not-now");
  });

  test("C9 work that awaits approval can be cancelled and not held", () => {
    const asked = given(...running({ settings: { approvals: true } }))
      .does("ann", { type: "incident.declare", severity: "SEV1" })
      .orders("bob", "fix.repair");
    const workId = asked.work("fix.repair").id;
    asked.when("bob", { type: "work.hold", workId }).refuses("not-now");
    asked.when("bob", { type: "work.cancel", workId }).gives({ type: "work.cancelled" });
  });
});

describe("W3 W4 what a work meets", () => {
  test("W3 a probe answers from the world as it is when its time is over", () => {
    const asked = room.orders("ann", "probe.heat");
    const due = 10 + asked.work("probe.heat").prepareMinutes;
    expect(asked.at(due - 1).lines("result")).toHaveLength(0);
    const answered = asked.at(due);
    expect(answered.line("result")).toMatchObject({
      minute: due,
      text: { said: `Heat is ${worldOf(answered).heat}.` },
      clues: ["clue.heat"],
    });
  });

  test("W4 a change takes effect when its preparation is over", () => {
    const asked = room.orders("ann", "fix.repair");
    expect(worldOf(asked.at(14))).toMatchObject({ repaired: false, touched: 0 });
    expect(worldOf(asked.at(15))).toMatchObject({ repaired: true, touched: 1 });
    expect(worldOf(asked.at(200)).touched).toBe(1);
  });

  test("W4 what stands in its way is found out only then", () => {
    const cool = room.orders("ann", "fix.open-lid");
    expect(cool.at(13).work("fix.open-lid").state).toBe("failed");
    expect(cool.at(12).work("fix.open-lid").state).toBe("running");
    expect(cool.at(13).line("work").text).toEqual({
      said: "Did not work: the lid is too hot to touch.",
    });
    expect(worldOf(cool.at(13)).touched).toBe(0);
  });

  test("W4 what went away in the meantime stands in nobody's way", () => {
    const repaired = room.orders("ann", "fix.repair").at(15).at(19);
    expect(worldOf(repaired).heat).toBeLessThan(51);
    expect(repaired.orders("bob", "fix.open-lid").at(22).work("fix.open-lid").state).toBe(
      "succeeded",
    );
  });

  test("W4 what must come first is asked when the order is given", () => {
    const empty = room.orders("ann", "fix.drain", { rate: 10 }).at(40);
    expect(empty.work("fix.drain").state).toBe("succeeded");
    empty.when("ann", order("fix.drain")).refuses("needs-first");
  });
});

describe("C9 turning a dial of work that goes on", () => {
  const draining = room.orders("ann", "fix.drain", { rate: 2 }).at(16);
  const workId = draining.work("fix.drain").id;
  const turn = (params: Record<string, number | string>) =>
    ({ type: "work.adjust", workId, params }) as const;

  test("C9 changes the rate from then on and leaves what was done", () => {
    const before = (draining.state.world as ToyWorld).stored;
    const turned = draining.does("ann", turn({ rate: 5 })).at(18);
    expect((turned.state.world as ToyWorld).stored).toBe(before - 10);
    expect(turned.line("work").text).toEqual({
      said: expect.stringContaining("Now at 5 units/min"),
    });
    expect(turned.view("ann").works[0]?.turnable).toMatchObject([{ id: "rate", initial: 5 }]);
  });

  test("C9 on hold it waits for the release", () => {
    const held = draining.does("ann", { type: "work.hold", workId }).does("ann", turn({ rate: 9 }));
    const stored = (held.state.world as ToyWorld).stored;
    expect((held.at(20).state.world as ToyWorld).stored).toBe(stored);
    const released = held.at(20).does("ann", { type: "work.release", workId }).at(21);
    expect((released.state.world as ToyWorld).stored).toBe(stored - 9);
  });

  test("C9 a dial that is fixed, or out of its range, is refused and nothing is lost", () => {
    draining.when("ann", turn({ where: "river" })).refuses("bad-setting");
    draining.when("ann", turn({ rate: 500 })).refuses("bad-setting");
    expect(draining.work("fix.drain").params).toMatchObject({ rate: 2 });
  });
});
