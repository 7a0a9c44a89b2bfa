import { z } from "zod";
import { FOG_LEVELS } from "./fog";
import {
  MESSAGE_LENGTH_MAX_CHARS,
  PACE_FACTORS,
  REASON_LENGTH_MAX_CHARS,
  STEP_MAX_MINUTES,
  TITLE_LENGTH_MAX_CHARS,
} from "./limits";
import { FUNCTIONS, ROLES } from "./roles";
import { SEVERITIES } from "./severity";

const id = z.string().regex(/^[a-z0-9][a-z0-9.:-]{0,63}$/);
const line = (max: number) => z.string().trim().min(1).max(max);

/** Dials of an action: numbers, choices and texts by the dial's id. */
export const actionParamsSchema = z.record(
  z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,31}$/),
  z.union([z.number(), z.string().max(MESSAGE_LENGTH_MAX_CHARS)]),
);
export type ActionParams = z.infer<typeof actionParamsSchema>;

/** Everything a seat may ask of the exercise. Verbs are imperative; the matching event is the same noun in the past tense. */
export const commandSchema = z.discriminatedUnion("type", [
  // before the game
  z.strictObject({ type: z.literal("seat.choose-role"), role: z.enum(ROLES) }),
  z.strictObject({ type: z.literal("seat.set-ready"), ready: z.boolean() }),

  // seats, in the facilitator's hand
  z.strictObject({ type: z.literal("seat.assign-role"), seatId: id, role: z.enum(ROLES) }),
  z.strictObject({ type: z.literal("seat.remove"), seatId: id }),

  // running the exercise: facilitator, or the one seat of a solo game
  z.strictObject({ type: z.literal("exercise.brief") }),
  z.strictObject({ type: z.literal("exercise.start") }),
  z.strictObject({ type: z.literal("exercise.pause") }),
  z.strictObject({ type: z.literal("exercise.resume") }),
  z.strictObject({ type: z.literal("exercise.set-pace"), factor: z.literal(PACE_FACTORS) }),
  z.strictObject({ type: z.literal("exercise.set-fog"), level: z.enum(FOG_LEVELS) }),
  z.strictObject({
    type: z.literal("exercise.step"),
    minutes: z.number().int().min(1).max(STEP_MAX_MINUTES),
  }),
  z.strictObject({ type: z.literal("exercise.skip") }),
  z.strictObject({ type: z.literal("exercise.end") }),
  z.strictObject({ type: z.literal("exercise.reveal") }),
  z.strictObject({ type: z.literal("inject.fire"), injectId: id }),
  z.strictObject({ type: z.literal("inject.hold"), injectId: id }),
  z.strictObject({ type: z.literal("inject.release"), injectId: id }),
  z.strictObject({ type: z.literal("inject.cancel"), injectId: id }),
  z.strictObject({
    type: z.literal("inject.write"),
    from: line(TITLE_LENGTH_MAX_CHARS),
    text: line(MESSAGE_LENGTH_MAX_CHARS),
    audience: z.union([z.literal("all"), z.enum(FUNCTIONS)]),
  }),

  // incident command
  z.strictObject({ type: z.literal("incident.declare"), severity: z.enum(SEVERITIES) }),
  z.strictObject({ type: z.literal("incident.take-command"), seatId: id }),

  // work
  z.strictObject({
    type: z.literal("work.start"),
    actionId: id,
    params: actionParamsSchema,
    reason: z.string().trim().max(REASON_LENGTH_MAX_CHARS),
  }),
  z.strictObject({ type: z.literal("work.approve"), workId: id }),
  z.strictObject({ type: z.literal("work.hold"), workId: id }),
  z.strictObject({ type: z.literal("work.release"), workId: id }),
  z.strictObject({ type: z.literal("work.cancel"), workId: id }),
  /** Turns dials of work that goes on; those left out stay as they are. */
  z.strictObject({ type: z.literal("work.adjust"), workId: id, params: actionParamsSchema }),

  /** The words of an update before it is sent; empty throws the draft away. */
  z.strictObject({
    type: z.literal("draft.write"),
    actionId: id,
    text: z.string().trim().max(MESSAGE_LENGTH_MAX_CHARS),
  }),

  // the channel
  z.strictObject({ type: z.literal("message.post"), text: line(MESSAGE_LENGTH_MAX_CHARS) }),
  z.strictObject({
    type: z.literal("decision.record"),
    text: line(MESSAGE_LENGTH_MAX_CHARS),
    /** Why; may be empty. */
    reason: z.string().trim().max(REASON_LENGTH_MAX_CHARS),
  }),
  /** The scribe's record of what was seen, said or agreed. */
  z.strictObject({ type: z.literal("note.write"), text: line(MESSAGE_LENGTH_MAX_CHARS) }),
  /** Lets the whole team read a line that was for one function. */
  z.strictObject({ type: z.literal("item.share"), itemId: id }),
  z.strictObject({ type: z.literal("item.pin"), itemId: id, pinned: z.boolean() }),

  // hypotheses
  z.strictObject({
    type: z.literal("hypothesis.propose"),
    /** One of the scenario's suspects, or null for an idea of one's own (which cannot be compared with the truth). */
    suspectId: id.nullable(),
    text: z.string().trim().max(TITLE_LENGTH_MAX_CHARS),
  }),
  z.strictObject({
    type: z.literal("hypothesis.rate"),
    hypothesisId: id,
    /** Percent, 0–100. */
    probability: z.number().int().min(0).max(100),
  }),
  z.strictObject({
    type: z.literal("evidence.pin"),
    hypothesisId: id,
    itemId: id,
    stance: z.enum(["for", "against"]),
  }),
  z.strictObject({ type: z.literal("cause.confirm"), hypothesisId: id }),
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandType = Command["type"];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
