import "#server-only";
import type { Command } from "../../contract/commands";
import { FOG_LEVELS } from "../../contract/fog";
import { FUNCTIONS, ROLES } from "../../contract/roles";
import { SEVERITIES } from "../../contract/severity";
import type { DialView } from "../../contract/work-sections";
import type { AnyScenario } from "../define-scenario";
import { decide } from "../session/decide";
import { isRejection, type SeatedCommand, wordsOf } from "../session/decision";
import type { Event } from "../session/events";
import { evolve } from "../session/evolve";
import { fold } from "../session/fold";
import { isEvidence } from "../session/items";
import type { SessionState } from "../session/state";
import { Dice } from "./dice";
import { deepFreeze } from "./freeze";

/** What people write in these games; none of it belongs in a log. */
export const SPOKEN = "SPOKEN";

/** A command that may or may not be legal, from a seat that may or may not give it. */
export function botCommand(
  scenario: AnyScenario,
  state: SessionState,
  roll: number,
): SeatedCommand {
  const dice = new Dice(roll);
  const seatId = dice.mostly("nobody", askers(state));
  const makers = dice.below(2) === 0 ? OTHERS : WORKERS;
  const make = makers[dice.below(makers.length)] ?? say;
  return {
    seatId,
    commandId: `bot-${roll >>> 0}-${state.issued}`,
    command: make(dice, state, scenario),
  };
}

/** Every seat, players more often: they have the most to say. */
function askers(state: SessionState): string[] {
  return state.seats.flatMap(({ id, kind }) => (kind === "player" ? [id, id, id] : [id]));
}

type Maker = (dice: Dice, state: SessionState, scenario: AnyScenario) => Command;

const say: Maker = () => ({ type: "message.post", text: `${SPOKEN} message` });

const startWork: Maker = (dice, _state, scenario) => {
  const action = scenario.actions[dice.below(scenario.actions.length)];
  const params = Object.fromEntries((action?.dials ?? []).flatMap((dial) => turn(dice, dial)));
  const reason = dice.of("", `${SPOKEN} reason`);
  return { type: "work.start", actionId: action?.id ?? "none", params, reason };
};

/** Mostly within the range, sometimes just outside, sometimes left alone. */
function turn(dice: Dice, dial: DialView): [string, number | string][] {
  if (dice.below(6) === 0) return dice.below(2) === 0 ? [] : [["unknown", 1]];
  switch (dial.type) {
    case "number": {
      const within = dial.min + dice.below(dial.max - dial.min + 1);
      return [[dial.id, dice.of(within, within, within, within, dial.max + 1, dial.min - 1)]];
    }
    case "choice":
      return [[dial.id, dice.of("wrong", ...dial.options.map((option) => option.id))]];
    case "text":
      return [[dial.id, dice.of(`${SPOKEN} post`, "", `${SPOKEN} update`)]];
    default:
      return dial satisfies never;
  }
}

const WORKERS: readonly Maker[] = [
  startWork,
  startWork,
  startWork,
  (dice, state) => ({
    type: dice.of("work.approve", "work.approve", "work.hold", "work.release", "work.cancel"),
    workId: dice.mostly("w0", newest(state.works)),
  }),
  (dice, state) => ({
    type: "work.approve",
    workId: dice.mostly(
      "w0",
      newest(state.works.filter((one) => one.state === "awaiting-approval")),
    ),
  }),
  (dice, state) => ({
    type: "work.adjust",
    workId: dice.mostly("w0", newest(state.works)),
    params: { rate: dice.below(12) },
  }),
  (dice) => ({ type: "exercise.step", minutes: 1 + dice.below(20) }),
];

