import "#server-only";
import { describe, expect, test } from "vitest";
import { facilitatorViewSchema, playerViewSchema } from "../../contract/views";
import { type Given, given, givenIn } from "../testing/given";
import { alone, joined, lobby, opened, running } from "../testing/room-log";
import { CANARY, toy } from "../testing/toy";
import type { ToyWorld } from "../testing/toy-actions";
import { viewForPlayer } from "./player";
import { project } from "./project";

const room = given(...running());
const split = given(...running({ settings: { roles: true } }))
  .does("ann", { type: "seat.choose-role", role: "observability" })
  .does("bob", { type: "seat.choose-role", role: "dependents" });

function sceneOf(at: Given, seatId: string) {
  const around = { code: "TOY234", words: () => undefined, online: () => false };
  return { scenario: at.scenario, state: at.state, seat: at.seat(seatId), around };
}

describe("V1 what the contract names", () => {
  test("V1 a key more is an error, at the top and below", () => {
    const view = viewForPlayer(sceneOf(room, "ann"));
    expect(playerViewSchema.safeParse(view).success).toBe(true);
    expect(playerViewSchema.safeParse({ ...view, seed: 11 }).success).toBe(false);
    const clock = { ...view.clock, seed: 11 };
    expect(playerViewSchema.safeParse({ ...view, clock }).success).toBe(false);
    const services = view.services.map((one) => ({ ...one, truth: 1 }));
    expect(playerViewSchema.safeParse({ ...view, services }).success).toBe(false);
  });

  test("V1 a view that does not fit is a bug and not sent", () => {
    const scenario = { ...toy, changes: toy.changes.map((one) => ({ ...one, cause: "valve" })) };
    const leaking = givenIn(scenario, ...running({ scenario }));
    expect(() => project(sceneOf(leaking, "ann"))).toThrow();
  });

  test("V1 each kind of seat has its view", () => {
    for (const seatId of ["ann", "eve"]) playerViewSchema.parse(room.view(seatId));
    facilitatorViewSchema.parse(room.view("fac"));
    playerViewSchema.parse(given(...alone()).view("ann"));
  });
});

describe("V2 before the reveal", () => {
  const late = room.at(100).orders("ann", "probe.heat").at(110);
  /** Injects that have fired are said in the channel, to those they are for. */
  const unsaid = (at: Given, seatId: string) => JSON.stringify({ ...at.view(seatId), channel: [] });

  test.each(["ann", "bob", "eve"])(
    "V2 %s sees no cause, gauge, clue or unfired inject",
    (seatId) => {
      for (const at of [
        given(...lobby()),
        room,
        late,
        late.does("fac", { type: "exercise.end" }),
      ]) {
        expect(unsaid(at, seatId)).not.toContain(CANARY);
        const said = at.view(seatId).channel.filter((line) => line.text.includes(CANARY));
        expect(said.length).toBeLessThanOrEqual(at.state.minute >= 15 ? 2 : 0);
        expect(JSON.stringify(said)).not.toMatch(/inject\.(late|never)/);
      }
    },
  );

  test("V2 solo sees no more than a player, though it moves the clock", () => {
    expect(unsaid(given(...alone()).at(100), "ann")).not.toContain(CANARY);
    expect(Object.keys(given(...alone()).view("ann"))).toEqual(Object.keys(room.view("ann")));
  });

  test("V2 the facilitator sees them all", () => {
    const text = unsaid(late, "fac");
    for (const secret of ["cause", "mechanism.", "clue", "inject.never"]) {
      expect(text).toContain(`${CANARY} ${secret}`);
    }
    expect(late.view("fac")).toMatchObject({
      truth: { clues: [{ id: "clue.heat", seenMinute: expect.any(Number) }] },
      deck: [
        { state: "fired" },
        { state: "fired" },
        { state: "scheduled" },
        { state: "scheduled" },
      ],
    });
  });

  test("V2 the seed is in nobody's view", () => {
    const seed = 987_654_321;
    const seeded = given(...running({ seed })).at(60);
    for (const seatId of ["ann", "eve", "fac"]) {
      expect(JSON.stringify(seeded.view(seatId))).not.toContain(String(seed));
    }
  });

  test("V2 true health is not what players read", () => {
    const hidden = {
      ...toy,
      step: (world: unknown) => ({ ...(world as ToyWorld), heat: 90, loss: 1 }),
    };
    const blind = givenIn(hidden, ...running({ scenario: hidden })).at(60);
    expect(blind.view("ann").services[1]?.health).toBe("unknown");
    expect(blind.view("fac")).toMatchObject({
      truth: { services: [{}, { id: "radio", health: "impaired" }, {}] },
    });
  });
});

