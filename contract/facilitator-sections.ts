import { z } from "zod";
import { FOG_LEVELS } from "./fog";
import { FUNCTIONS } from "./roles";
import { chartSchema, HEALTHS } from "./telemetry-sections";

const minute = z.number().int();
const text = z.string();
const id = z.string();

/** Only a facilitator gets these; the rest of the page is the same view a player with every function has. */
export const truthSection = z.strictObject({
  causeTitle: text,
  causeStory: text,
  fog: z.enum(FOG_LEVELS),
  services: z.array(z.strictObject({ id, health: z.enum(HEALTHS) })),
  gauges: z.array(z.strictObject({ id, label: text, value: z.number(), unit: text, note: text })),
  charts: z.array(chartSchema),
  /** State charts by name with their present states, such as `impact: mitigating`. */
  states: z.array(z.strictObject({ machine: text, state: text })),
  /** Evidence that exists in this scenario and who has seen it. */
  clues: z.array(z.strictObject({ id, title: text, seenMinute: minute.nullable() })),
});

export const INJECT_STATES = ["scheduled", "held", "fired", "cancelled"] as const;
export const deckSection = z.array(
  z.strictObject({
    id,
    from: text,
    text,
    audience: z.union([z.literal("all"), z.enum(FUNCTIONS)]),
    /** When it is due, in words, such as "06:10" or "when Cognito fails". */
    when: text,
    dueMinute: minute.nullable(),
    state: z.enum(INJECT_STATES),
    firedMinute: minute.nullable(),
  }),
);

/** Whether the page for the wall is open somewhere. */
export const projectorSection = z.strictObject({ connected: z.boolean() });
