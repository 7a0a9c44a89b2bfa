import type { ChannelItemView } from "../../../contract/views";

type Filter = "all" | "pinned" | Exclude<ChannelItemView["kind"], "system">;

/** What is said inside, and what was told outside. */
export const channel = {
  title: "Channel",
  filter: "Filter the channel",
  filters: {
    all: "everything",
    pinned: "pinned",
    message: "message",
    decision: "decision",
    result: "result",
    alarm: "alarm",
    inject: "incoming",
    work: "work",
    "status-post": "status post",
    note: "note",
  } satisfies Record<Filter, string>,
  none: "Nothing said yet",
  noneOfKind: "Nothing of this kind yet",
  noneNote: "Messages, results, alarms and decisions appear here.",
  unseen: (count: number) => `${count} new`,
  to: (audience: string) => `to ${audience}`,
  linesMeasured: (count: number) => `${count} lines measured`,
  pin: "Pin",
  unpin: "Unpin",
  readOnly: "You can only read here.",
  observing: "You observe: reading only.",
  message: "Message",
  messagePlaceholder: "Write to the channel…",
  send: "Send message",
  decision: "Decision",
  decisionPlaceholder: "What was decided, and why…",
  recordDecision: "Record decision",
  asDecision: "Record as a decision",
} as const;
