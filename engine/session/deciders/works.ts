import "#server-only";
import type { ActionParams, Command, CommandOf } from "../../../contract/commands";
import { type Rejection, reject } from "../../../contract/rejections";
import { ROLE_TITLES } from "../../../contract/roles";
import type { ActionDefinition } from "../../define-action";
import type { AnyScenario } from "../../define-scenario";
import { type Case, type Decision, reasonRefOf } from "../decision";
import { nextId } from "../items";
import { functionsOf } from "../rights";
import type { Seat, SessionState } from "../state";
import { isOpen, stepWork } from "../work.machine";
import { findAction } from "../works";
import { readDials } from "./dials";

type WorkCommand = Extract<Command, { type: `work.${string}` }>;

/** People that one seat can direct at the same time; what runs by itself afterwards needs nobody. */
export const ATTENTION_MAX_PEOPLE = 3;
/** A solo player has the whole team's people. */
export const SOLO_ATTENTION_MAX_PEOPLE = 8;

export function decideWork(of: Case<WorkCommand>): Decision {
  const { command, state, seat } = of;
  if (command.type === "work.start") return order({ ...of, command });
  const work = state.works.find((one) => one.id === command.workId);
  const action = work && findAction(of.scenario, work.actionId);
  if (!work || !action) return reject("unknown-item", "There is no such work.");
  const { workId } = command;
  const seatId = seat.id;
  if (command.type !== "work.approve" && !mayMove(state, seat, action, work.seatId)) {
    return reject(
      "not-your-role",
      `This is ${ROLE_TITLES[action.function]} work. Ask in the channel.`,
    );
  }
  switch (command.type) {
    case "work.approve":
      if (!isCommander(state, seat)) {
        return reject("not-your-role", "Only who is in command can approve work.");
      }
      if (work.state !== "awaiting-approval")
        return reject("already", "That work waits for nobody.");
      return (
        refuseFullHands(of.scenario, state, work) ?? [{ type: "work.approved", workId, seatId }]
      );
    case "work.hold":
      if (!canHold(action, work)) return reject("not-now", "That work cannot be held now.");
      return [{ type: "work.held", workId, seatId }];
    case "work.release":
      if (stepWork(work.state, { type: "RELEASE" }) === null) {
        return reject("not-now", "That work is not on hold.");
      }
      return (
        refuseFullHands(of.scenario, state, work) ?? [{ type: "work.released", workId, seatId }]
      );
    case "work.cancel":
      if (!canCancel(action, work))
        return reject("not-now", "That work can no longer be cancelled.");
      return [{ type: "work.cancelled", workId, seatId }];
    case "work.adjust":
      return adjust(action, work, command.params, seatId);
    default:
      return command satisfies never;
  }
}

function adjust(
  action: ActionDefinition<unknown>,
  work: SessionState["works"][number],
  given: ActionParams,
  seatId: string,
): Decision {
  if (!canAdjust(action, work)) return reject("not-now", "That work has no dial to turn now.");
  const fixed = Object.keys(given).find((id) => !action.turnable?.includes(id));
  if (fixed !== undefined) {
    return reject(
      "bad-setting",
      `The setting "${fixed}" cannot be changed while the work goes on.`,
    );
  }
  const params = readDials(action.dials, { ...work.params, ...given });
  if (params.refused) return params.refused;
  return [{ type: "work.adjusted", workId: work.id, params: params.set, seatId }];
}

/** Dials can be turned once the work has taken effect and before it is over. */
export function canAdjust(action: ActionDefinition<unknown>, work: WorkStage): boolean {
  return work.applied && isOpen(work.state) && (action.turnable ?? []).length > 0;
}

/** Work that goes on being prepared needs a free hand of the person who ordered it. */
function refuseFullHands(
  scenario: AnyScenario,
  state: SessionState,
  work: SessionState["works"][number],
) {
  const owner = state.seats.find((one) => one.id === work.seatId);
  const needed = findAction(scenario, work.actionId)?.people ?? 1;
  if (work.applied || !owner) return null;
  if (attentionUsed(scenario, state, owner.id) + needed <= attentionMax(owner)) return null;
  return reject(
    "busy",
    "Whoever ordered that has no people left for it; finish or cancel something first.",
  );
}

