import "#server-only";
import type { ActionParams } from "../contract/commands";

export interface Milestone {
  readonly id: string;
  readonly label: string;
  /** Minutes since T+0 in the operator's account. */
  readonly published: number;
  /** Minutes either way within which the historical policy must land. */
  readonly tolerance: number;
  readonly basis: string;
  /** Whether something was better from then on; onsets are not. */
  readonly recovers: boolean;
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
  /** Lets go of that action's work instead of ordering it. */
  readonly cancels?: true;
}

/** A way of playing: what it orders, and when. It may know the cause, as only a yardstick may. */
export type Policy = (start: { seed: number; causeId: string }) => readonly ScriptedCommand[];

export interface HistoryEntry {
  readonly minute: number;
  readonly untilMinute: number | null;
  readonly label: string;
  readonly detail: string;
  readonly weight: "major" | "minor";
}

export interface History {
  /** Whose outage it was, as people call it. */
  readonly operator: string;
  /** The milestone at which recovery first showed. */
  readonly firstRecovery: string;
  readonly milestones: readonly Milestone[];
  /** All of these must have happened, and still hold at the end, for a run to count as resolved. */
  readonly resolvedWhen: readonly string[];
  /** The milestone with which harm begins; a run that comes past its published minute without it has prevented the outage. */
  readonly harmBegins?: string;
  /** What else must be so in the run's last minute. */
  readonly wholeWhen: readonly { readonly gaugeId: string; readonly below: number }[];
  /** Ways of playing used as yardsticks; `historical` is the operator's own. */
  readonly policies: Readonly<Record<string, Policy>>;
  /** Scripts worth trying against a cause; the space in which expert play is searched for. */
  candidates?(causeId: string): readonly (readonly ScriptedCommand[])[];
  /** The operator's own account of its day. */
  readonly timeline: readonly HistoryEntry[];
  readonly phases: PhaseTimes;
}

/** Id of a phase, or of a milestone that recovers → its minute since T+0 and where that comes from. */
export type PhaseTimes = Readonly<
  Record<string, { readonly minute: number | null; readonly basis: string }>
>;

/** What a run is laid beside. Each cause has one of its own, so that no time is shown beside a fault that it does not belong to. */
export type Reference = PublishedReference | DisputedReference | ModelledReference;

interface ReferenceHead {
  /** Heads the lane and the column: a name, or a description that begins with a capital. */
  readonly whose: string;
  /** How to read it, in one or two sentences. */
  readonly note: string;
}

/** The operator's own account: the timeline, phases and milestones of `History`. */
export interface PublishedReference extends ReferenceHead {
  readonly standing: "published";
}

/** An account that contradicts the operator's, on its own clock. */
export interface DisputedReference extends ReferenceHead {
  readonly standing: "disputed";
  /** When this account's trouble began, minutes since T+0; its spans are counted from there. */
  readonly triggerMinute: number;
  readonly timeline: readonly HistoryEntry[];
  readonly phases: PhaseTimes;
}

/** No account: a policy of `History`, played in the model with the seed and the cause of the run. */
export interface ModelledReference extends ReferenceHead {
  readonly standing: "modelled";
  readonly policy: string;
}

/** A gauge passes a value. */
export interface Crossing {
  readonly gaugeId: string;
  readonly passes: "above" | "below";
  readonly value: number;
}

export interface DebriefTexts {
  readonly hidden: readonly {
    /** Causes under which this was so; every cause when left out. */
    causes?: readonly string[];
    title: string;
    seen: string;
    truth: string;
    /** It began to be hidden when this happened first, and ended when that did, or with the run. */
    from: Crossing;
    until: Crossing | "first-alarm";
  }[];
  /** Turns of the true story: the first minute at which a gauge passes a value. */
  readonly turns: readonly {
    causes?: readonly string[];
    when: Crossing;
    label: string;
    detail: string;
    weight: "major" | "minor";
  }[];
  /** The first one with a collector is what the projector shows. */
  readonly curves: readonly { gaugeId: string; collectorId: string | null; label: string }[];
  /** Gauges whose sum over time is the impact, in "minutes of total failure". */
  readonly impact: readonly { gaugeId: string; label: string }[];
  /** Asked when the team began one of `after`, or none of `without`; always when neither is given. */
  readonly questions: readonly {
    readonly text: string;
    readonly after?: readonly string[];
    readonly without?: readonly string[];
  }[];
  readonly afterwards: readonly { what: string; source: string }[];
  readonly assumptions: readonly { what: string; value: string; basis: string }[];
  readonly sources: readonly { key: string; title: string; where: string }[];
  readonly caveat: string;
}
