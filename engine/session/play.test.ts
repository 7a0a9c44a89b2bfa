import "#server-only";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatch, type Patch, patchBetween } from "../../contract/view-patch";
import { facilitatorViewSchema, playerViewSchema, type View } from "../../contract/views";
import { botCommand, playBots, SPOKEN } from "../testing/bots";
import { alone, lobby, running } from "../testing/room-log";
import { CANARY, toy } from "../testing/toy";
import { project } from "../views/project";
import { decide } from "./decide";
import { attentionMax, attentionUsed } from "./deciders/works";
import { isRejection } from "./decision";
import type { Event } from "./events";
import { fold } from "./fold";
import { hashState } from "./hash";
import type { SessionState } from "./state";
import { isOpen } from "./work.machine";
import { findAction } from "./works";

const CHECKED = { seed: 20_201_125, numRuns: 100 } as const;
/** Far more than it takes; a busy machine is no fault of the code. */
const LONG_TEST_MAX_MS = 60_000;
const SEED = 987_654_321;

/** Openings with a different set of rules each. */
const OPENINGS: readonly (readonly Event[])[] = [
  lobby({ seed: SEED }),
  running({ seed: SEED }),
  running({ seed: SEED, settings: { roles: true, approvals: true } }),
  alone({ seed: SEED }),
];

const games = fc.tuple(
  fc.constantFrom(...OPENINGS),
  fc.array(fc.integer(), { minLength: 20, maxLength: 120 }),
);

const RARE = [
  ...["exercise.ended", "exercise.revealed", "inject.written", "incident.command-taken"],
  ...["work.approved", "work.held", "work.released", "work.cancelled", "work.adjusted"],
  ...["hypothesis.rated", "evidence.pinned", "cause.confirmed"],
];

/** Views of every seat. */
function viewsOf(state: SessionState, words: ReadonlyMap<string, string> = new Map()) {
  return state.seats.map((seat) => {
    const around = { code: "TOY234", words: (ref: string) => words.get(ref), online: () => true };
    return { seat, view: project({ scenario: toy, state, seat, around }) };
  });
}

describe("random play", { timeout: LONG_TEST_MAX_MS }, () => {
  test("bots give legal and illegal commands of every family", () => {
    const events = new Set<string>();
    let refused = 0;
    for (let round = 0; round < 400; round += 1) {
      const rolls = Array.from({ length: 120 }, (_, roll) => roll + 1000 * round);
      const game = playBots(toy, OPENINGS[round % OPENINGS.length] ?? [], rolls);
      refused += game.refused;
      for (const event of game.events) events.add(event.type);
    }
    expect(RARE.filter((type) => !events.has(type))).toEqual([]);
    expect(refused).toBeGreaterThan(100);
  });

  test("R1 a replay gives the state of the live fold, with the same fingerprint", () => {
    fc.assert(
      fc.property(games, ([opening, rolls]) => {
        const { events, state } = playBots(toy, opening, rolls);
        const read = JSON.parse(JSON.stringify(events)) as Event[]; // what a store gives back
        expect(hashState(fold(toy, read))).toBe(hashState(state));
        expect(fold(toy, events)).toEqual(state);
      }),
      CHECKED,
    );
  });

  test("R3 no word that a person wrote is in the log", () => {
    fc.assert(
      fc.property(games, ([opening, rolls]) => {
        expect(JSON.stringify(playBots(toy, opening, rolls).events)).not.toContain(SPOKEN);
      }),
      CHECKED,
    );
  });

  test("C1 deciding changes nothing: the same command on the same state is decided the same", () => {
    fc.assert(
      fc.property(games, fc.integer(), ([opening, rolls], roll) => {
        const { state } = playBots(toy, opening, rolls);
        const before = hashState(state);
        const seated = botCommand(toy, state, roll);
        expect(decide(toy, state, seated)).toEqual(decide(toy, state, seated));
        expect(hashState(state)).toBe(before);
      }),
      CHECKED,
    );
  });

  test("C1 every refusal is one sentence that names no cause", () => {
    fc.assert(
      fc.property(games, fc.array(fc.integer(), { minLength: 30 }), ([opening, rolls], more) => {
        const { state } = playBots(toy, opening, rolls);
        for (const roll of more) {
          const decision = decide(toy, state, botCommand(toy, state, roll));
          if (!isRejection(decision)) continue;
          expect(decision.sentence).toMatch(/^[A-Z].*\.$/);
          expect(decision.sentence).not.toContain(CANARY);
        }
      }),
      CHECKED,
    );
  });
});

/** What is true of every state, whatever was asked. */
function checkState(state: SessionState): void {
  expect(JSON.stringify(state.frames)).not.toMatch(/NaN|Infinity/);
  for (const frame of state.frames.flat()) {
    expect(frame.gauges.every(Number.isFinite)).toBe(true);
    expect(frame.readings.every((one) => one === null || Number.isFinite(one))).toBe(true);
  }
  expect(state.minute).toBeLessThanOrEqual(toy.endMinute);
  expect(state.frames.flat()).toHaveLength(state.minute + 1);
  checkWorks(state);
  for (const inject of state.injects) {
    expect(inject.state === "fired").toBe(inject.firedMinute !== null);
  }
  for (const alarm of state.alarms) {
    if (alarm.state === "ALARM") expect(alarm.firstAlarmMinute).not.toBeNull();
    expect(alarm.sinceMinute ?? 0).toBeLessThanOrEqual(Math.max(0, state.minute));
  }
  const ids = [
    ...state.channel.map((item) => item.id),
    ...state.works.map((work) => work.id),
    ...state.hypotheses.map((one) => one.id),
    ...state.injects.map((one) => one.id),
  ];
  expect(new Set(ids).size).toBe(ids.length);
}

