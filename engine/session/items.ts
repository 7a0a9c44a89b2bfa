import "#server-only";
import { drawName } from "../world/random";
import type { ChannelItem, SessionState, Words } from "./state";

type Draft = Pick<ChannelItem, "kind" | "text"> & Partial<Omit<ChannelItem, "id" | "minute">>;

/** Adds a line to the channel. */
export function addItem(state: SessionState, draft: Draft): SessionState {
  const { id, issued } = nextId(state, "i");
  const item: ChannelItem = {
    id,
    minute: state.minute,
    kind: draft.kind,
    from: draft.from ?? said("Shardfall"),
    seatId: draft.seatId ?? null,
    text: draft.text,
    reasonRef: draft.reasonRef ?? null,
    lines: draft.lines ?? [],
    clues: draft.clues ?? [],
    alarmState: draft.alarmState ?? null,
    pinned: false,
    audience: draft.audience ?? "all",
    shared: null,
  };
  return { ...state, channel: [...state.channel, item], issued };
}

/** Ids are opaque: a hole in a plain count would tell a seat that something was said elsewhere. */
export function nextId(state: SessionState, prefix: string): { id: string; issued: number } {
  const issued = state.issued + 1;
  return { id: prefix + drawName(state.header.seed, "id", issued), issued };
}

/** What was measured or reported, as against what the team said or did. */
export function isEvidence({ kind }: Pick<ChannelItem, "kind">): boolean {
  return kind === "result" || kind === "alarm" || kind === "inject";
}

export function said(text: string): Words {
  return { said: text };
}
