import type { CadenceTone } from "../../war-room/desk-rules";

/** The communications desk: what the outside world was told, what is being written, and when the next update is due. */
export const desk = {
  tab: "Updates",
  overdueMark: "overdue",
  cadence: "Next update",
  tone: {
    silent: "Nobody outside has been told",
    current: "Up to date",
    soon: "Update due soon",
    overdue: "Update overdue",
  } satisfies Record<CadenceTone, string>,
  last: (time: string) => `last at ${time}`,
  notDeclared: "The first is owed once an incident is declared.",
  due: (time: string) => `due ${time}`,
  dueIn: (duration: string) => `in ${duration}`,
  dueAgo: (duration: string) => `${duration} ago`,
  dueNow: "now",

  tools: "Ways to tell",
  told: "What was told",
  none: "Nothing told yet",
  noneNote: "Posts to the status page, notices and answers to executives appear here.",
  draftHere: "draft",
  ready: "Can be used now.",
  underWay: (minutes: number | null) =>
    minutes === null ? "On its way." : `On its way, at most ${minutes} min left.`,
  waits: "Waits for the IC.",
  held: "On hold.",
  failed: (time: string) => `Last try at ${time} did not work.`,
  failedWith: (time: string, sentence: string) => `Last try at ${time}: ${sentence}`,

  open: (next: string) => `next one by ${next}`,
  kept: (next: string) => `next one by ${next}: kept`,
  late: (next: string, duration: string) => `next one by ${next}: ${duration} late`,
  missed: (next: string) => `next one by ${next}: did not come`,

  otherWriters: (roles: readonly string[]) =>
    `Updates are written by: ${roles.join(", ")}. Tell them in the channel what should be said.`,
  watching: "Only players write updates, and only while the incident runs.",

  back: "All ways to tell",
  about: "About this tool",
  limit: (max: number) => `Up to ${max} characters.`,
  full: (max: number) => `The limit of ${max} characters is reached.`,
  unsaved: "Not saved yet…",
  saved: (who: string, time: string) => `Saved for all who write · ${who}, ${time}`,
  nothing: "Saved while you write.",
  notSaved: (sentence: string) => `Not saved: ${sentence}`,
  both: (who: string) => `${who} wrote here meanwhile:`,
  somebody: "Somebody else",
  choose: "Not saved: choose one of the two first.",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  begin: "Begin with:",
  fromDraft: (title: string) => `the draft for “${title}”`,
  fromSent: "words that are not out yet",
  fromPost: (time: string) => `the update of ${time}`,
  clockFrom: (time: string) => `by ${time} at the earliest: it counts from when this is out.`,
} as const;
