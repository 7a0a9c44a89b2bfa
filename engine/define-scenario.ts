import "#server-only";
import type { ActionParams } from "../contract/commands";
import type { ScenarioCard } from "../contract/requests";
import type { ResponseFunction } from "../contract/roles";
import type { SimClock } from "../contract/sim-time";
import type { ActionKind, ChartView, DialView, LogView, PlayerView } from "../contract/views";
import type { Collector } from "./world/collector";

/**
 * What an outage must say of itself. `World` is the scenario's own model state; the engine only carries it.
 * The functions are methods, so that a scenario of any world fits the registry's `AnyScenario`.
 */
export interface Scenario<World> {
  readonly id: string;
  /** Raised with every change of physics or texts; a room replays only under the version it began with. */
  readonly version: string;
  readonly card: ScenarioCard;
  readonly briefing: PlayerView["room"]["briefing"];
  readonly clock: SimClock;
  /** First minute that players live through; the minutes before it are run when the exercise starts. */
  readonly playFromMinute: number;
  /** The clock stops here. */
  readonly endMinute: number;
  /** Stretches of the clock with the share of the playing time that each of their minutes deserves. */
  readonly pacing: readonly { fromMinute: number; weight: number }[];

  readonly causes: readonly Cause[];
  readonly suspects: readonly Suspect[];
  readonly services: readonly ServiceDefinition[];
  readonly gauges: readonly GaugeDefinition<World>[];
  readonly collectors: readonly Collector[];
  readonly alarms: readonly AlarmDefinition[];
  readonly changes: PlayerView["changes"];
  readonly actions: readonly ActionDefinition<World>[];
  readonly injects: readonly InjectDefinition[];
  readonly clues: readonly { id: string; title: string }[];
  readonly history: History;
  readonly debrief: DebriefTexts;

  /** The world at T+0. */
  initialWorld(start: { seed: number; causeId: string }): World;
  /** One simulated minute; pure. */
  step(world: World, minute: number): World;
  /** Log lines that hosts wrote in one minute, from what the gauges said then. */
  logs(reading: GaugeReading, minute: number, seed: number): Omit<LogView, "id" | "minute">[];
}
export type AnyScenario = Scenario<unknown>;

/** Reads one gauge of a frame by its id. */
export type GaugeReading = (gaugeId: string) => number;

export interface Cause {
  readonly id: string;
  /** The suspect that names this cause on the board. */
  readonly suspectId: string;
  /** Suspects that are part of the story without being the cause. */
  readonly partlyRight: readonly string[];
  readonly title: string;
  readonly trigger: string;
  readonly mechanism: string;
  readonly contributing: readonly string[];
  readonly source: string;
}

export interface Suspect {
  readonly id: string;
  readonly title: string;
}

/** A true quantity of the model. */
export interface GaugeDefinition<World> {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** Shown to the facilitator, with where it comes from. */
  readonly note: string;
  read(world: World): number;
}

export interface ServiceDefinition {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly dependsOn: readonly string[];
  /** The gauge whose value is this service's trouble, rising with it. */
  readonly troubleGauge: string;
  readonly degradedAt: number;
  readonly impairedAt: number;
  /** The collector through which the team knows of it; null when nobody measures it for them. */
  readonly collectorId: string | null;
  /** Older readings than this say nothing about the present, minutes. */
  readonly staleAfterMinutes: number;
}

export interface AlarmDefinition {
  readonly id: string;
  readonly name: string;
  readonly serviceId: string;
  readonly collectorId: string;
  readonly threshold: number;
  /** Readings in a row that must be above it. */
  readonly points: number;
  /** Missing readings in a row that make the alarm INSUFFICIENT_DATA; 0 when its source never goes missing. */
  readonly missing: number;
  readonly condition: string;
}

/** What a player ordered. `draw` is the work's own share of the room's seeded chance, in [0, 1). */
export interface Order {
  readonly params: ActionParams;
  readonly draw: (purpose: string) => number;
}

export interface Answer {
  readonly headline: string;
  readonly lines: readonly string[];
  /** Clues of the scenario that this answer shows. */
  readonly clues: readonly string[];
}

export interface Progress {
  /** 0–1, or null when nobody can say. */
  readonly share: number | null;
  readonly detail: string;
  readonly minutesLeft: number | null;
  readonly state: "going" | "done" | "failed";
}

/**
 * Something a responder can do. It takes `minutes` (a range; the seed draws) before anything happens; then a probe answers, a change applies,
 * and a change with `follow` goes on until the world says that it is done.
 */
