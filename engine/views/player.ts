import "#server-only";
import type { PlayerView } from "../../contract/views";
import { POST_CHANNELS } from "../define-action";
import { attentionMax, attentionUsed } from "../session/deciders/works";
import { updateDueMinute } from "../session/incident";
import { isEvidence } from "../session/items";
import { paceNow } from "../session/pace";
import { functionsOf, hearsItem, readsSection } from "../session/rights";
import { playFromMinute } from "../session/start";
import type { Post } from "../session/state";
import { isOpen } from "../session/work.machine";
import { viewHypotheses } from "./board";
import {
  DELETED,
  hasBegun,
  nameRef,
  type RoomScene,
  type Scene,
  type Surroundings,
  speak,
} from "./scene";
import { viewAlarms, viewCharts, viewLogs, viewServices } from "./telemetry";
import { viewActions, viewWorks } from "./works";

/** The view of one seat, section by section, each field named. Nothing is copied whole out of the state. */
export function viewForPlayer(scene: Scene): PlayerView {
  return {
    room: viewRoom(scene),
    clock: viewClock(scene),
    you: viewYou(scene),
    seats: viewSeats(scene),
    incident: viewIncident(scene),
    services: hasBegun(scene.state) ? viewServices(scene) : [],
    charts: hasBegun(scene.state) ? viewCharts(scene) : [],
    alarms: hasBegun(scene.state) ? viewAlarms(scene) : [],
    logs: hasBegun(scene.state) ? viewLogs(scene) : [],
    changes: hasBegun(scene.state) ? scene.scenario.changes.map((change) => ({ ...change })) : [],
    actions: hasBegun(scene.state) ? viewActions(scene) : [],
    works: viewWorks(scene),
    channel: viewChannel(scene),
    hypotheses: viewHypotheses(scene),
    posts: viewPosts(scene),
    drafts: viewDrafts(scene),
  };
}

function viewRoom({ around, scenario, state }: Scene): PlayerView["room"] {
  const { settings, solo } = state.header;
  return {
    code: around.code,
    scenarioId: scenario.id,
    title: scenario.card.title,
    summary: scenario.card.summary,
    briefing: scenario.briefing.map(({ heading, body }) => ({ heading, body })),
    clock: {
      startMinuteOfDay: scenario.clock.startMinuteOfDay,
      zone: scenario.clock.zone,
      date: scenario.clock.date,
    },
    solo,
    approvals: settings.approvals,
    causeMode: settings.causeMode,
    lengthMinutes: settings.lengthMinutes,
  };
}

export function viewClock({ scenario, state }: RoomScene): PlayerView["clock"] {
  const { exercise } = state;
  return {
    phase: exercise === "running" || exercise === "paused" ? "live" : exercise,
    running: exercise === "running",
    minute: Math.max(state.minute, 0),
    playFromMinute: playFromMinute(scenario, state.header.settings),
    endMinute: scenario.endMinute,
    paceFactor: state.paceFactor,
    paceMinutesPerMinute: Math.round(paceNow(scenario, state) * 10) / 10,
  };
}

function viewYou({ around, scenario, seat, state }: Scene): PlayerView["you"] {
  return {
    seatId: seat.id,
    name: around.words(nameRef(seat.id)) ?? DELETED,
    kind: seat.kind,
    role: seat.role,
    functions: [...functionsOf(state, seat)],
    controls: seat.kind === "solo" || seat.kind === "facilitator",
    attention: { used: attentionUsed(scenario, state, seat.id), max: attentionMax(seat) },
  };
}

function viewSeats({ around, state }: Scene): PlayerView["seats"] {
  return state.seats.map((seat) => ({
    id: seat.id,
    name: around.words(nameRef(seat.id)) ?? DELETED,
    kind: seat.kind,
    role: seat.role,
    ready: seat.ready,
    online: around.online(seat.id),
    commands: state.command.commanderSeatId === seat.id,
    inFlight: state.works.filter((work) => work.seatId === seat.id && isOpen(work.state)).length,
  }));
}

export function viewIncident({ state }: RoomScene): PlayerView["incident"] {
  const communications = state.incident.communications;
  return {
    declaredMinute: state.command.declaredMinute,
    severity: state.command.severity,
    commanderSeatId: state.command.commanderSeatId,
    communications: {
      state:
        communications === "current" || communications === "overdue" ? communications : "silent",
      lastMinute: state.posts.at(-1)?.minute ?? null,
      dueMinute: updateDueMinute(state),
    },
  };
}

/** Older lines stand in the debrief; pinned ones stay. */
export const CHANNEL_LINES_MAX = 300;

function viewChannel({ around, seat, state }: Scene): PlayerView["channel"] {
  const heard = state.channel.filter((item) => hearsItem(state, seat, item));
  return heard
    .filter((item, index) => item.pinned || index >= heard.length - CHANNEL_LINES_MAX)
    .map((item) => ({
      id: item.id,
      minute: item.minute,
      kind: item.kind,
      from:
        item.kind === "message" || item.kind === "decision" || item.kind === "note"
          ? nameOf(around, item.seatId)
          : speak(around, item.from),
      seatId: item.seatId,
      text: speak(around, item.text),
      reason: item.reasonRef === null ? "" : (around.words(item.reasonRef) ?? DELETED),
      lines: [...item.lines],
      pinned: item.pinned,
      audience: item.audience,
      shared: item.shared && { minute: item.shared.minute, seatId: item.shared.seatId },
      alarmState: item.alarmState,
      evidence: isEvidence(item),
    }));
}

function nameOf(around: Surroundings, seatId: string | null): string {
  return seatId === null ? "Shardfall" : (around.words(nameRef(seatId)) ?? DELETED);
}

function viewPosts({ around, state }: Scene): PlayerView["posts"] {
  return state.posts.map((post, index) => ({
    id: post.id,
    minute: post.minute,
    channel: POST_CHANNELS[post.channel],
    text: post.textRef === null ? "" : (around.words(post.textRef) ?? DELETED),
    seatId: post.seatId,
    promisedMinute: post.promisedMinute,
    kept: isKept(post, state.posts[index + 1], state.minute),
  }));
}

/** Whether the update after this one came when this one had said; null while there is time. */
function isKept(post: Post, next: Post | undefined, nowMinute: number): boolean | null {
  if (next) return next.minute <= post.promisedMinute;
  return nowMinute > post.promisedMinute ? false : null;
}

/** Drafts are for those who write and those who approve; the team reads what was sent. */
function viewDrafts({ around, seat, state }: Scene): PlayerView["drafts"] {
  if (!readsSection(state, seat, "drafts")) return [];
  return state.drafts.map(({ actionId, minute, seatId, textRef }) => ({
    actionId,
    text: around.words(textRef) ?? DELETED,
    seatId,
    minute,
  }));
}
