import { z } from "zod";
import { FUNCTIONS } from "./roles";

const minute = z.number().int();
const text = z.string();
const id = z.string();

/** The action sections of a view: what can be done, and what is being done. Minutes are since T+0. */
export const ACTION_KINDS = ["probe", "experiment", "mitigation", "communication"] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const WORK_STATES = [
  "proposed",
  "awaiting-approval",
  "running",
  "held",
  "succeeded",
  "failed",
  "cancelled",
] as const;
export type WorkState = (typeof WORK_STATES)[number];

export const dialSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("number"),
    id,
    label: text,
    unit: text,
    min: z.number(),
    max: z.number(),
    step: z.number(),
    initial: z.number(),
    /** What is known to be safe, in words; modelled or cited. */
    note: text,
  }),
  z.strictObject({
    type: z.literal("choice"),
    id,
    label: text,
    initial: text,
    options: z.array(z.strictObject({ id, label: text, note: text })),
  }),
  z.strictObject({
    type: z.literal("text"),
    id,
    label: text,
    placeholder: text,
    maxChars: z.number().int(),
  }),
]);
export type DialView = z.infer<typeof dialSchema>;

export const actionsSection = z.array(
  z.strictObject({
    id,
    kind: z.enum(ACTION_KINDS),
    title: text,
    does: text,
    cannotTell: text,
    function: z.enum(FUNCTIONS),
    /** Expected length in words, such as "10 min" or "3–4 h". */
    expected: text,
    risk: z.enum(["low", "medium", "high"]),
    /** What it disturbs and what can go wrong, in words. */
    riskNote: text,
    /** How many people it keeps busy until it takes effect. */
    people: z.number().int().positive(),
    /** What must be so before it can begin, in words; empty when nothing. */
    needs: text,
    /** How it is taken back, in words; empty when there is nothing to take back. */
    undo: text,
    dials: z.array(dialSchema),
    needsApproval: z.boolean(),
    available: z.boolean(),
    /** Why it is not available to this seat now; empty when it is. */
    why: text,
  }),
);

export const worksSection = z.array(
  z.strictObject({
    id,
    actionId: id,
    kind: z.enum(ACTION_KINDS),
    title: text,
    /** Settings in words, such as "47 servers/h". */
    settings: text,
    seatId: id,
    state: z.enum(WORK_STATES),
    startedMinute: minute.nullable(),
    endedMinute: minute.nullable(),
    /** Minutes that are probably left; null when nobody can say. */
    minutesLeft: z.number().int().nullable(),
    progress: z.number().min(0).max(1).nullable(),
    /** What it is doing, such as "34 of 180 servers out". */
    detail: text,
    reason: text,
    canHold: z.boolean(),
    canRelease: z.boolean(),
    canCancel: z.boolean(),
    canApprove: z.boolean(),
    /** Dials that this seat may turn while the work goes on, at their present value. */
    turnable: z.array(dialSchema),
  }),
);