export interface ActionDefinition<World> {
  readonly id: string;
  readonly kind: ActionKind;
  readonly title: string;
  readonly does: string;
  readonly cannotTell: string;
  readonly function: ResponseFunction;
  readonly minutes: readonly [least: number, most: number];
  readonly expected: string;
  readonly risk: "low" | "medium" | "high";
  readonly riskNote: string;
  readonly dials: readonly DialView[];
  /** Only one work of the same lane can be under way. */
  readonly lane: string;
  /** Whether a work that succeeded may be started again. */
  readonly repeatable: boolean;
  /** What the team must have done first, in a sentence; null when nothing is missing. Asked without params for the catalogue, and with them when the order is given. */
  requires?(world: World, params?: ActionParams): string | null;
  /** What stands in the way when the preparation is over; found out only then. */
  obstacle?(world: World): string | null;
  answer?(world: World, order: Order): Answer;
  apply?(world: World, order: Order): World;
  follow?(world: World, order: Order): Progress;
  /** Undoes `apply`, for the time being (hold) or for good (cancel). */
  withdraw?(world: World, order: Order, forGood: boolean): World;
  /** A communication: which channel its text goes out on. */
  readonly publishes?: "status-page" | "personal-health" | "internal";
}

export interface InjectDefinition {
  readonly id: string;
  readonly from: string;
  readonly text: string;
  readonly audience: "all" | ResponseFunction;
  readonly when: string;
  /** Due at this minute, or as soon as the condition holds. */
  readonly atMinute?: number;
  due?(reading: GaugeReading, minute: number): boolean;
}

export interface Milestone {
  readonly id: string;
  readonly label: string;
  /** Minutes since T+0 in the operator's account. */
  readonly published: number;
  /** Minutes either way within which the historical policy must land. */
  readonly tolerance: number;
  readonly basis: string;
  /** How the model decides that it happened, in words. */
  readonly criterion: string;
  measure(record: RunRecord): number | null;
}

/** A finished or running game as numbers over time. */
export interface RunRecord {
  /** Value of a gauge at each minute from T+0. */
  series(gaugeId: string): readonly number[];
  /** Minute of the first alarm of the run, or null. */
  readonly firstAlarmMinute: number | null;
}

export interface ScriptedCommand {
  /** Minutes since T+0. */
  readonly atMinute: number;
  readonly actionId: string;
  readonly params: ActionParams;
}

export interface HistoryEntry {
  readonly minute: number;
  readonly untilMinute: number | null;
  readonly label: string;
  readonly detail: string;
  readonly weight: "major" | "minor";
}

export interface History {
  readonly milestones: readonly Milestone[];
  /** All of these must have happened, and still hold at the end, for a run to count as resolved. */
  readonly resolvedWhen: readonly string[];
  readonly policies: Readonly<Record<string, readonly ScriptedCommand[]>>;
  readonly timeline: readonly HistoryEntry[];
  /** Phase times of the operator: phase id → minute and basis. */
  readonly phases: Readonly<Record<string, { minute: number | null; basis: string }>>;
}

export interface DebriefTexts {
  readonly hidden: readonly {
    title: string;
    seen: string;
    truth: string;
    fromMinute: number;
    toMinute: number;
  }[];
  /** Turns of the true story: the first minute at which a gauge passes a value. */
  readonly turns: readonly {
    gaugeId: string;
    passes: "above" | "below";
    value: number;
    label: string;
    detail: string;
    weight: "major" | "minor";
  }[];
  readonly curves: readonly { gaugeId: string; collectorId: string | null; label: string }[];
  /** Gauges whose sum over time is the impact, in "minutes of total failure". */
  readonly impact: readonly { gaugeId: string; label: string }[];
  readonly questions: readonly string[];
  readonly afterwards: readonly { what: string; source: string }[];
  readonly assumptions: readonly { what: string; value: string; basis: string }[];
  readonly sources: readonly { key: string; title: string; where: string }[];
  readonly caveat: string;
}

export type ChartShape = Pick<ChartView, "id" | "title" | "unit" | "source" | "tab">;

/** Checks the cross references of a scenario once, when it is loaded. @throws Error naming the dangling id. */
export function defineScenario<World>(scenario: Scenario<World>): Scenario<World> {
  const gauges = new Set(scenario.gauges.map((gauge) => gauge.id));
  const collectors = new Set(scenario.collectors.map((collector) => collector.id));
  const suspects = new Set(scenario.suspects.map((suspect) => suspect.id));
  const known = (set: Set<string>, id: string, where: string) => {
    if (!set.has(id))
      throw new Error(`Scenario ${scenario.id}: ${where} names "${id}", which is not defined.`);
  };
  for (const collector of scenario.collectors)
    known(gauges, collector.gaugeId, `collector ${collector.id}`);
  for (const service of scenario.services) {
    known(gauges, service.troubleGauge, `service ${service.id}`);
    if (service.collectorId !== null)
      known(collectors, service.collectorId, `service ${service.id}`);
  }
  for (const alarm of scenario.alarms) known(collectors, alarm.collectorId, `alarm ${alarm.id}`);
  for (const cause of scenario.causes) known(suspects, cause.suspectId, `cause ${cause.id}`);
  return scenario;
}
