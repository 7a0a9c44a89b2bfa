import "#server-only";
import type { PlayerView, WorkView } from "../../contract/views";
import type { DialView } from "../../contract/work-sections";
import type { ActionDefinition } from "../define-action";
import {
  canAdjust,
  canCancel,
  canHold,
  isCommander,
  mayMove,
  needsApproval,
  refuseAction,
} from "../session/deciders/works";
import type { Work } from "../session/state";
import { isOpen } from "../session/work.machine";
import { describeDials, findAction, orderOf } from "../session/works";
import type { Scene } from "./scene";

/** Finished work stays in sight this long, minutes. */
const FINISHED_VISIBLE_MINUTES = 60;

export function viewActions({ scenario, seat, state }: Scene): PlayerView["actions"] {
  const watches = seat.kind === "observer" || seat.kind === "facilitator";
  return scenario.actions.map((action) => {
    const refusal = watches ? null : refuseAction(scenario, state, seat, action);
    return {
      id: action.id,
      kind: action.kind,
      title: action.title,
      does: action.does,
      cannotTell: action.cannotTell,
      function: action.function,
      expected: action.expected,
      risk: action.risk,
      riskNote: action.riskNote,
      people: action.people,
      needs: action.needs,
      undo: action.undo,
      dials: [...action.dials],
      needsApproval: !watches && needsApproval(state, seat, action),
      available: !watches && refusal === null,
      why: watches ? "This seat watches." : (refusal?.sentence ?? ""),
    };
  });
}

export function viewWorks(scene: Scene): PlayerView["works"] {
  const { scenario, state } = scene;
  return state.works
    .filter(
      (work) =>
        isOpen(work.state) || state.minute - (work.endedMinute ?? 0) <= FINISHED_VISIBLE_MINUTES,
    )
    .flatMap((work) => {
      const action = findAction(scenario, work.actionId);
      return action ? [viewWork(scene, action, work)] : [];
    });
}

function viewWork(scene: Scene, action: ActionDefinition<unknown>, work: Work): WorkView {
  const { around, seat, state } = scene;
  const plays = seat.kind === "player" || seat.kind === "solo";
  return {
    id: work.id,
    actionId: work.actionId,
    kind: action.kind,
    title: action.title,
    settings: describeDials(action.dials, work),
    seatId: work.seatId,
    state: work.state,
    startedMinute: work.startedMinute,
    endedMinute: work.endedMinute,
    ...progressOf(scene, action, work),
    reason: work.reasonRef === null ? "" : (around.words(work.reasonRef) ?? ""),
    canHold: plays && mayMove(state, seat, action, work.seatId) && canHold(action, work),
    canRelease: plays && mayMove(state, seat, action, work.seatId) && work.state === "held",
    canCancel: plays && mayMove(state, seat, action, work.seatId) && canCancel(action, work),
    turnable: plays && mayMove(state, seat, action, work.seatId) ? turnable(action, work) : [],
    canApprove: work.state === "awaiting-approval" && plays && isCommander(state, seat),
  };
}

/** How far a work is. What preparation really takes is the seed's secret; the expected length is its upper end. */
function progressOf(scene: Scene, action: ActionDefinition<unknown>, work: Work) {
  const ended = !isOpen(work.state);
  if (ended)
    return { minutesLeft: null, progress: work.state === "succeeded" ? 1 : null, detail: "" };
  if (work.applied && work.state === "held")
    return { minutesLeft: null, progress: null, detail: "on hold; not in force" };
  if (work.applied && action.follow) {
    const { share, detail, minutesLeft } = action.follow(
      scene.state.world,
      orderOf(scene.state, work),
    );
    return { minutesLeft, progress: share, detail };
  }
  const most = work.mostMinutes;
  return {
    // Of a change that goes on afterwards, preparation says nothing about the end.
    minutesLeft: action.follow ? null : Math.max(1, most - work.preparedMinutes),
    progress: Math.min(0.99, work.preparedMinutes / most),
    detail: preparing(action, work),
  };
}

/** The dials that can be turned now, standing where they stand. */
function turnable(action: ActionDefinition<unknown>, work: Work): DialView[] {
  if (!canAdjust(action, work)) return [];
  return action.dials
    .filter((dial) => action.turnable?.includes(dial.id))
    .map((dial) => {
      const value = work.params[dial.id];
      if (dial.type === "number" && typeof value === "number") return { ...dial, initial: value };
      if (dial.type === "choice" && typeof value === "string") return { ...dial, initial: value };
      return dial;
    });
}

function preparing(action: ActionDefinition<unknown>, work: Work): string {
  if (work.state === "awaiting-approval") return "waits for the incident commander";
  return action.follow ? "being prepared" : "";
}