const OTHERS: readonly Maker[] = [
  say,
  (dice) => ({ type: "seat.choose-role", role: dice.of(...ROLES) }),
  (dice) => ({ type: "seat.set-ready", ready: dice.below(2) === 0 }),
  (dice, state) => ({
    type: "seat.assign-role",
    seatId: dice.mostly(
      "nobody",
      state.seats.map((seat) => seat.id),
    ),
    role: dice.of(...ROLES),
  }),
  (dice) => ({ type: dice.of("exercise.brief", "exercise.start", "exercise.pause") }),
  (dice) => ({ type: dice.of("exercise.resume", "exercise.skip", "exercise.resume") }),
  // Rarely, since hardly anything can happen afterwards.
  (dice, state, scenario) =>
    dice.below(3) === 0
      ? { type: dice.of("exercise.end", "exercise.reveal", "exercise.reveal") }
      : say(dice, state, scenario),
  (dice) => ({ type: "exercise.set-pace", factor: dice.of(0.25, 1, 64) }),
  (dice) => ({ type: "exercise.set-fog", level: dice.of(...FOG_LEVELS) }),
  (dice, state) => ({
    type: dice.of("inject.fire", "inject.hold", "inject.cancel", "inject.release"),
    injectId: dice.mostly(
      "none",
      state.injects.map((inject) => inject.id),
    ),
  }),
  (dice) => ({
    type: "inject.write",
    from: `${SPOKEN} sender`,
    text: `${SPOKEN} inject`,
    audience: dice.of("all", ...FUNCTIONS),
  }),
  (dice) => ({ type: "incident.declare", severity: dice.of(...SEVERITIES) }),
  (dice, state) => ({
    type: "incident.take-command",
    seatId: dice.mostly(
      "nobody",
      state.seats.map((seat) => seat.id),
    ),
  }),
  (dice) => ({
    type: "decision.record",
    text: `${SPOKEN} decision`,
    reason: dice.of("", `${SPOKEN} reason`),
  }),
  () => ({ type: "note.write", text: `${SPOKEN} note` }),
  (dice, state) => ({ type: "item.share", itemId: lineOf(dice, state) }),
  (dice, _state, scenario) => ({
    type: "draft.write",
    actionId: dice.of("none", ...scenario.actions.map((action) => action.id)),
    text: dice.of("", `${SPOKEN} draft`, `${SPOKEN} second draft`),
  }),
  (dice, state) => ({ type: "item.pin", itemId: lineOf(dice, state), pinned: dice.below(2) === 0 }),
  (dice, _state, scenario) => ({
    type: "hypothesis.propose",
    suspectId: dice.of(null, "none", ...scenario.suspects.map((suspect) => suspect.id)),
    text: dice.of("", `${SPOKEN} idea`),
  }),
  (dice, state) => ({
    type: "hypothesis.rate",
    hypothesisId: ideaOf(dice, state),
    probability: dice.below(101),
  }),
  (dice, state) => ({
    type: "evidence.pin",
    hypothesisId: ideaOf(dice, state),
    itemId: dice.mostly(lineOf(dice, state), newest(state.channel.filter(isEvidence))),
    stance: dice.of("for", "for", "against"),
  }),
  (dice, state) => ({ type: "cause.confirm", hypothesisId: ideaOf(dice, state) }),
];

function lineOf(dice: Dice, state: SessionState): string {
  return dice.mostly("i0", newest(state.channel));
}

/** People speak of what happened last. */
function newest(all: readonly { id: string }[]): string[] {
  return all.slice(-4).map((one) => one.id);
}

function ideaOf(dice: Dice, state: SessionState): string {
  return dice.mostly(
    "h0",
    state.hypotheses.map((one) => one.id),
  );
}

export interface BotGame {
  readonly events: readonly Event[];
  readonly state: SessionState;
  readonly words: ReadonlyMap<string, string>;
  readonly refused: number;
}

/**
 * Plays one random command per roll on from a log. The state is frozen before each decision, so that a decider or evolver that writes to it throws.
 * @param look sees every state on the way
 */
export function playBots(
  scenario: AnyScenario,
  log: readonly Event[],
  rolls: readonly number[],
  look: (state: SessionState, words: ReadonlyMap<string, string>) => void = () => {},
): BotGame {
  const events = [...log];
  const words = new Map<string, string>();
  let state = deepFreeze(fold(scenario, events));
  let refused = 0;
  for (const roll of rolls) {
    const seated = botCommand(scenario, state, roll);
    const decision = decide(scenario, state, seated);
    if (isRejection(decision)) {
      refused += 1;
      continue;
    }
    for (const [ref, body] of Object.entries(wordsOf(seated))) words.set(ref, body);
    for (const event of decision) {
      events.push(event);
      state = deepFreeze(evolve(scenario, state, event));
    }
    look(state, words);
  }
  return { events, state, words, refused };
}
