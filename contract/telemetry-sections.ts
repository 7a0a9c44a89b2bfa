import { z } from "zod";

const minute = z.number().int();
const text = z.string();
const id = z.string();

/** The telemetry sections of a view: what reached the screens, and how old it is. Minutes are since T+0. */
export const HEALTHS = ["healthy", "degraded", "impaired", "recovering", "unknown"] as const;
export type Health = (typeof HEALTHS)[number];

export const ALARM_STATES = ["OK", "ALARM", "INSUFFICIENT_DATA"] as const;
export type AlarmState = (typeof ALARM_STATES)[number];

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
  /** What the instrument covers, such as "agents on every function host". */
  scope: text,
  /** Minutes from reading to screen, as the instrument promises. */
  delayMinutes: z.number().int(),
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
  /** First and last minute of each stretch that arrived only afterwards, out of the senders' buffers. */
  backfilled: z.array(z.tuple([minute, minute])),
});
export const chartsSection = z.array(chartSchema);

export const alarmsSection = z.array(
  z.strictObject({
    id,
    name: text,
    serviceId: id,
    /** The chart that it watches. */
    chartId: id,
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
export type ChartView = z.infer<typeof chartSchema>;
