import "#server-only";
import { PROMISE_DIAL } from "../../contract/promise";
import type { DialView } from "../../contract/work-sections";
import type { ActionDefinition, Order } from "../define-action";
import type { AnyScenario } from "../define-scenario";
import { draw, drawBetween } from "../world/random";
import { tell, UPDATE_CADENCE_MINUTES } from "./incident";
import { addItem, said } from "./items";
import type { SessionState, Work } from "./state";
import { learnHealth } from "./telemetry";
import { stepWork, type WorkEvent } from "./work.machine";

export function findAction(scenario: AnyScenario, actionId: string) {
  return scenario.actions.find((action) => action.id === actionId);
}

/** The order as the scenario sees it: dials, and chance of its own that no other work shifts. */
export function orderOf(
  state: SessionState,
  work: Pick<Work, "actionId" | "params" | "orderedMinute">,
): Order {
  const { seed } = state.header;
  return {
    params: work.params,
    draw: (purpose) => draw(seed, work.actionId, work.orderedMinute, purpose),
  };
}

/** How long an action takes before anything happens, as things stand. */
export function minutesOf(state: SessionState, action: ActionDefinition<unknown>) {
  return action.quicker?.(state.world) ?? action.minutes;
}

/** Minutes of preparation that the seed gives this work. */
export function drawPreparation(
  state: SessionState,
  action: ActionDefinition<unknown>,
  work: Pick<Work, "actionId" | "params" | "orderedMinute">,
): number {
  const [least, most] = minutesOf(state, action);
  return drawBetween(orderOf(state, work).draw("minutes"), least, most);
}

/** The settings of a work in words, such as "47 servers/h · Metadata store". */
export function describeDials(dials: readonly DialView[], work: Pick<Work, "params">): string {
  return dials
    .flatMap((dial) => {
      const value = work.params[dial.id];
      if (value === undefined) return [];
      if (dial.type === "number") return [`${value} ${dial.unit}`];
      if (dial.type !== "choice") return [];
      return [dial.options.find((option) => option.id === value)?.label ?? String(value)];
    })
    .join(" · ");
}

/** Carries every running work through one minute. */
export function carryWorks(scenario: AnyScenario, state: SessionState): SessionState {
  let next = state;
  for (const work of state.works) {
    if (work.state !== "running") continue;
    const action = findAction(scenario, work.actionId);
    if (action) next = carry(scenario, next, action, work);
  }
  return next;
}

function carry(
  scenario: AnyScenario,
  state: SessionState,
  action: ActionDefinition<unknown>,
  work: Work,
): SessionState {
  if (work.applied) return follow(state, action, work);
  const prepared = { ...work, preparedMinutes: work.preparedMinutes + 1 };
  if (prepared.preparedMinutes < work.prepareMinutes) return putWork(state, prepared);
  const obstacle = action.obstacle?.(state.world) ?? null;
  if (obstacle !== null) return endWork(state, prepared, { type: "FAIL" }, action, obstacle);
  return take(scenario, state, action, prepared);
}

/** Preparation is over: the probe answers, or the change takes effect. */
function take(
  scenario: AnyScenario,
  state: SessionState,
  action: ActionDefinition<unknown>,
  work: Work,
): SessionState {
  const order = orderOf(state, work);
  const world = action.apply ? action.apply(state.world, order) : state.world;
  const applied = { ...work, applied: true };
  let next: SessionState = { ...state, world };
  if (action.publishes) next = publish(next, action, applied);
  if (action.answer) {
    const answer = action.answer(world, order);
    next = addItem(next, {
      kind: "result",
      from: said(action.title),
      seatId: work.seatId,
      text: said(answer.headline),
      lines: answer.lines,
      clues: answer.clues,
      // read where it was asked for; who reads it tells the others, or shares it
      audience: action.function,
    });
    if (action.shows) next = learnHealth(scenario, next, action.shows);
  }
  if (action.follow) {
    next = addItem(putWork(next, applied), {
      kind: "work",
      from: said(action.title),
      seatId: work.seatId,
      text: said("Prepared; takes effect now."),
    });
    return follow(next, action, applied);
  }
  return endWork(next, applied, { type: "SUCCEED" }, action, null);
}

function follow(state: SessionState, action: ActionDefinition<unknown>, work: Work): SessionState {
  const progress = action.follow?.(state.world, orderOf(state, work));
  if (!progress || progress.state === "done") {
    return endWork(state, work, { type: "SUCCEED" }, action, progress?.detail ?? null);
  }
  if (progress.state === "failed") {
    return endWork(state, work, { type: "FAIL" }, action, progress.detail);
  }
  return state;
}

function publish(state: SessionState, action: ActionDefinition<unknown>, work: Work): SessionState {
  if (!action.publishes) return state;
  const { id, params, seatId, textRef } = work;
  const { minute } = state;
  const promise = params[PROMISE_DIAL];
  const promisedMinute = minute + (typeof promise === "number" ? promise : UPDATE_CADENCE_MINUTES);
  const posts = [
    ...state.posts,
    { id, minute, channel: action.publishes, textRef, seatId, promisedMinute },
  ];
  const told = tell({ ...state, posts }, [{ type: "update.published" }]);
  return addItem(told, {
    kind: "status-post",
    from: said(action.title),
    seatId: work.seatId,
    text: work.textRef === null ? said("Posted.") : { ref: work.textRef },
  });
}

/** Words that did not go out are a draft again, unless somebody has begun another one. */
export function giveWordsBack(state: SessionState, work: Work): SessionState {
  const { actionId, seatId, textRef } = work;
  if (textRef === null || state.drafts.some((draft) => draft.actionId === actionId)) return state;
  return {
    ...state,
    drafts: [...state.drafts, { actionId, seatId, minute: state.minute, textRef }],
  };
}

/** Ends a work and says so in the channel, unless an answer or a post already did. */
export function endWork(
  state: SessionState,
  work: Work,
  event: WorkEvent,
  action: ActionDefinition<unknown>,
  detail: string | null,
): SessionState {
  const reached = stepWork(work.state, event) ?? work.state;
  const ended = putWork(state, { ...work, state: reached, endedMinute: state.minute });
  const next = reached === "succeeded" ? ended : giveWordsBack(ended, work);
  const spoken = reached === "succeeded" && (action.answer || action.publishes);
  if (spoken) return next;
  return addItem(next, {
    kind: "work",
    from: said(action.title),
    seatId: work.seatId,
    text: said(
      detail === null
        ? `${sentences[reached] ?? reached}.`
        : `${sentences[reached] ?? reached}: ${detail}`,
    ),
  });
}

const sentences: Partial<Record<Work["state"], string>> = {
  succeeded: "Done",
  failed: "Did not work",
};

export function putWork(state: SessionState, work: Work): SessionState {
  return { ...state, works: state.works.map((other) => (other.id === work.id ? work : other)) };
}
