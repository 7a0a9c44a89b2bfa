import "#server-only";
import { expect } from "vitest";
import type { Command } from "../../contract/commands";
import type { Rejection, RejectionCode } from "../../contract/rejections";
import type { PlayerView, View } from "../../contract/views";
import type { AnyScenario } from "../define-scenario";
import { decide } from "../session/decide";
import { type Decision, isRejection } from "../session/decision";
import type { Event } from "../session/events";
import { evolve } from "../session/evolve";
import { fold } from "../session/fold";
import type { ChannelItem, Seat, SessionState, Work } from "../session/state";
import { project } from "../views/project";
import { deepFreeze } from "./freeze";
import { toy } from "./toy";

/** Given a log, when a seat commands, then events or a refusal. Each step gives a new `Given`. */
export class Given {
  readonly state: SessionState;
  readonly scenario: AnyScenario;
  #commands = 0;

  constructor(scenario: AnyScenario, state: SessionState) {
    this.scenario = scenario;
    this.state = deepFreeze(state);
  }

  when(seatId: string, command: Command): Outcome {
    this.#commands += 1;
    const seated = { seatId, commandId: `c-${this.state.issued}-${this.#commands}`, command };
    return new Outcome(this, decide(this.scenario, this.state, seated));
  }

  and(...events: readonly Event[]): Given {
    return new Given(
      this.scenario,
      events.reduce((state, event) => evolve(this.scenario, state, event), this.state),
    );
  }

  /** Lets a command take effect; fails the test when it is refused. */
  does(seatId: string, command: Command): Given {
    return this.and(...this.when(seatId, command).events);
  }

  orders(seatId: string, actionId: string, params = {}): Given {
    return this.does(seatId, { type: "work.start", actionId, params, reason: "" });
  }

  /** Moves the clock to a minute. */
  at(minute: number): Given {
    return this.and({ type: "clock.ticked", minute });
  }

  view(seatId: string, words: Readonly<Record<string, string>> = {}): View {
    return project({
      scenario: this.scenario,
      state: this.state,
      seat: this.seat(seatId),
      around: { code: "TOY234", words: (ref) => words[ref], online: () => true },
    });
  }

  action(seatId: string, actionId: string): PlayerView["actions"][number] {
    return found(this.view(seatId).actions, (one) => one.id === actionId);
  }

  seat(seatId: string): Seat {
    return found(this.state.seats, (seat) => seat.id === seatId);
  }

  /** The newest work of an action. */
  work(actionId: string): Work {
    return found([...this.state.works].reverse(), (work) => work.actionId === actionId);
  }

  lines(kind: ChannelItem["kind"]): readonly ChannelItem[] {
    return this.state.channel.filter((item) => item.kind === kind);
  }

  line(kind: ChannelItem["kind"]): ChannelItem {
    return found([...this.lines(kind)].reverse(), () => true);
  }
}

class Outcome {
  readonly #given: Given;
  readonly decision: Decision;

  constructor(given: Given, decision: Decision) {
    this.#given = given;
    this.decision = decision;
  }

  get events(): readonly Event[] {
    if (isRejection(this.decision)) throw new Error(`Refused: ${this.decision.sentence}`);
    return this.decision;
  }

  /** Then these events, and the room as it is after them. Ids that the engine makes up may be left out. */
  gives(...events: readonly Partial<Event>[]): Given {
    expect(this.events).toHaveLength(events.length);
    expect(this.events).toMatchObject(events);
    return this.#given.and(...this.events);
  }

  /** Then a refusal, with its sentence. */
  refuses(code: RejectionCode): Rejection {
    if (!isRejection(this.decision)) {
      throw new Error(`Not refused: ${JSON.stringify(this.decision)}`);
    }
    expect(this.decision.code).toBe(code);
    expect(this.decision.sentence).toMatch(/^[A-Z].*\.$/s);
    return this.decision;
  }
}

export function given(...events: readonly Event[]): Given {
  return givenIn(toy, ...events);
}

export function givenIn(scenario: AnyScenario, ...events: readonly Event[]): Given {
  return new Given(scenario, fold(scenario, events));
}

function found<T>(all: readonly T[], test: (one: T) => boolean): T {
  const one = all.find(test);
  if (one === undefined) throw new Error("The test looks for something that is not there.");
  return one;
}
