import "#server-only";
import type { ScenarioCard } from "../contract/requests";
import type { ResponseFunction } from "../contract/roles";
import type { SimClock } from "../contract/sim-time";
import type { LogView, PlayerView } from "../contract/views";
import type { ActionDefinition } from "./define-action";
import type { DebriefTexts, History, Reference } from "./define-history";
import type { Collector } from "./world/collector";

/**
 * What an outage must say of itself. `World` is the scenario's own model state; the engine only carries it.
 * The functions are methods, so that a scenario of any world fits the registry's `AnyScenario`.
 */
export interface Scenario<World> {
  readonly id: string;
  /** Raised with every change of physics or texts; a room replays only under the version it began with. */
  readonly version: string;
  /** What the home page says of it; where play may begin is added from `starts`. */
  readonly card: Omit<ScenarioCard, "starts">;
  readonly briefing: Briefing;
  readonly clock: SimClock;
  /** Where play may begin, at least one; the first is the default. */
  readonly starts: readonly Start[];
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
  readonly changes: Changes;
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

/** A scenario as its author writes it; `defineScenario` adds what follows from the rest. */
export type ScenarioDraft<World> = Omit<Scenario<World>, "card" | "pacing"> & {
  /** Its id is the scenario's and its date the clock's; with two causes or more, rooms may draw one. */
  readonly card: Card;
  /** Left out, every minute deserves the same. */
  readonly pacing?: Scenario<World>["pacing"];
};
export type Card = Omit<ScenarioCard, "starts" | "id" | "date" | "causeModes">;
export type Briefing = PlayerView["room"]["briefing"];
export type Changes = PlayerView["changes"];

/** Public: players may read when they enter, and why there. */
export interface Start {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** The first minute since T+0 that players live through; the minutes before it are run when the exercise starts. */
  readonly minute: number;
}

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
  /** What a run with this cause is laid beside. */
  readonly reference: Reference;
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