describe("V3 a line for one function", () => {
  const hot = split.at(20);
  const sees = (at: Given, seatId: string) =>
    at.view(seatId).channel.some((line) => line.audience === "dependents");

  test("V3 is seen by the seats that may act in it, and by facilitators", () => {
    expect([sees(hot, "bob"), sees(hot, "fac")]).toEqual([true, true]);
    expect([sees(hot, "ann"), sees(hot, "eve")]).toEqual([false, false]);
  });

  test("V3 is seen by everyone who plays while nobody holds the function", () => {
    const free = room.at(20);
    expect([sees(free, "ann"), sees(free, "bob"), sees(free, "eve")]).toEqual([true, true, false]);
  });

  test("V3 cited as evidence, it is everybody's and stands last in the channel", () => {
    const itemId = hot.lines("inject").find((one) => one.audience !== "all")?.id ?? "";
    const board = hot.does("bob", { type: "hypothesis.propose", suspectId: "pump", text: "" });
    const hypothesisId = board.state.hypotheses[0]?.id ?? "";
    const cited = board.does("bob", { type: "evidence.pin", hypothesisId, itemId, stance: "for" });
    expect(cited.view("bob").hypotheses.board[0]?.evidence).toHaveLength(1);
    expect(cited.view("ann").hypotheses.board[0]?.evidence).toHaveLength(1);
    expect(board.view("ann").channel.map(({ id }) => id)).not.toContain(itemId);
    expect(cited.view("ann").channel.at(-1)).toMatchObject({
      id: itemId,
      audience: "all",
      shared: { minute: cited.state.minute, seatId: "bob" },
    });
  });

  test("C11 V3 ids of lines do not tell that something was said elsewhere", () => {
    const ids = hot.state.channel.map((item) => Number.parseInt(item.id.slice(1), 36));
    const steps = ids.slice(1).map((id, index) => id - (ids[index] ?? 0));
    expect(new Set(steps).size).toBe(steps.length);
    expect(Math.min(...steps.map(Math.abs))).toBeGreaterThan(1000);
  });
});

describe("V4 logs", () => {
  test("V4 are seen by the seats that may act in observability, and by facilitators", () => {
    const hot = split.at(20);
    expect(hot.view("ann").logs.length).toBeGreaterThan(0);
    expect(hot.view("fac").logs.length).toBeGreaterThan(0);
    expect(hot.view("bob").logs).toEqual([]);
    expect(hot.view("eve").logs).toEqual([]);
    expect(room.view("bob").logs.length).toBeGreaterThan(0);
  });

  test("V4 V6 reach back half an hour and hold nothing of this minute or later", () => {
    const minutes = split
      .at(100)
      .view("ann")
      .logs.map((line) => line.minute);
    expect(Math.max(...minutes)).toBe(99);
    expect(Math.min(...minutes)).toBe(71);
  });
});

describe("V5 estimates", () => {
  const board = room.does("ann", { type: "hypothesis.propose", suspectId: "valve", text: "" });
  const hypothesisId = board.state.hypotheses[0]?.id ?? "";
  const rate = (at: Given, seatId: string, probability: number) =>
    at.does(seatId, { type: "hypothesis.rate", hypothesisId, probability });
  const rated = rate(rate(rate(board, "ann", 90), "bob", 13), "ann", 60);
  const shown = (seatId: string) => rated.view(seatId).hypotheses.board[0];

  test("V5 a seat sees its own newest, and with fewer than three estimates only their count", () => {
    const team = { mean: null, low: null, high: null, count: 2 };
    expect(shown("ann")).toMatchObject({ mine: 60, team });
    expect(shown("bob")).toMatchObject({ mine: 13, team });
    expect(shown("eve")).toMatchObject({ mine: null, team });
    expect(shown("fac")).toMatchObject({ mine: null, team });
  });

  test("V5 the mean is shown from three estimates on, the range from four", () => {
    const three = rate(rated.and(joined("cem")), "cem", 20);
    expect(three.view("bob").hypotheses.board[0]).toMatchObject({
      mine: 13,
      team: { mean: 31, low: null, high: null, count: 3 },
    });
    const four = rate(three.and(joined("dee")), "dee", 27);
    expect(four.view("bob").hypotheses.board[0]?.team).toEqual({
      mean: 30,
      low: 13,
      high: 60,
      count: 4,
    });
  });

  test("V5 an estimate that was replaced is in no view", () => {
    for (const seatId of ["ann", "bob", "eve", "fac"]) {
      expect(JSON.stringify(rated.view(seatId).hypotheses)).not.toContain("90");
    }
  });

  test("V5 nothing is said where nobody has rated", () => {
    expect(board.view("ann").hypotheses.board[0]?.team).toEqual({
      mean: null,
      low: null,
      high: null,
      count: 0,
    });
  });
});

