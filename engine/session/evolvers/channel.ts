import "#server-only";
import type { EventOf } from "../events";
import { addItem } from "../items";
import type { SessionState } from "../state";

type ChannelEvent = EventOf<
  | "message.posted"
  | "decision.recorded"
  | "note.written"
  | "item.pinned"
  | "item.shared"
  | "draft.written"
>;

/** What people write, and what they make of lines that are there. */
export function changeChannel(state: SessionState, event: ChannelEvent): SessionState {
  switch (event.type) {
    case "message.posted":
      return speakUp(state, "message", event);
    case "decision.recorded":
      return speakUp(state, "decision", event, event.reasonRef);
    case "note.written":
      return speakUp(state, "note", event);
    case "item.pinned":
      return pin(state, event);
    case "item.shared":
      return share(state, event);
    case "draft.written":
      return writeDraft(state, event);
    default:
      return event satisfies never;
  }
}

function speakUp(
  state: SessionState,
  kind: "message" | "decision" | "note",
  { seatId, textRef }: EventOf<"message.posted" | "decision.recorded" | "note.written">,
  reasonRef: string | null = null,
): SessionState {
  return addItem(state, { kind, seatId, text: { ref: textRef }, reasonRef });
}

/** A line that comes to be everybody's stands last, where those who read it for the first time look. */
function share(state: SessionState, { itemId, seatId }: EventOf<"item.shared">): SessionState {
  const item = state.channel.find((one) => one.id === itemId);
  if (!item) return state;
  const others = state.channel.filter((one) => one !== item);
  const shared = { minute: state.minute, seatId };
  return { ...state, channel: [...others, { ...item, audience: "all", shared }] };
}

function writeDraft(state: SessionState, event: EventOf<"draft.written">): SessionState {
  const { actionId, seatId, textRef } = event;
  const others = state.drafts.filter((draft) => draft.actionId !== actionId);
  if (textRef === null) return { ...state, drafts: others };
  return { ...state, drafts: [...others, { actionId, seatId, minute: state.minute, textRef }] };
}

function pin(state: SessionState, event: EventOf<"item.pinned">): SessionState {
  const channel = state.channel.map((item) =>
    item.id === event.itemId ? { ...item, pinned: event.pinned } : item,
  );
  return { ...state, channel };
}
