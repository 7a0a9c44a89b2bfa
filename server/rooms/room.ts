import "#server-only";
import type { Command } from "../../contract/commands";
import { type Rejection, reject } from "../../contract/rejections";
import {
  type AnyScenario,
  type Decision,
  decide,
  decideJoin,
  evolve,
  type InternalCommand,
  isRejection,
  nameRef,
  type Seat,
  type SessionState,
  type Surroundings,
  tickBy,
  wordsOf,
} from "../../engine/index";
import type { Batch, EventStore } from "../storage/event-store";
import { foldName } from "./names";

/** Outcomes of refused commands that a resend is still answered with. */
const REFUSALS_KEPT_MAX = 500;

export interface RoomParts {
  readonly id: string;
  readonly code: string;
  readonly scenario: AnyScenario;
  readonly state: SessionState;
  readonly version: number;
  readonly words: Map<string, string>;
  readonly commands: Set<string>;
}

/**
 * One exercise in memory: the state its log folds to, and a queue that takes one thing at a time. A command is answered only after its events
 * are in the store.
 */
export class Room {
  readonly id: string;
  readonly code: string;
  readonly scenario: AnyScenario;
  readonly #store: EventStore;
  readonly #words: Map<string, string>;
  readonly #commands: Set<string>;
  readonly #refusals = new Map<string, Rejection>();
  readonly #online = new Map<string | null, number>();
  #state: SessionState;
  #version: number;
  #queue: Promise<unknown> = Promise.resolve();
  #onChange: () => void = () => {};

  constructor(parts: RoomParts, store: EventStore) {
    this.id = parts.id;
    this.code = parts.code;
    this.scenario = parts.scenario;
    this.#state = parts.state;
    this.#version = parts.version;
    this.#words = parts.words;
    this.#commands = parts.commands;
    this.#store = store;
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Events in the log. */
  get version(): number {
    return this.#version;
  }

  /** Calls back after every change that somebody could see. */
  onChange(callback: () => void): void {
    this.#onChange = callback;
  }

  seat(seatId: string): Seat | undefined {
    return this.#state.seats.find((seat) => seat.id === seatId);
  }

  get around(): Surroundings {
    return {
      code: this.code,
      words: (ref) => this.#words.get(ref),
      online: (seatId) => (this.#online.get(seatId) ?? 0) > 0,
    };
  }

  /** Counts connections of a seat, or (null) of projectors; the count is not part of the log. */
  connect(seatId: string | null, change: 1 | -1): void {
    this.#online.set(seatId, Math.max(0, (this.#online.get(seatId) ?? 0) + change));
    this.#onChange();
  }

  /** Connections of people: a projector in an empty room watches nothing. */
  get connections(): number {
    const projectors = this.#online.get(null) ?? 0;
    return [...this.#online.values()].reduce((sum, count) => sum + count, -projectors);
  }

  /** A seat's command; a resend is answered like the first time and takes effect once. */
  command(seatId: string, commandId: string, command: Command): Promise<Rejection | null> {
    return this.#inTurn(async () => {
      const key = `${seatId}/${commandId}`;
      if (this.#commands.has(key)) return null;
      const known = this.#refusals.get(key);
      if (known) return known;
      const seated = { seatId, commandId, command };
      const decision = decide(this.scenario, this.#state, seated);
      const source = { seatId, commandId };
      const refusal = await this.#settle(decision, { words: wordsOf(seated), command: source });
      if (refusal) this.#keepRefusal(key, refusal);
      else this.#commands.add(key);
      return refusal;
    });
  }

  /** A new seat under a name that nobody here has yet. */
  join(
    join: Extract<InternalCommand, { type: "seat.join" }>,
    name: string,
  ): Promise<Rejection | null> {
    return this.#inTurn(async () => {
      if (this.#isTaken(name)) return nameTaken(name);
      const words = { [nameRef(join.seatId)]: name };
      return this.#settle(decideJoin(this.#state, join), { words, command: null });
    });
  }

  #isTaken(name: string): boolean {
    const folded = foldName(name);
    return this.#state.seats.some(
      ({ id }) => foldName(this.#words.get(nameRef(id)) ?? "") === folded,
    );
  }

  /** Lets simulated minutes pass. Nothing happens unless the clock runs. */
  advance(minutes: number): Promise<Rejection | null> {
    return this.#inTurn(async () => {
      if (this.#state.exercise !== "running") return null;
      const decision = tickBy(this.scenario, this.#state, minutes);
      return this.#settle(decision, { words: {}, command: null });
    });
  }

  /** The server's own pause, when nobody is left to watch. */
  pauseForAbsence(): Promise<Rejection | null> {
    return this.#inTurn(async () => {
      if (this.#state.exercise !== "running" || this.connections > 0) return null;
      return this.#settle([{ type: "exercise.paused", absent: true }], {
        words: {},
        command: null,
      });
    });
  }

  /** Everything that was asked before this is done. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  async #settle(decision: Decision, rest: Omit<Batch, "events">): Promise<Rejection | null> {
    if (isRejection(decision)) return decision;
    // First the new state, then the commit: an event that no state can follow must never get into the log.
    const next = decision.reduce<SessionState>(
      (state, event) => evolve(this.scenario, state, event),
      this.#state,
    );
    await this.#store.append(this.id, this.#version, { events: decision, ...rest });
    this.#version += decision.length;
    this.#state = next;
    for (const [ref, body] of Object.entries(rest.words)) this.#words.set(ref, body);
    this.#onChange();
    return null;
  }

  #keepRefusal(key: string, refusal: Rejection): void {
    this.#refusals.set(key, refusal);
    const oldest = this.#refusals.keys().next();
    if (this.#refusals.size > REFUSALS_KEPT_MAX && !oldest.done)
      this.#refusals.delete(oldest.value);
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}

/** What a seat reads when a bug stopped its command; the room itself goes on. */
export const SERVER_FAULT = reject(
  "server-fault",
  "Something went wrong on the server. Nothing was lost; try again.",
);

function nameTaken(name: string): Rejection {
  return reject(
    "name-taken",
    `Somebody in this room is called ${name} already. Choose another name, or go back to the tab in which you joined.`,
  );
}
