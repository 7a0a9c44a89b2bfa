import { z } from "zod";
import { deckSection, projectorSection, truthSection } from "./facilitator-sections";
import { FUNCTIONS, ROLES, SEAT_KINDS } from "./roles";
import { SEVERITIES } from "./severity";
import {
  ALARM_STATES,
  alarmsSection,
  changesSection,
  chartsSection,
  logsSection,
  servicesSection,
} from "./telemetry-sections";
import { actionsSection, worksSection } from "./work-sections";

/**
 * What a seat may see. A view is a set of sections; the server sends whole sections when they change. Each is built field by field and parsed
 * with these strict schemas on the way out, so an unknown key is an error and not a leak.
 * Minutes are simulated minutes since T+0 (see sim-time.ts).
 */
const minute = z.number().int();
const text = z.string();
const id = z.string();

export const PHASES = ["lobby", "briefing", "live", "hot-wash", "closed"] as const;
export type Phase = (typeof PHASES)[number];

export const roomSection = z.strictObject({
  code: text,
  scenarioId: id,
  title: text,
  /** What the outage is called on the card and in the header; spoils nothing. */
  summary: text,
  briefing: z.array(z.strictObject({ heading: text, body: text })),
  clock: z.strictObject({ startMinuteOfDay: z.number(), zone: text, date: text }),
  solo: z.boolean(),
  approvals: z.boolean(),
  causeMode: z.enum(["historical", "blind"]),
  lengthMinutes: z.number(),
});

export const clockSection = z.strictObject({
  phase: z.enum(PHASES),
  running: z.boolean(),
  minute,
  /** First minute that players live through, and the last one the clock can reach. */
  playFromMinute: minute,
  endMinute: minute,
  paceFactor: z.number(),
  /** Simulated minutes for one real minute at this moment. */
  paceMinutesPerMinute: z.number(),
});

export const youSection = z.strictObject({
  seatId: id,
  name: text,
  kind: z.enum(SEAT_KINDS),
  role: z.enum(ROLES),
  /** The functions this seat may act in now: its own and those that nobody holds. */
  functions: z.array(z.enum(FUNCTIONS)),
  /** May start, pause, pace, end. */
  controls: z.boolean(),
  attention: z.strictObject({ used: z.number().int(), max: z.number().int() }),
});

export const seatsSection = z.array(
  z.strictObject({
    id,
    name: text,
    kind: z.enum(SEAT_KINDS),
    role: z.enum(ROLES),
    ready: z.boolean(),
    online: z.boolean(),
    commands: z.boolean(),
    inFlight: z.number().int(),
  }),
);

export const incidentSection = z.strictObject({
  declaredMinute: minute.nullable(),
  severity: z.enum(SEVERITIES).nullable(),
  commanderSeatId: id.nullable(),
  communications: z.strictObject({
    state: z.enum(["silent", "current", "overdue"]),
    lastMinute: minute.nullable(),
    dueMinute: minute.nullable(),
  }),
});

export const CHANNEL_KINDS = [
  "message",
  "decision",
  "result",
  "alarm",
  "inject",
  "work",
  "status-post",
  "note",
  "system",
] as const;

export const channelSection = z.array(
  z.strictObject({
    id,
    minute,
    kind: z.enum(CHANNEL_KINDS),
    /** Whose line it is: a person, a team, a system. */
    from: text,
    seatId: id.nullable(),
    text,
    /** Why a decision was made; empty for every other line. */
    reason: text,
    /** Lines of a probe's answer, evidence as measured. */
    lines: z.array(text),
    pinned: z.boolean(),
    /** Who besides the whole team this was for; "all" when for everyone. */
    audience: z.union([z.literal("all"), z.enum(FUNCTIONS)]),
    /** When and by whom a line that was for one function was shown to all; such a line stands where it was shared. */
    shared: z.strictObject({ minute, seatId: id }).nullable(),
    /** What an alarm turned to; null for every other line. */
    alarmState: z.enum(ALARM_STATES).nullable(),
    /** Can be pinned as evidence. */
    evidence: z.boolean(),
  }),
);

export const hypothesesSection = z.strictObject({
  suspects: z.array(z.strictObject({ id, title: text })),
  board: z.array(
    z.strictObject({
      id,
      title: text,
      suspectId: id.nullable(),
      bySeatId: id,
      minute,
      evidence: z.array(
        z.strictObject({ itemId: id, stance: z.enum(["for", "against"]), seatId: id }),
      ),
      /** This seat's own estimate, percent; others' stay private. */
      mine: z.number().nullable(),
      team: z.strictObject({
        mean: z.number().nullable(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        count: z.number().int(),
      }),
      confirmedMinute: minute.nullable(),
    }),
  ),
});

export const postsSection = z.array(
  z.strictObject({
    id,
    minute,
    channel: text,
    text,
    seatId: id.nullable(),
    /** When it said that the next update would come, and whether one came by then; null while that is open. */
    promisedMinute: minute,
    kept: z.boolean().nullable(),
  }),
);

/** Updates that are being written, one for each way of telling. */
export const draftsSection = z.array(z.strictObject({ actionId: id, text, seatId: id, minute }));

const playerShape = {
  room: roomSection,
  clock: clockSection,
  you: youSection,
  seats: seatsSection,
  incident: incidentSection,
  services: servicesSection,
  charts: chartsSection,
  alarms: alarmsSection,
  logs: logsSection,
  changes: changesSection,
  actions: actionsSection,
  works: worksSection,
  channel: channelSection,
  hypotheses: hypothesesSection,
  posts: postsSection,
  drafts: draftsSection,
};

/** What a player, an observer or a solo player sees. */
export const playerViewSchema = z.strictObject(playerShape);
export type PlayerView = z.infer<typeof playerViewSchema>;

export const facilitatorViewSchema = z.strictObject({
  ...playerShape,
  truth: truthSection,
  deck: deckSection,
  projector: projectorSection,
});
export type FacilitatorView = z.infer<typeof facilitatorViewSchema>;

export type View = PlayerView | FacilitatorView;
export type ServiceView = PlayerView["services"][number];
export type AlarmView = PlayerView["alarms"][number];
export type LogView = PlayerView["logs"][number];
export type ActionView = PlayerView["actions"][number];
export type WorkView = PlayerView["works"][number];
export type ChannelItemView = PlayerView["channel"][number];
export type SeatView = PlayerView["seats"][number];
export type HypothesisView = PlayerView["hypotheses"]["board"][number];
export type InjectView = FacilitatorView["deck"][number];
