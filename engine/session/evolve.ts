import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { fireInject, putInject } from "../injects/deck";
import type { Event, EventOf } from "./events";
import { changeChannel } from "./evolvers/channel";
import { changeHypothesis, propose } from "./evolvers/hypotheses";
import { adjustWork, moveWork, startWork } from "./evolvers/works";
import { stepExercise } from "./exercise.machine";
import { tell } from "./incident";
import { addItem, nextId, said } from "./items";
import { type Inject, openState, type Seat, type SessionState } from "./state";
import { advance } from "./tick";

/** The state after an event. Total and pure: what decide let through always has a next state. */
export function evolve(scenario: AnyScenario, state: SessionState, event: Event): SessionState {
  switch (event.type) {
    case "room.opened":
      return openState(scenario, openedHeader(event));
    case "seat.joined":
      return {
        ...state,
        seats: [
          ...state.seats,
          { id: event.seatId, kind: event.kind, role: event.role, ready: false },
        ],
      };
    case "seat.role-chosen":
      return changeSeat(state, event.seatId, { role: event.role });
    case "seat.removed":
      return removeSeat(state, event.seatId);
    case "seat.ready-set":
      return changeSeat(state, event.seatId, { ready: event.ready });
    case "exercise.paused":
      return pause(state, event);
    case "exercise.briefed":
    case "exercise.resumed":
    case "exercise.ended":
    case "exercise.revealed":
      return { ...state, exercise: stepExercise(state.exercise, event) ?? state.exercise };
    case "exercise.started":
      return start(scenario, state, event);
    case "exercise.pace-set":
      return { ...state, paceFactor: event.factor };
    case "exercise.fog-set":
      return { ...state, fog: event.level };
    case "clock.ticked":
      return stopAtEnd(scenario, advance(scenario, state, event.minute));
    case "inject.fired":
      return fireInject(state, event.injectId);
    case "inject.held":
      return setInjectState(state, event.injectId, "held");
    case "inject.released":
      return setInjectState(state, event.injectId, "scheduled");
    case "inject.cancelled":
      return setInjectState(state, event.injectId, "cancelled");
    case "inject.written":
      return writeInject(state, event);
    case "incident.declared":
      return declare(state, event);
    case "incident.command-taken":
      return takeCommand(state, event);
    case "work.started":
      return startWork(scenario, state, event);
    case "work.approved":
    case "work.held":
    case "work.released":
    case "work.cancelled":
      return moveWork(scenario, state, event);
    case "work.adjusted":
      return adjustWork(scenario, state, event);
    case "message.posted":
    case "decision.recorded":
    case "note.written":
    case "item.pinned":
    case "item.shared":
    case "draft.written":
      return changeChannel(state, event);
    case "hypothesis.proposed":
      return propose(state, event);
    case "hypothesis.rated":
    case "evidence.pinned":
    case "cause.confirmed":
      return changeHypothesis(state, event);
    default:
      return event satisfies never;
  }
}

function openedHeader(event: EventOf<"room.opened">): SessionState["header"] {
  const { scenarioId, scenarioVersion, seed, causeId, settings, solo } = event;
  return { scenarioId, scenarioVersion, seed, causeId, settings, solo };
}

function start(scenario: AnyScenario, state: SessionState, event: EventOf<"exercise.started">) {
  const exercise = stepExercise(state.exercise, event) ?? state.exercise;
  return advance(scenario, { ...state, exercise }, event.fromMinute);
}

/** The clock pauses by itself at the scenario's last minute, and says so. */
function stopAtEnd(scenario: AnyScenario, state: SessionState): SessionState {
  if (state.minute < scenario.endMinute || state.exercise !== "running") return state;
  const exercise = stepExercise(state.exercise, { type: "exercise.paused", absent: false });
  return addItem(
    { ...state, exercise: exercise ?? state.exercise },
    { kind: "system", text: said("The scenario's clock has reached its end. End the exercise.") },
  );
}

/** What a removed seat did stays; only its place, its command and its unstarted orders are free again. */
function removeSeat(state: SessionState, seatId: string): SessionState {
  const commanderSeatId =
    state.command.commanderSeatId === seatId ? null : state.command.commanderSeatId;
  return {
    ...state,
    seats: state.seats.filter((seat) => seat.id !== seatId),
    command: { ...state.command, commanderSeatId },
  };
}

function takeCommand(state: SessionState, event: EventOf<"incident.command-taken">) {
  const taken = { ...state, command: { ...state.command, commanderSeatId: event.seatId } };
  const own = event.seatId === event.bySeatId;
  return addItem(taken, {
    kind: "decision",
    seatId: event.bySeatId,
    text: own ? said("Takes command.") : { said: "Hands command over.", toSeatId: event.seatId },
  });
}

function pause(state: SessionState, event: EventOf<"exercise.paused">): SessionState {
  const paused = { ...state, exercise: stepExercise(state.exercise, event) ?? state.exercise };
  if (!event.absent) return paused;
  return addItem(paused, { kind: "system", text: said("Paused: nobody was watching.") });
}

function changeSeat(state: SessionState, seatId: string, change: Partial<Seat>): SessionState {
  const seats = state.seats.map((seat) => (seat.id === seatId ? { ...seat, ...change } : seat));
  return { ...state, seats };
}

function setInjectState(state: SessionState, injectId: string, to: Inject["state"]): SessionState {
  const inject = state.injects.find((one) => one.id === injectId);
  return inject ? putInject(state, { ...inject, state: to }) : state;
}

function writeInject(state: SessionState, event: EventOf<"inject.written">): SessionState {
  const inject = {
    id: event.injectId,
    from: { ref: event.fromRef },
    text: { ref: event.textRef },
    audience: event.audience,
    when: "written on the spot",
    dueMinute: state.minute,
    state: "scheduled" as const,
    firedMinute: null,
  };
  const { issued } = nextId(state, "n");
  return fireInject({ ...state, injects: [...state.injects, inject], issued }, inject.id);
}

function declare(state: SessionState, event: EventOf<"incident.declared">) {
  const first = state.command.declaredMinute === null;
  const command = {
    ...state.command,
    severity: event.severity,
    declaredSeverity: state.command.declaredSeverity ?? event.severity,
    declaredMinute: state.command.declaredMinute ?? state.minute,
    commanderSeatId: state.command.commanderSeatId ?? event.seatId,
  };
  const told = tell({ ...state, command }, [{ type: "incident.declared" }]);
  const text = said(
    first ? `Incident declared: ${event.severity}.` : `Severity is now ${event.severity}.`,
  );
  return addItem(told, { kind: "decision", seatId: event.seatId, text });
}
