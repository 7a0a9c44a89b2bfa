import { z } from "zod";
import { FUNCTIONS, ROLES, SEAT_KINDS } from "./roles";
import { SEVERITIES } from "./severity";

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

export const HEALTHS = ["healthy", "degraded", "impaired", "recovering", "unknown"] as const;
export type Health = (typeof HEALTHS)[number];

export const ALARM_STATES = ["OK", "ALARM", "INSUFFICIENT_DATA"] as const;
export type AlarmState = (typeof ALARM_STATES)[number];

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

/** What the team knows of each service, from the newest reading that reached it. */
export const servicesSection = z.array(
  z.strictObject({
    id,
    name: text,
    group: text,
    health: z.enum(HEALTHS),
    /** Minute of the reading behind this; null when there never was one. */
    asOfMinute: minute.nullable(),
    source: text,
    dependsOn: z.array(id),
  }),
);

export const chartSchema = z.strictObject({
  id,
  tab: text,
  title: text,
  unit: text,
  /** Where the numbers come from, such as "Kinesis internal metrics" or "CloudWatch". */
  source: text,
  /** Minute of the first value; values follow `everyMinutes` apart; null is a gap. */
  fromMinute: minute,
  everyMinutes: z.number().int().positive(),
  values: z.array(z.number().nullable()),
  lastValue: z.number().nullable(),
  lastMinute: minute.nullable(),
  threshold: z.number().nullable(),
  /** Upper end of the axis when it is a share; null lets the data decide. */
  max: z.number().nullable(),
  stale: z.boolean(),
});
export const chartsSection = z.array(chartSchema);

export const alarmsSection = z.array(
  z.strictObject({
    id,
    name: text,
    serviceId: id,
    source: text,
    state: z.enum(ALARM_STATES),
    sinceMinute: minute.nullable(),
    condition: text,
  }),
);

export const logsSection = z.array(
  z.strictObject({
    id,
    minute,
    source: text,
    level: z.enum(["INFO", "WARN", "ERROR"]),
    text,
    /** How often this line was seen in its minute across the sampled hosts. */
    count: z.number().int(),
  }),
);

export const changesSection = z.array(
  z.strictObject({ id, when: text, title: text, detail: text, status: text }),
);

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
    canCancel: z.boolean(),
    canApprove: z.boolean(),
  }),
);

export const CHANNEL_KINDS = [
  "message",
  "decision",
  "result",
  "alarm",
  "inject",
  "work",
  "status-post",
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
    /** Lines of a probe's answer, evidence as measured. */
    lines: z.array(text),
    pinned: z.boolean(),
    /** Who besides the whole team this was for; "all" when for everyone. */
    audience: z.union([z.literal("all"), z.enum(FUNCTIONS)]),
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
  z.strictObject({ id, minute, channel: text, text, seatId: id.nullable() }),
);

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
};

/** What a player, an observer or a solo player sees. */
export const playerViewSchema = z.strictObject(playerShape);
export type PlayerView = z.infer<typeof playerViewSchema>;

/** Only a facilitator gets these two; the rest of the page is the same view a player with every function has. */
export const truthSection = z.strictObject({
  causeTitle: text,
  causeStory: text,
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

export const facilitatorViewSchema = z.strictObject({
  ...playerShape,
  truth: truthSection,
  deck: deckSection,
});
export type FacilitatorView = z.infer<typeof facilitatorViewSchema>;

export type View = PlayerView | FacilitatorView;
export type SectionName = keyof FacilitatorView;
export type ChartView = z.infer<typeof chartSchema>;
export type ServiceView = PlayerView["services"][number];
export type AlarmView = PlayerView["alarms"][number];
export type LogView = PlayerView["logs"][number];
export type ActionView = PlayerView["actions"][number];
export type WorkView = PlayerView["works"][number];
export type ChannelItemView = PlayerView["channel"][number];
export type SeatView = PlayerView["seats"][number];
export type HypothesisView = PlayerView["hypotheses"]["board"][number];
export type TruthView = FacilitatorView["truth"];
export type InjectView = FacilitatorView["deck"][number];