function checkWorks(state: SessionState): void {
  const open = state.works.filter((work) => isOpen(work.state));
  const lanes = open.map((work) => findAction(toy, work.actionId)?.lane);
  expect(new Set(lanes).size).toBe(lanes.length);
  for (const seat of state.seats) {
    expect(attentionUsed(toy, state, seat.id)).toBeLessThanOrEqual(attentionMax(seat));
  }
  for (const work of state.works) {
    expect(isOpen(work.state)).toBe(work.endedMinute === null);
    expect(work.preparedMinutes).toBeLessThanOrEqual(work.prepareMinutes);
    if (work.state === "succeeded") expect(work.applied).toBe(true);
    if (work.state === "awaiting-approval") expect(work.startedMinute).toBeNull();
  }
  const once = state.works.filter(
    (work) => work.state === "succeeded" && !findAction(toy, work.actionId)?.repeatable,
  );
  expect(new Set(once.map((work) => work.actionId)).size).toBe(once.length);
}

describe("invariants of random play", { timeout: LONG_TEST_MAX_MS }, () => {
  test("T2 C5 C6 W6 W8 works, alarms, injects and ids keep their rules, and no number is lost", () => {
    fc.assert(
      fc.property(games, ([opening, rolls]) => {
        playBots(toy, opening, rolls, (state) => checkWorks(state));
        checkState(playBots(toy, opening, rolls).state);
      }),
      CHECKED,
    );
  });

  test("T3 between two ticks nothing that counts time moves", () => {
    fc.assert(
      fc.property(games, ([opening, rolls]) => {
        let last: SessionState | undefined;
        playBots(toy, opening, rolls, (state) => {
          if (last?.minute === state.minute) {
            expect(state.frames).toBe(last.frames);
            expect(state.alarms).toBe(last.alarms);
            expect(state.known).toBe(last.known);
          }
          last = state;
        });
      }),
      CHECKED,
    );
  });
});

/** Everything in a view besides what was said to its seat. */
function unsaid(view: View): string {
  return JSON.stringify({ ...view, channel: [] });
}

describe("views of random play", { timeout: LONG_TEST_MAX_MS }, () => {
  test("V1 V2 every view parses, and none but a facilitator's holds a secret", () => {
    fc.assert(
      fc.property(games, ([opening, rolls]) => {
        const { state, words } = playBots(toy, opening, rolls);
        for (const { seat, view } of viewsOf(state, words)) {
          if (seat.kind === "facilitator") {
            facilitatorViewSchema.parse(view);
            continue;
          }
          playerViewSchema.parse(view);
          expect(unsaid(view)).not.toContain(CANARY);
          expect(JSON.stringify(view)).not.toContain(String(SEED));
          const fired = state.injects.filter((one) => one.state === "fired");
          const told = view.channel.filter((line) => line.text.includes(CANARY));
          for (const line of told) {
            expect(fired.some((one) => line.text === `${CANARY} ${one.id}`)).toBe(true);
          }
        }
      }),
      CHECKED,
    );
  });

  test("V9 what a seat was sent so far, put together, is the view that it would be sent whole", () => {
    fc.assert(
      fc.property(games, ([opening, rolls]) => {
        const pages = new Map<string, unknown>();
        playBots(toy, opening, rolls, (state, words) => {
          for (const { seat, view } of viewsOf(state, words)) {
            const page = pages.get(seat.id);
            const patch = page === undefined ? { is: view } : patchBetween(page, view);
            if (patch !== null) pages.set(seat.id, applyPatch(page, patch as Patch));
            expect(pages.get(seat.id)).toEqual(view);
          }
        });
      }),
      CHECKED,
    );
  });

  test("V5 no view holds another seat's own estimate", () => {
    fc.assert(
      fc.property(games, ([opening, rolls]) => {
        const { state } = playBots(toy, opening, rolls);
        for (const { seat, view } of viewsOf(state)) {
          for (const [index, shown] of view.hypotheses.board.entries()) {
            const ratings = state.hypotheses[index]?.ratings ?? [];
            const own = ratings.filter((one) => one.seatId === seat.id).at(-1)?.probability;
            expect(shown.mine).toBe(own ?? null);
            expect(shown.team.count).toBe(new Set(ratings.map((one) => one.seatId)).size);
          }
        }
      }),
      CHECKED,
    );
  });

  test("V3 no view holds a line for a function that its seat may not act in", () => {
    fc.assert(
      fc.property(games, ([opening, rolls]) => {
        const { state } = playBots(toy, opening, rolls);
        for (const { seat, view } of viewsOf(state)) {
          if (seat.kind === "facilitator") continue;
          for (const line of view.channel) {
            const own = line.audience === "all" || line.seatId === seat.id;
            expect(own || view.you.functions.some((one) => one === line.audience)).toBe(true);
          }
          const mayRead = view.you.functions.includes("observability");
          if (!mayRead) expect(view.logs).toEqual([]);
        }
      }),
      CHECKED,
    );
  });
});
