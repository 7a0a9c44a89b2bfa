import { z } from "zod";

/** The debrief document: made once after the reveal, stored, and read by everybody who holds a seat. Minutes are since T+0. */
const minute = z.number().int();
const text = z.string();

export const laneSchema = z.array(
  z.strictObject({
    minute,
    /** End for something that lasted; null for a moment. */
    untilMinute: minute.nullable(),
    label: text,
    detail: text,
    weight: z.enum(["major", "minor"]),
  }),
);

/** How sure what a run is laid beside is: told by whom it happened to, told by others against them, or played in the model. */
export const REFERENCE_STANDINGS = ["published", "disputed", "modelled"] as const;

/** What this run is laid beside in the lanes and the phases; it follows the cause. */
export const referenceSchema = z.strictObject({
  /** Heads the lane and the column. */
  whose: text,
  standing: z.enum(REFERENCE_STANDINGS),
  /** How to read it. */
  note: text,
  /** When its trouble began. Where this is not T+0, spans since the trigger compare and times of day do not. */
  triggerMinute: minute,
});

/** What was true in this run, what its screens showed, and what the operator's own decisions lead to in the model. */
export const CURVE_KINDS = ["truth", "seen", "operator"] as const;

export const curveSchema = z.strictObject({
  id: text,
  /** What is measured; curves of one subject belong on one picture. */
  subject: text,
  kind: z.enum(CURVE_KINDS),
  label: text,
  unit: text,
  everyMinutes: z.number().int().positive(),
  fromMinute: minute,
  /** null before the lane has anything to say. */
  values: z.array(z.number().nullable()),
});

export const debriefSchema = z.strictObject({
  handling: z.strictObject({
    marking: z.literal("EXERCISE"),
    scenario: text,
    scenarioVersion: text,
    engineVersion: text,
    seed: z.number().int(),
    room: text,
    stateHash: text,
    compression: text,
  }),
  clock: z.strictObject({ startMinuteOfDay: z.number(), zone: text, date: text }),
  fromMinute: minute,
  /** End of the pictures: the later of this run's end and the reference's last minute. */
  endMinute: minute,
  /** Where this run's clock stopped. */
  ranToMinute: minute,
  /** Whose outage it was; missing in documents of before it was written. */
  operator: text.optional(),
  outcome: z.enum(["prevented", "resolved", "unresolved"]),
  /** The run in two sentences, in roles, not names. */
  story: text,
  cause: z.strictObject({
    title: text,
    trigger: text,
    mechanism: text,
    contributing: z.array(text),
    source: text,
  }),
  reference: referenceSchema,
  /** `operator` is what the reference tells. */
  lanes: z.strictObject({ us: laneSchema, truth: laneSchema, operator: laneSchema }),
  phases: z.array(
    z.strictObject({
      id: text,
      label: text,
      /** Minutes since T+0; null when it did not happen. */
      ours: minute.nullable(),
      /** The reference's. */
      theirs: minute.nullable(),
      /** Where the reference's figure comes from, and how sure it is. */
      basis: text,
    }),
  ),
  curves: z.array(curveSchema),
  /** `theirs` is what the operator's own decisions come to in the model, with this run's cause. */
  impact: z.array(
    z.strictObject({ id: text, label: text, ours: z.number(), theirs: z.number(), unit: text }),
  ),
  /** What was true and could not be seen, or looked like something else. */
  hidden: z.array(
    z.strictObject({ title: text, seen: text, truth: text, fromMinute: minute, toMinute: minute }),
  ),
  decisions: z.array(
    z.strictObject({
      minute,
      role: text,
      text,
      reason: text,
      /** What the team could know then. */
      known: text,
      outcome: text,
    }),
  ),
  hypotheses: z.array(
    z.strictObject({
      title: text,
      role: text,
      proposedMinute: minute,
      confirmedMinute: minute.nullable(),
      estimates: z.array(z.strictObject({ minute, mean: z.number() })),
      fits: z.enum(["yes", "in-part", "no", "not-compared"]),
    }),
  ),
  communications: z.array(z.strictObject({ minute, channel: text, text })),
  questions: z.array(text),
  afterwards: z.array(z.strictObject({ what: text, source: text })),
  assumptions: z.array(z.strictObject({ what: text, value: text, basis: text })),
  sources: z.array(z.strictObject({ key: text, title: text, where: text })),
  caveat: text,
});
export type Debrief = z.infer<typeof debriefSchema>;
export type DebriefReference = z.infer<typeof referenceSchema>;
export type DebriefLane = z.infer<typeof laneSchema>;
export type DebriefCurve = z.infer<typeof curveSchema>;