/** Work is moved by whoever ordered it, by its function, or by the incident commander. */
export function mayMove(
  state: SessionState,
  seat: Seat,
  action: ActionDefinition<unknown>,
  ownerId: string,
): boolean {
  return (
    seat.id === ownerId ||
    functionsOf(state, seat).includes(action.function) ||
    isCommander(state, seat)
  );
}

type WorkStage = Pick<SessionState["works"][number], "state" | "applied">;

/** Preparation can always be held; what has taken effect only when its effect can be taken back. */
export function canHold(action: ActionDefinition<unknown>, work: WorkStage): boolean {
  return stepWork(work.state, { type: "HOLD" }) !== null && (!work.applied || !!action.withdraw);
}

export function canCancel(action: ActionDefinition<unknown>, work: WorkStage): boolean {
  return stepWork(work.state, { type: "CANCEL" }) !== null && (!work.applied || !!action.withdraw);
}

function order(of: Case<CommandOf<"work.start">>): Decision {
  const { command, scenario, seat, state, textRef } = of;
  const action = findAction(scenario, command.actionId);
  if (!action) return reject("unknown-action", `There is no action called "${command.actionId}".`);
  const refusal = refuseAction(scenario, state, seat, action);
  if (refusal) return refusal;
  const params = readDials(action.dials, command.params);
  if (params.refused) return params.refused;
  const missing = action.requires?.(state.world, params.set) ?? null;
  if (missing !== null) return reject("needs-first", missing);
  const awaitsApproval = needsApproval(state, seat, action);
  if (awaitsApproval && state.command.commanderSeatId === null) {
    return reject(
      "needs-first",
      "This needs the incident commander, and nobody is in command yet.",
    );
  }
  const hasText = action.dials.some((dial) => dial.type === "text");
  return [
    {
      type: "work.started",
      workId: nextId(state, "w").id,
      actionId: action.id,
      seatId: seat.id,
      params: params.set,
      reasonRef: command.reason === "" ? null : reasonRefOf(textRef),
      textRef: hasText ? textRef : null,
      awaitsApproval,
    },
  ];
}

/** Why this seat cannot order this action now; null when it can. The same sentence stands on the button. */
export function refuseAction(
  scenario: AnyScenario,
  state: SessionState,
  seat: Seat,
  action: ActionDefinition<unknown>,
): Rejection | null {
  if (!functionsOf(state, seat).includes(action.function)) {
    return reject(
      "not-your-role",
      `${ROLE_TITLES[action.function]} does this. Ask in the channel.`,
    );
  }
  const laneTaken = state.works.some(
    (work) => isOpen(work.state) && findAction(scenario, work.actionId)?.lane === action.lane,
  );
  if (laneTaken) return reject("busy", "Work of this kind is under way already.");
  if (
    !action.repeatable &&
    state.works.some((w) => w.actionId === action.id && w.state === "succeeded")
  ) {
    return reject("already", "This has been done.");
  }
  const used = attentionUsed(scenario, state, seat.id);
  if (used + action.people > attentionMax(seat)) {
    return reject(
      "busy",
      `This needs ${action.people} of your ${attentionMax(seat)} people, and ${used} are busy; finish or cancel something first.`,
    );
  }
  const missing = action.requires?.(state.world) ?? null;
  return missing === null ? null : reject("needs-first", missing);
}

/** People of a seat that are busy with preparing something. */
export function attentionUsed(scenario: AnyScenario, state: SessionState, seatId: string): number {
  return state.works
    .filter((work) => work.seatId === seatId && work.state === "running" && !work.applied)
    .reduce((sum, work) => sum + (findAction(scenario, work.actionId)?.people ?? 1), 0);
}

export function attentionMax(seat: Seat): number {
  return seat.kind === "solo" ? SOLO_ATTENTION_MAX_PEOPLE : ATTENTION_MAX_PEOPLE;
}

/** Whether the seat must wait for the incident commander. */
export function needsApproval(
  state: SessionState,
  seat: Seat,
  action: ActionDefinition<unknown>,
): boolean {
  return state.header.settings.approvals && action.risk === "high" && !isCommander(state, seat);
}

export function isCommander(state: SessionState, seat: Seat): boolean {
  return seat.kind === "solo" || state.command.commanderSeatId === seat.id;
}
