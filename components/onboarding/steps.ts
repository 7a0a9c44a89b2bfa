import type { PlayerView } from "../../contract/views";

/** Where in the war room a step happens; how it is found there stands in places.ts. */
export const PLACES = [
  "services",
  "clock",
  "declare",
  "actions",
  "works",
  "channel",
  "board",
] as const;
export type Place = (typeof PLACES)[number];

export interface Step {
  id: string;
  place: Place;
  /** Whether the view shows it done; null for a step that is only read. */
  isDone: ((view: PlayerView) => boolean) | null;
}

/** The first five minutes, in the order of a good first response. */
export const STEPS = [
  { id: "look", place: "services", isDone: null },
  {
    id: "alarm",
    place: "clock",
    isDone: ({ channel }) => channel.some((line) => line.alarmState === "ALARM"),
  },
  {
    id: "declare",
    place: "declare",
    isDone: ({ incident }) => incident.declaredMinute !== null,
  },
  {
    id: "probe",
    place: "actions",
    isDone: ({ works }) => works.some((work) => work.kind === "probe"),
  },
  {
    id: "answer",
    place: "works",
    isDone: ({ channel }) => channel.some((line) => line.kind === "result"),
  },
  {
    id: "suspect",
    place: "board",
    isDone: ({ hypotheses }) => hypotheses.board.some((one) => one.mine !== null),
  },
  {
    id: "evidence",
    place: "channel",
    isDone: ({ hypotheses }) => hypotheses.board.some((one) => one.evidence.length > 0),
  },
  {
    id: "decision",
    place: "channel",
    isDone: ({ channel }) => channel.some((line) => line.kind === "decision"),
  },
  { id: "tell", place: "actions", isDone: ({ posts }) => posts.length > 0 },
  {
    id: "mitigate",
    place: "actions",
    isDone: ({ works }) => works.some((work) => work.kind === "mitigation"),
  },
] as const satisfies readonly Step[];
export type StepId = (typeof STEPS)[number]["id"];

export interface Progress {
  /** The step that is on; null when all are done or passed over. */
  step: (typeof STEPS)[number] | null;
  done: ReadonlySet<StepId>;
}

/**
 * How far the reader is, from the view alone and from what was passed over by hand. Steps may be done out of order; a step that is only read is
 * over when something after it is done, so that a reload needs no memory.
 */
export function progressOf(view: PlayerView, passed: ReadonlySet<string>): Progress {
  const shown = STEPS.map((step) => step.isDone?.(view) ?? false);
  const over = STEPS.map(
    (step, index) => shown[index] || (step.isDone === null && shown.slice(index).includes(true)),
  );
  const done = new Set(STEPS.filter((_, index) => over[index]).map((step) => step.id));
  const step = STEPS.find((one) => !done.has(one.id) && !passed.has(one.id)) ?? null;
  return { step, done };
}
