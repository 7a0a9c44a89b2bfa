import { z } from "zod";
import { commandSchema } from "./commands";
import { FOG_LEVELS } from "./fog";
import { GAME_LENGTHS_MINUTES } from "./limits";

/** How a room is set up. Everything here may be known to the players. */
export const roomSettingsSchema = z.strictObject({
  scenarioId: z.string().max(64),
  /** Where play begins, one of the card's starts. */
  startId: z.string().max(64),
  causeMode: z.enum(["historical", "blind"]),
  lengthMinutes: z.literal(GAME_LENGTHS_MINUTES),
  /** Risky work waits for the incident commander. */
  approvals: z.boolean(),
  /** Roles restrict who may do what; without them every seat may do everything. */
  roles: z.boolean(),
  /** At the start; the facilitator can turn it during the game. */
  fog: z.enum(FOG_LEVELS),
});
export type RoomSettings = z.infer<typeof roomSettingsSchema>;

const token = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const code = z.string().max(16);
/** Raw here; the server cleans and judges names, so that the sentence can say what is wrong. */
const name = z.string().max(2000);

/** Everything a browser can ask for over the one inbound socket event. */
export const requestSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("scenarios.list") }),
  z.strictObject({ type: z.literal("room.create"), settings: roomSettingsSchema, name }),
  z.strictObject({
    type: z.literal("solo.start"),
    scenarioId: z.string().max(64),
    startId: z.string().max(64),
    causeMode: z.enum(["historical", "blind"]),
  }),
  z.strictObject({ type: z.literal("room.look"), code }),
  z.strictObject({ type: z.literal("room.join"), code, name, observe: z.boolean() }),
  z.strictObject({ type: z.literal("session.enter"), code, token }),
  z.strictObject({ type: z.literal("session.resync") }),
  z.strictObject({
    type: z.literal("session.command"),
    /** Made by the client; a resend carries the same one and is answered with the first result. */
    commandId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    command: commandSchema,
  }),
  /** Needs no entered session, so that a report stays readable when its room can no longer be replayed. */
  z.strictObject({ type: z.literal("debrief.read"), code, token }),
]);
export type Request = z.infer<typeof requestSchema>;
export type RequestType = Request["type"];

export interface ScenarioCard {
  id: string;
  title: string;
  date: string;
  summary: string;
  teaches: string[];
  bestWith: string;
  difficulty: string;
  causeModes: ("historical" | "blind")[];
  lengthsMinutes: number[];
  /** Where play may begin; the first is the default. */
  starts: { id: string; title: string; note: string }[];
}
