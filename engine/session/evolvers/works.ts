import "#server-only";
import type { ActionDefinition } from "../../define-action";
import type { AnyScenario } from "../../define-scenario";
import type { EventOf } from "../events";
import { tell } from "../incident";
import { addItem, nextId, said } from "../items";
import type { SessionState } from "../state";
import { stepWork } from "../work.machine";
import {
  describeDials,
  drawPreparation,
  findAction,
  giveWordsBack,
  minutesOf,
  orderOf,
  putWork,
} from "../works";

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
    mostMinutes: minutesOf(state, action)[1],
    preparedMinutes: 0,
    applied: false,
  } as const;
  const { issued } = nextId(state, "w");
  const next = addItem(
    {
      ...state,
      works: [...state.works, work],
      drafts: state.drafts.filter((draft) => draft.actionId !== actionId),
      issued,
    },
    {
      kind: "work",
      from: said(action.title),
      seatId: event.seatId,
      text: said(event.awaitsApproval ? "Asks the incident commander." : "Started."),
    },
  );
  return event.awaitsApproval ? next : begun(next, action);
}

const WORK_MOVES = {
  "work.approved": { event: "BEGIN", says: "Approved and started." },
  "work.held": { event: "HOLD", says: "On hold." },
  "work.released": { event: "RELEASE", says: "Goes on." },
  "work.cancelled": { event: "CANCEL", says: "Cancelled." },
} as const;

/** Approves, holds, releases or cancels; the line in the channel names who did, not who ordered. */
export function moveWork(
  scenario: AnyScenario,
  state: SessionState,
  event: EventOf<keyof typeof WORK_MOVES>,
): SessionState {
  const work = state.works.find((one) => one.id === event.workId);
  const action = work && findAction(scenario, work.actionId);
  if (!work || !action) return state;
  const move = WORK_MOVES[event.type];
  const moved = stepWork(work.state, { type: move.event });
  if (moved === null) return state;
  const begins = event.type === "work.approved";
  const placed = putWork(
    { ...state, world: moveWorld(state, action, work, event.type) },
    {
      ...work,
      state: moved,
      startedMinute: begins ? state.minute : work.startedMinute,
      endedMinute: event.type === "work.cancelled" ? state.minute : null,
    },
  );
  const kept = event.type === "work.cancelled" ? giveWordsBack(placed, work) : placed;
  const next = addItem(kept, {
    kind: "work",
    from: said(action.title),
    seatId: event.seatId,
    text: said(move.says),
  });
  return begins ? begun(next, action) : next;
}

/** Turns dials: what goes on goes on with the new ones; what is on hold takes them up when it is released. */
export function adjustWork(
  scenario: AnyScenario,
  state: SessionState,
  event: EventOf<"work.adjusted">,
): SessionState {
  const work = state.works.find((one) => one.id === event.workId);
  const action = work && findAction(scenario, work.actionId);
  if (!work || !action) return state;
  const turned = { ...work, params: event.params };
  const world =
    work.state === "running"
      ? (action.apply?.(state.world, orderOf(state, turned)) ?? state.world)
      : state.world;
  return addItem(putWork({ ...state, world }, turned), {
    kind: "work",
    from: said(action.title),
    seatId: event.seatId,
    text: said(`Now at ${describeDials(action.dials, turned)}.`),
  });
}

/** What has taken effect is taken back while the work is on hold or cancelled. */
function moveWorld(
  state: SessionState,
  action: ActionDefinition<unknown>,
  work: SessionState["works"][number],
  moved: keyof typeof WORK_MOVES,
): unknown {
  if (!work.applied) return state.world;
  const order = orderOf(state, work);
  if (moved === "work.released") return action.apply?.(state.world, order) ?? state.world;
  return action.withdraw?.(state.world, order, moved === "work.cancelled") ?? state.world;
}

function begun(state: SessionState, action: ActionDefinition<unknown>) {
  return action.kind === "mitigation" ? tell(state, [{ type: "mitigation.begun" }]) : state;
}