describe("V6 the future", () => {
  test("V6 no chart holds a reading that has not arrived", () => {
    const early = given(opened(), ...lobby().slice(1));
    for (const minute of [0, 1, 2, 3, 4, 7, 8, 60, 61]) {
      const view = early.at(minute).view("ann");
      for (const [index, chart] of view.charts.entries()) {
        const delay = toy.collectors[index]?.delayMinutes ?? 0;
        const last = chart.fromMinute + (chart.values.length - 1) * chart.everyMinutes;
        if (chart.values.length > 0) expect(last).toBeLessThanOrEqual(minute - delay);
        expect(chart.lastMinute ?? 0).toBeLessThanOrEqual(Math.max(0, minute - delay));
      }
    }
  });

  test("V6 two seeds that drew other minutes show the same work", () => {
    const shown = [1, 2, 3, 4, 5, 6].map((seed) => {
      const busy = given(...running({ seed }))
        .orders("ann", "probe.heat")
        .at(13);
      return { drawn: busy.work("probe.heat").prepareMinutes, view: busy.view("ann").works };
    });
    expect(new Set(shown.map(({ drawn }) => drawn)).size).toBeGreaterThan(1);
    const bare = shown.map(({ view }) => view.map((work) => ({ ...work, id: "" })));
    expect(new Set(bare.map((works) => JSON.stringify(works))).size).toBe(1);
    expect(bare[0]).toMatchObject([{ minutesLeft: 5, progress: 3 / 8 }]);
  });
});

describe("V7 charts", () => {
  const chart = (at: Given, index: number) => at.view("ann").charts[index];

  test("V7 hold what arrived, in the sampling of their instrument", () => {
    expect(chart(room.at(20), 0)).toMatchObject({ fromMinute: 0, everyMinutes: 1, lastMinute: 19 });
    expect(chart(room.at(20), 1)).toMatchObject({
      fromMinute: 0,
      everyMinutes: 5,
      values: [0, 6, 36, 66],
      lastValue: 66,
      lastMinute: 15,
      stale: false,
    });
  });

  test("V7 a lost reading is a gap, and old news is marked stale", () => {
    const scenario = {
      ...toy,
      step: (world: unknown, minute: number) => ({
        ...(world as ToyWorld),
        heat: 40,
        loss: minute > 9 && minute < 100 ? 1 : 0,
      }),
    };
    const lossy = givenIn(scenario, ...running({ scenario }));
    expect(chart(lossy.at(28), 1)).toMatchObject({
      values: [40, 40, null, null, null, null],
      lastValue: 40,
      lastMinute: 5,
      stale: true,
    });
    expect(chart(lossy.at(103), 1)).toMatchObject({ lastMinute: 100, stale: false });
  });

  test("V7 the facilitator's true charts have neither delay nor gaps", () => {
    expect(room.at(20).view("fac")).toMatchObject({
      truth: { charts: [{ source: "truth", lastMinute: 20, lastValue: 96 }, { lastMinute: 20 }] },
    });
  });
});

describe("V8 before the clock begins", () => {
  test.each(["ann", "eve", "fac"])("V8 %s sees the lobby and the briefing only", (seatId) => {
    const view = given(...lobby())
      .does("fac", { type: "exercise.brief" })
      .view(seatId);
    expect(view.room.briefing).toHaveLength(1);
    expect(view.seats).toHaveLength(4);
    expect(view.clock).toMatchObject({ phase: "briefing", running: false, minute: 0 });
    for (const part of ["services", "charts", "alarms", "logs", "changes", "actions"] as const) {
      expect(view[part]).toEqual([]);
    }
    expect(view.hypotheses.suspects).toEqual([]);
    expect(view.works).toEqual([]);
  });
});

describe("what a seat may do", () => {
  test("the same sentence stands on the button as in the refusal", () => {
    const busy = room.orders("ann", "fix.repair");
    const start = { type: "work.start", actionId: "fix.open-lid", params: {}, reason: "" } as const;
    const { sentence } = busy.when("bob", start).refuses("busy");
    expect(busy.action("bob", "fix.open-lid")).toMatchObject({ available: false, why: sentence });
  });

  test("an available action can be ordered, and no other", () => {
    const busy = split.orders("ann", "fix.repair").at(30);
    for (const action of busy.view("ann").actions) {
      const params = action.dials.some((dial) => dial.type === "text") ? { text: "x" } : {};
      const asked = busy.when("ann", {
        type: "work.start",
        actionId: action.id,
        params,
        reason: "",
      });
      if (action.available) expect(asked.events).toHaveLength(1);
      else expect(() => asked.events).toThrow(action.why);
    }
  });

  test("who only watches is offered nothing", () => {
    for (const seatId of ["eve", "fac"]) {
      expect(room.view(seatId).actions.some((action) => action.available)).toBe(false);
    }
  });

  test("finished work stays in sight for an hour", () => {
    const done = room.orders("ann", "fix.repair");
    expect(done.at(15).view("ann").works).toMatchObject([{ state: "succeeded", progress: 1 }]);
    expect(done.at(75).view("ann").works).toHaveLength(1);
    expect(done.at(76).view("ann").works).toHaveLength(0);
  });
});
