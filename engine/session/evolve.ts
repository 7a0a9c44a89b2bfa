import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { fireInject, putInject } from "../injects/deck";
import type { Event, EventOf } from "./events";
import { stepExercise } from "./exercise.machine";
import { tell } from "./incident";
import { addItem, nextId, said } from "./items";
import { type Hypothesis, openState, type Seat, type SessionState } from "./state";
import { advance } from "./tick";
import { stepWork } from "./work.machine";
import { drawPreparation, endWork, findAction, orderOf, putWork } from "./works";

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
    case "seat.ready-set":
      return changeSeat(state, event.seatId, { ready: event.ready });
    case "exercise.briefed":
    case "exercise.paused":
    case "exercise.resumed":
    case "exercise.ended":
    case "exercise.revealed":
      return { ...state, exercise: stepExercise(state.exercise, event) ?? state.exercise };
    case "exercise.started":
      return start(scenario, state, event);
    case "exercise.pace-set":
      return { ...state, paceFactor: event.factor };
    case "clock.ticked":
      return advance(scenario, state, event.minute);
    case "inject.fired":
      return fireInject(state, event.injectId);
    case "inject.held":
    case "inject.cancelled":
      return setInjectState(state, event);
    case "inject.written":
      return writeInject(state, event);
    case "incident.declared":
      return declare(scenario, state, event);
    case "incident.command-taken":
      return { ...state, command: { ...state.command, commanderSeatId: event.seatId } };
    case "work.started":
      return startWork(scenario, state, event);
    case "work.approved":
    case "work.held":
    case "work.released":
    case "work.cancelled":
      return moveWork(scenario, state, event);
    case "message.posted":
      return addItem(state, {
        kind: "message",
        seatId: event.seatId,
        text: { ref: event.textRef },
      });
    case "decision.recorded":
      return addItem(state, {
        kind: "decision",
        seatId: event.seatId,
        text: { ref: event.textRef },
      });
    case "item.pinned":
      return pin(state, event);
    case "hypothesis.proposed":
      return propose(scenario, state, event);
    case "hypothesis.rated":
    case "evidence.pinned":
    case "cause.confirmed":
      return changeHypothesis(scenario, state, event);
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

function changeSeat(state: SessionState, seatId: string, change: Partial<Seat>): SessionState {
  const seats = state.seats.map((seat) => (seat.id === seatId ? { ...seat, ...change } : seat));
  return { ...state, seats };
}

