import "#server-only";
import type { AnyScenario } from "../../define-scenario";
import type { EventOf } from "../events";
import { tell } from "../incident";
import { addItem, nextId, said } from "../items";
import type { SessionState } from "../state";
import { stepWork } from "../work.machine";
import { drawPreparation, endWork, findAction, orderOf, putWork } from "../works";

export function startWork(
  scenario: AnyScenario,
  state: SessionState,
  event: EventOf<"work.started">,
) {
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

export function moveWork(
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
