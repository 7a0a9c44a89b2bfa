import "#server-only";
import type { ActionParams } from "../../contract/commands";
import type { INJECT_STATES } from "../../contract/facilitator-sections";
import type { FogLevel } from "../../contract/fog";
import type { RoomSettings } from "../../contract/requests";
import type { ResponseFunction, Role, SeatKind } from "../../contract/roles";
import type { Severity } from "../../contract/severity";
import type { AlarmState, Health } from "../../contract/telemetry-sections";
import type { CHANNEL_KINDS } from "../../contract/views";
import type { WorkState } from "../../contract/work-sections";
import type { PostChannel } from "../define-action";
import type { AnyScenario } from "../define-scenario";
import type { Frames } from "../world/frames";
import { type ExerciseState, initialExercise } from "./exercise.machine";
import { type IncidentValue, initialIncident, type Level } from "./incident.machine";
import { playFromMinute } from "./start";

/** Raised whenever a fold of an old log could give another state. */
export const ENGINE_VERSION = "4";

/** Words: ours, or a reference to what a person wrote. */
export type Words =
  /** A sentence with its full stop; `toSeatId` is whom it concerns, by name for the room and left out of what is read afterwards. */
  { readonly said: string; readonly toSeatId?: string } | { readonly ref: string };

export interface Seat {
  readonly id: string;
  readonly kind: SeatKind;
  readonly role: Role;
  readonly ready: boolean;
}

export interface Work {
  readonly id: string;
  readonly actionId: string;
  readonly seatId: string;
  readonly params: ActionParams;
  readonly reasonRef: string | null;
  readonly textRef: string | null;
  readonly state: WorkState;
  readonly orderedMinute: number;
  readonly startedMinute: number | null;
  readonly endedMinute: number | null;
  /** Minutes of preparation drawn for this work, and how many of them are done. */
  readonly prepareMinutes: number;
  /** The longest that its preparation can take, as anybody may know. */
  readonly mostMinutes: number;
  readonly preparedMinutes: number;
  readonly applied: boolean;
}

export interface ChannelItem {
  readonly id: string;
  readonly minute: number;
  readonly kind: (typeof CHANNEL_KINDS)[number];
  /** Whose line it is when no seat wrote it. */
  readonly from: Words;
  readonly seatId: string | null;
  readonly text: Words;
  readonly reasonRef: string | null;
  readonly lines: readonly string[];
  readonly clues: readonly string[];
  readonly alarmState: AlarmState | null;
  readonly pinned: boolean;
  readonly audience: "all" | ResponseFunction;
  readonly shared: { readonly minute: number; readonly seatId: string } | null;
}

export interface Hypothesis {
  readonly id: string;
  readonly seatId: string;
  readonly suspectId: string | null;
  readonly textRef: string | null;
  readonly minute: number;
  readonly confirmedMinute: number | null;
  readonly ratings: readonly { seatId: string; minute: number; probability: number }[];
  readonly evidence: readonly { itemId: string; stance: "for" | "against"; seatId: string }[];
}

export interface Inject {
  readonly id: string;
  readonly from: Words;
  readonly text: Words;
  readonly audience: "all" | ResponseFunction;
  readonly when: string;
  readonly dueMinute: number | null;
  readonly state: (typeof INJECT_STATES)[number];
  readonly firedMinute: number | null;
}

export interface AlarmStatus {
  readonly state: AlarmState;
  readonly sinceMinute: number | null;
  readonly firstAlarmMinute: number | null;
}

/** What the newest readings say of one service. */
export interface KnownHealth {
  readonly health: Health;
  readonly asOfMinute: number | null;
  readonly peak: number;
  /** Its team told it, and no panel. */
  readonly asked: boolean;
}

export interface Post {
  readonly id: string;
  readonly minute: number;
  readonly channel: PostChannel;
  readonly textRef: string | null;
  readonly seatId: string;
  /** When it said that the next one would come. */
  readonly promisedMinute: number;
}

/** An update that is being written. */
export interface Draft {
  readonly actionId: string;
  readonly seatId: string;
  readonly minute: number;
  readonly textRef: string;
}

export interface SessionState {
  readonly header: {
    readonly scenarioId: string;
    readonly scenarioVersion: string;
    readonly seed: number;
    readonly causeId: string;
    readonly settings: RoomSettings;
    readonly solo: boolean;
  };
  readonly exercise: ExerciseState;
  readonly minute: number;
  readonly paceFactor: number;
  readonly fog: FogLevel;
  readonly seats: readonly Seat[];
  readonly world: unknown;
  readonly frames: Frames;
  readonly alarms: readonly AlarmStatus[];
  readonly known: readonly KnownHealth[];
  readonly incident: IncidentValue;
  /** Last level of trouble per service that the incident machine was told. */
  readonly levels: readonly Level[];
  readonly command: {
    readonly declaredMinute: number | null;
    readonly severity: Severity | null;
    /** As first declared. */
    readonly declaredSeverity: Severity | null;
    readonly commanderSeatId: string | null;
  };
  readonly works: readonly Work[];
  readonly channel: readonly ChannelItem[];
  readonly hypotheses: readonly Hypothesis[];
  readonly injects: readonly Inject[];
  readonly posts: readonly Post[];
  readonly drafts: readonly Draft[];
  /** How many ids were given out. */
  readonly issued: number;
}

/** The state after `room.opened`. */
export function openState(scenario: AnyScenario, header: SessionState["header"]): SessionState {
  const from = playFromMinute(scenario, header.settings);
  const world = scenario.initialWorld({ seed: header.seed, causeId: header.causeId });
  return {
    header,
    exercise: initialExercise(),
    minute: -1,
    paceFactor: 1,
    fog: header.settings.fog,
    seats: [],
    world,
    frames: [],
    alarms: scenario.alarms.map(() => ({ state: "OK", sinceMinute: null, firstAlarmMinute: null })),
    known: scenario.services.map(() => ({
      health: "unknown",
      asOfMinute: null,
      peak: 0,
      asked: false,
    })),
    incident: initialIncident(scenario.services.map((service) => service.id)),
    levels: scenario.services.map(() => ({ level: 0, falling: false, peak: 0 })),
    command: {
      declaredMinute: null,
      severity: null,
      declaredSeverity: null,
      commanderSeatId: null,
    },
    works: [],
    channel: [],
    hypotheses: [],
    injects: scenario.injects.map((inject) => ({
      id: inject.id,
      from: { said: inject.from },
      text: { said: inject.text },
      audience: inject.audience,
      when: inject.when,
      dueMinute: inject.atMinute ?? null,
      // whoever enters later does not hear at once what was said before
      state: inject.atMinute !== undefined && inject.atMinute < from ? "cancelled" : "scheduled",
      firedMinute: null,
    })),
    posts: [],
    drafts: [],
    issued: 0,
  };
}
