import { ownersOf } from "../../contract/role-table";
import type { ResponseFunction } from "../../contract/roles";
import type { ActionView, ChannelItemView, PlayerView, WorkView } from "../../contract/views";
import { ACTIVE_WORK } from "./work-states";

export type PostView = PlayerView["posts"][number];
type Communications = PlayerView["incident"]["communications"];

/** The usual tool takes some five minutes, so that an update begun later than this before its time is likely to be late. */
export const DUE_SOON_MINUTES = 8;

export type CadenceTone = "silent" | "current" | "soon" | "overdue";

/** How the team stands with the updates that it owes. */
export function cadenceTone(
  { state, dueMinute }: Pick<Communications, "state" | "dueMinute">,
  nowMinute: number,
): CadenceTone {
  if (state !== "current" || dueMinute === null) return state;
  return dueMinute - nowMinute <= DUE_SOON_MINUTES ? "soon" : "current";
}

export type PromiseState =
  | { kind: "open" | "kept" | "missed" }
  /** The next update came after its time. */
  | { kind: "late"; minutes: number };

/** What became of the promise in a post; `next` is the post after it. */
export function promiseOf(post: PostView, next: PostView | undefined): PromiseState {
  if (post.kept === null) return { kind: "open" };
  if (post.kept) return { kind: "kept" };
  return next ? { kind: "late", minutes: next.minute - post.promisedMinute } : { kind: "missed" };
}

export function toolsOf(actions: readonly ActionView[]): ActionView[] {
  return actions.filter((action) => action.kind === "communication");
}

/** Why none of the tools can be used, when it is the same for all; empty when it is not. */
export function sharedWhy(tools: readonly ActionView[]): string {
  const why = tools[0]?.why ?? "";
  return tools.every((tool) => !tool.available && tool.why === why) ? why : "";
}

export type ToolStanding =
  | { kind: "ready" }
  | { kind: "blocked"; why: string }
  | { kind: "waits" | "held" }
  | { kind: "under-way"; minutesLeft: number | null }
  /** The last try did not work; it can be tried again. */
  | { kind: "failed"; minute: number; sentence: string };

/**
 * How one way of telling stands: what it is doing, why it cannot be used, or how the last try ended.
 * @param said why none of the tools can be used, where that stands above them; it hides no failed try
 */
export function toolStanding(
  action: ActionView,
  works: readonly WorkView[],
  channel: readonly ChannelItemView[],
  said = "",
): ToolStanding {
  const last = works.findLast((work) => work.actionId === action.id);
  if (last && ACTIVE_WORK.includes(last.state)) return moving(last);
  const blocked = { kind: "blocked", why: action.why } as const;
  if (!action.available && action.why !== said) return blocked;
  if (last?.state !== "failed" || last.endedMinute === null) {
    return action.available ? { kind: "ready" } : blocked;
  }
  const minute = last.endedMinute;
  // Why it failed is a line of the channel, in the words of what stood in the way.
  const line = channel.findLast(
    (item) => item.kind === "work" && item.from === action.title && item.minute === minute,
  );
  return { kind: "failed", minute, sentence: line?.text ?? "" };
}

function moving({ state, minutesLeft }: WorkView): ToolStanding {
  if (state === "held") return { kind: "held" };
  return state === "running" ? { kind: "under-way", minutesLeft } : { kind: "waits" };
}

/** The functions that write updates, when this seat acts in none of them; null when it may write. */
export function otherWriters(
  { functions, seatId }: { functions: readonly ResponseFunction[]; seatId: string },
  commanderSeatId: string | null,
): readonly ResponseFunction[] | null {
  const owners = ownersOf("draft.write");
  const mine = seatId === commanderSeatId ? [...functions, "incident-commander"] : functions;
  return !owners || owners.some((one) => mine.includes(one)) ? null : owners;
}

/** Observers read, and nobody writes before or after the incident is live. */
export function watches({ you, clock }: Pick<PlayerView, "you" | "clock">): boolean {
  return you.kind === "observer" || clock.phase !== "live";
}

/** Whether this seat may write updates now. */
export function writes(view: PlayerView): boolean {
  return !watches(view) && otherWriters(view.you, view.incident.commanderSeatId) === null;
}

export type Source =
  | { kind: "draft"; text: string; actionId: string }
  | { kind: "sent"; text: string }
  | { kind: "post"; text: string; minute: number };

/** More would bury the field that they fill. */
const SOURCES_MAX = 2;

/** Words that an empty field can begin with: other drafts, the newest first; what this browser sent and is not out; the last update. */
export function sourcesFor(
  actionId: string,
  of: Pick<PlayerView, "drafts" | "posts"> & { sent: readonly string[] },
): Source[] {
  const drafts = of.drafts
    .filter((draft) => draft.actionId !== actionId)
    .sort((a, b) => b.minute - a.minute)
    .map((draft): Source => ({ kind: "draft", text: draft.text, actionId: draft.actionId }));
  const out = new Set(of.posts.map((post) => post.text));
  const sent = of.sent
    .filter((text) => !out.has(text))
    .map((text): Source => ({ kind: "sent", text }))
    .reverse();
  const last = of.posts.at(-1);
  const all: Source[] = [
    ...drafts,
    ...sent,
    ...(last?.text ? [{ kind: "post", text: last.text, minute: last.minute } as const] : []),
  ];
  const distinct = all.filter((one, at) => all.findIndex(({ text }) => text === one.text) === at);
  return distinct.slice(0, SOURCES_MAX);
}
