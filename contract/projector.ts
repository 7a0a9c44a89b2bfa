import { z } from "zod";
import { ROLES } from "./roles";
import { SEVERITIES } from "./severity";
import { chartSchema, servicesSection } from "./telemetry-sections";
import { clockSection, incidentSection } from "./views";

/**
 * What a projector shows: a page for the wall that everybody in the room reads and that belongs to no seat. It holds less than an observer
 * sees: nothing that is meant for one function, no logs, no actions, no estimates, and no ids that a command could name.
 */
const minute = z.number().int();
const text = z.string();

export const exerciseSection = z.strictObject({
  title: text,
  summary: text,
  /** Until the clock begins; who comes later asks the facilitator. */
  joinCode: text.nullable(),
  /** Until the clock begins. */
  briefing: z.array(z.strictObject({ heading: text, body: text })),
  lengthMinutes: z.number(),
  simClock: z.strictObject({ startMinuteOfDay: z.number(), zone: text, date: text }),
});

/** Who has come, until the clock begins. */
export const arrivalsSection = z.strictObject({
  players: z.array(
    z.strictObject({ name: text, role: z.enum(ROLES), ready: z.boolean(), online: z.boolean() }),
  ),
  observers: z.number().int(),
});

export const commandSection = z.strictObject({
  declaredMinute: minute.nullable(),
  severity: z.enum(SEVERITIES).nullable(),
  commander: text.nullable(),
});

/** What somebody last recorded as decided, in their own words. */
export const decisionSection = z.strictObject({ minute, by: text, text }).nullable();

export const updatesSection = z.strictObject({
  state: incidentSection.shape.communications.shape.state,
  dueMinute: minute.nullable(),
  last: z.strictObject({ minute, channel: text, text }).nullable(),
});

export const RESULT_TIMES = [
  "detect",
  "declare",
  "first-update",
  "first-mitigation",
  "confirm",
  "first-recovery",
] as const;

/** How it ended; null before the reveal. */
export const resultSection = z
  .strictObject({
    outcome: z.enum(["prevented", "resolved", "unresolved"]),
    causeTitle: text,
    trigger: text,
    /** Minutes of the response since T+0; null for what did not happen. */
    times: z.array(z.strictObject({ id: z.enum(RESULT_TIMES), minute: minute.nullable() })),
  })
  .nullable();

export const projectorViewSchema = z.strictObject({
  clock: clockSection,
  services: servicesSection,
  exercise: exerciseSection,
  arrivals: arrivalsSection,
  command: commandSection,
  /** One curve that customers would see. */
  impactChart: chartSchema.nullable(),
  alarmsFiring: z.number().int(),
  decision: decisionSection,
  updates: updatesSection,
  result: resultSection,
});
export type ProjectorView = z.infer<typeof projectorViewSchema>;
