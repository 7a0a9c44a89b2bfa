import "#server-only";
import { type ProjectorView, projectorViewSchema, RESULT_TIMES } from "../../contract/projector";
import { measurePlayed, responseTimes } from "../debrief/played";
import { POST_CHANNELS } from "../define-action";
import { outcomeOf } from "../metrics/run-record";
import { viewClock, viewIncident } from "./player";
import { DELETED, hasBegun, nameRef, type RoomScene, speak } from "./scene";
import { viewAlarms, viewCharts, viewServices } from "./telemetry";

/**
 * The view of a projector, which holds no seat, parsed on the way out.
 * @throws ZodError when a view does not fit the contract
 */
export function projectForProjector(scene: RoomScene): ProjectorView {
  return projectorViewSchema.parse(viewForProjector(scene));
}

/** Field by field, from what the whole team sees and hears. */
export function viewForProjector(scene: RoomScene): ProjectorView {
  const begun = hasBegun(scene.state);
  return {
    clock: viewClock(scene),
    services: begun ? viewServices(scene) : [],
    exercise: viewExercise(scene),
    arrivals: viewArrivals(scene),
    command: viewCommand(scene),
    impactChart: begun ? viewImpactChart(scene) : null,
    alarmsFiring: begun ? viewAlarms(scene).filter(({ state }) => state === "ALARM").length : 0,
    decision: viewDecision(scene),
    updates: viewUpdates(scene),
    result: viewResult(scene),
  };
}

function viewExercise({ around, scenario, state }: RoomScene): ProjectorView["exercise"] {
  const begun = hasBegun(state);
  const { startMinuteOfDay, zone, date } = scenario.clock;
  return {
    title: scenario.card.title,
    summary: scenario.card.summary,
    joinCode: begun ? null : around.code,
    briefing: begun ? [] : scenario.briefing.map(({ heading, body }) => ({ heading, body })),
    lengthMinutes: state.header.settings.lengthMinutes,
    simClock: { startMinuteOfDay, zone, date },
  };
}

function viewArrivals({ around, state }: RoomScene): ProjectorView["arrivals"] {
  const seats = hasBegun(state) ? [] : state.seats;
  return {
    players: seats
      .filter(({ kind }) => kind === "player")
      .map(({ id, role, ready }) => ({
        name: around.words(nameRef(id)) ?? DELETED,
        role,
        ready,
        online: around.online(id),
      })),
    observers: seats.filter(({ kind }) => kind === "observer").length,
  };
}

function viewCommand({ around, state }: RoomScene): ProjectorView["command"] {
  const { declaredMinute, severity, commanderSeatId } = state.command;
  const commander =
    commanderSeatId === null ? null : (around.words(nameRef(commanderSeatId)) ?? DELETED);
  return { declaredMinute, severity, commander };
}

/** The debrief's first curve with a panel: what the outage does to customers. */
function viewImpactChart(scene: RoomScene): ProjectorView["impactChart"] {
  const { curves } = scene.scenario.debrief;
  const shown = curves.find(({ collectorId }) => collectorId !== null)?.collectorId;
  return viewCharts(scene).find(({ id }) => id === shown) ?? null;
}

/** Declaring and taking command are decisions too, but stand elsewhere on the wall and must not push the last plan off it. */
function viewDecision({ around, state }: RoomScene): ProjectorView["decision"] {
  const item = state.channel.findLast(
    ({ kind, audience, text }) => kind === "decision" && audience === "all" && "ref" in text,
  );
  if (!item) return null;
  const by = item.seatId === null ? DELETED : (around.words(nameRef(item.seatId)) ?? DELETED);
  return { minute: item.minute, by, text: speak(around, item.text) };
}

function viewUpdates(scene: RoomScene): ProjectorView["updates"] {
  const { state, dueMinute } = viewIncident(scene).communications;
  const post = scene.state.posts.at(-1);
  if (!post) return { state, dueMinute, last: null };
  const text = post.textRef === null ? "" : (scene.around.words(post.textRef) ?? DELETED);
  return {
    state,
    dueMinute,
    last: { minute: post.minute, channel: POST_CHANNELS[post.channel], text },
  };
}

/** The cause stands on the wall from the reveal on, when everybody may read the debrief. */
function viewResult({ scenario, state }: RoomScene): ProjectorView["result"] {
  const cause = scenario.causes.find((one) => one.id === state.header.causeId);
  if (state.exercise !== "closed" || !cause) return null;
  const times = responseTimes(measurePlayed(scenario, state));
  return {
    outcome: outcomeOf(scenario, state),
    causeTitle: cause.title,
    trigger: cause.trigger,
    times: RESULT_TIMES.map((id) => ({ id, minute: times[id] })),
  };
}