function setInjectState(
  state: SessionState,
  event: EventOf<"inject.held"> | EventOf<"inject.cancelled">,
): SessionState {
  const inject = state.injects.find((one) => one.id === event.injectId);
  if (!inject) return state;
  return putInject(state, {
    ...inject,
    state: event.type === "inject.held" ? "held" : "cancelled",
  });
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

function declare(scenario: AnyScenario, state: SessionState, event: EventOf<"incident.declared">) {
  const first = state.command.declaredMinute === null;
  const command = {
    ...state.command,
    severity: event.severity,
    declaredMinute: state.command.declaredMinute ?? state.minute,
    commanderSeatId: state.command.commanderSeatId ?? event.seatId,
  };
  const told = tell(scenario, { ...state, command }, [{ type: "incident.declared" }]);
  const text = said(
    first ? `Incident declared: ${event.severity}.` : `Severity is now ${event.severity}.`,
  );
  return addItem(told, { kind: "decision", seatId: event.seatId, text });
}

function startWork(scenario: AnyScenario, state: SessionState, event: EventOf<"work.started">) {
  const action = findAction(scenario, event.actionId);
  if (!action) return state;
  const { actionId, params } = event;
  const work = {
    id: event.workId,
    actionId,
    seatId: event.seatId,
    params,
    reasonRef: event.reasonRef,
    textRef: event.textRef,
    state: stepWork("proposed", { type: event.awaitsApproval ? "ASK" : "BEGIN" }) ?? "proposed",
    orderedMinute: state.minute,
    startedMinute: event.awaitsApproval ? null : state.minute,
    endedMinute: null,
    prepareMinutes: drawPreparation(state, action, {
      actionId,
      params,
      orderedMinute: state.minute,
    }),
    preparedMinutes: 0,
    applied: false,
  } as const;
  const { issued } = nextId(state, "w");
  const next = addItem(
    { ...state, works: [...state.works, work], issued },
    {
      kind: "work",
      from: said(action.title),
      seatId: event.seatId,
      text: said(event.awaitsApproval ? "Asks the incident commander." : "Started."),
    },
  );
  return action.kind === "mitigation" ? tell(scenario, next, [{ type: "mitigation.begun" }]) : next;
}

const WORK_MOVES = {
  "work.approved": "BEGIN",
  "work.held": "HOLD",
  "work.released": "RELEASE",
  "work.cancelled": "CANCEL",
} as const;

function moveWork(
  scenario: AnyScenario,
  state: SessionState,
  event: EventOf<keyof typeof WORK_MOVES>,
): SessionState {
  const work = state.works.find((one) => one.id === event.workId);
  const action = work && findAction(scenario, work.actionId);
  if (!work || !action) return state;
  const moved = stepWork(work.state, { type: WORK_MOVES[event.type] });
  if (moved === null) return state;
  const order = orderOf(state, work);
  const stops = work.applied && (event.type === "work.held" || event.type === "work.cancelled");
  const resumes = work.applied && event.type === "work.released";
  let world = state.world;
  if (stops && action.withdraw)
    world = action.withdraw(world, order, event.type === "work.cancelled");
  if (resumes && action.apply) world = action.apply(world, order);
  if (event.type === "work.cancelled") {
    return endWork({ ...state, world }, work, { type: "CANCEL" }, action, null);
  }
  return putWork(
    { ...state, world },
    { ...work, state: moved, startedMinute: work.startedMinute ?? state.minute },
  );
}

function pin(state: SessionState, event: EventOf<"item.pinned">): SessionState {
  const channel = state.channel.map((item) =>
    item.id === event.itemId ? { ...item, pinned: event.pinned } : item,
  );
  return { ...state, channel };
}

function propose(
  scenario: AnyScenario,
  state: SessionState,
  event: EventOf<"hypothesis.proposed">,
) {
  const { issued } = nextId(state, "h");
  const hypothesis: Hypothesis = {
    id: event.hypothesisId,
    seatId: event.seatId,
    suspectId: event.suspectId,
    textRef: event.textRef,
    minute: state.minute,
    confirmedMinute: null,
    ratings: [],
    evidence: [],
  };
  const next = { ...state, hypotheses: [...state.hypotheses, hypothesis], issued };
  return tell(scenario, next, [{ type: "hypothesis.proposed" }]);
}

function changeHypothesis(
  scenario: AnyScenario,
  state: SessionState,
  event: EventOf<"hypothesis.rated" | "evidence.pinned" | "cause.confirmed">,
): SessionState {
  const hypotheses = state.hypotheses.map((one) =>
    one.id === event.hypothesisId ? changed(one, event, state.minute) : one,
  );
  const next = { ...state, hypotheses };
  return event.type === "cause.confirmed"
    ? tell(scenario, next, [{ type: "cause.confirmed" }])
    : next;
}

function changed(
  one: Hypothesis,
  event: EventOf<"hypothesis.rated" | "evidence.pinned" | "cause.confirmed">,
  minute: number,
): Hypothesis {
  const { seatId } = event;
  switch (event.type) {
    case "hypothesis.rated":
      return {
        ...one,
        ratings: [...one.ratings, { seatId, minute, probability: event.probability }],
      };
    case "evidence.pinned": {
      const others = one.evidence.filter((pinned) => pinned.itemId !== event.itemId);
      return {
        ...one,
        evidence: [...others, { itemId: event.itemId, stance: event.stance, seatId }],
      };
    }
    case "cause.confirmed":
      return { ...one, confirmedMinute: one.confirmedMinute ?? minute };
  }
}
