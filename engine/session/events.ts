import "#server-only";
import type { ActionParams } from "../../contract/commands";
import type { FogLevel } from "../../contract/fog";
import type { RoomSettings } from "../../contract/requests";
import type { ResponseFunction, Role, SeatKind } from "../../contract/roles";
import type { Severity } from "../../contract/severity";

/**
 * What a room's log holds: decisions and the passing of time, never physics. Words that people wrote stand outside (`textRef`), so that a log
 * still replays after they were deleted.
 */
export type Event =
  | {
      type: "room.opened";
      scenarioId: string;
      scenarioVersion: string;
      engineVersion: string;
      seed: number;
      causeId: string;
      settings: RoomSettings;
      solo: boolean;
    }
  | { type: "seat.joined"; seatId: string; kind: SeatKind; role: Role }
  | { type: "seat.role-chosen"; seatId: string; role: Role }
  | { type: "seat.removed"; seatId: string }
  | { type: "seat.ready-set"; seatId: string; ready: boolean }
  | { type: "exercise.briefed" }
  | {
      type: "exercise.started";
      /** The clock begins here; the minutes before are run at once. */
      fromMinute: number;
    }
  | {
      type: "exercise.paused";
      /** By the server, because nobody was connected. */
      absent: boolean;
    }
  | { type: "exercise.resumed" }
  | { type: "exercise.pace-set"; factor: number }
  | { type: "exercise.fog-set"; level: FogLevel }
  | { type: "exercise.ended" }
  | { type: "exercise.revealed" }
  | { type: "clock.ticked"; minute: number }
  | { type: "inject.fired"; injectId: string }
  | { type: "inject.held"; injectId: string }
  | { type: "inject.released"; injectId: string }
  | { type: "inject.cancelled"; injectId: string }
  | {
      type: "inject.written";
      injectId: string;
      textRef: string;
      fromRef: string;
      audience: "all" | ResponseFunction;
    }
  | { type: "incident.declared"; severity: Severity; seatId: string }
  | { type: "incident.command-taken"; seatId: string; bySeatId: string }
  | {
      type: "work.started";
      workId: string;
      actionId: string;
      seatId: string;
      params: ActionParams;
      reasonRef: string | null;
      textRef: string | null;
      awaitsApproval: boolean;
    }
  | { type: "work.approved"; workId: string; seatId: string }
  | { type: "work.held"; workId: string; seatId: string }
  | { type: "work.released"; workId: string; seatId: string }
  | { type: "work.cancelled"; workId: string; seatId: string }
  | { type: "work.adjusted"; workId: string; params: ActionParams; seatId: string }
  | { type: "message.posted"; seatId: string; textRef: string }
  | { type: "decision.recorded"; seatId: string; textRef: string; reasonRef: string | null }
  | { type: "note.written"; seatId: string; textRef: string }
  | { type: "item.shared"; itemId: string; seatId: string }
  | {
      type: "draft.written";
      actionId: string;
      seatId: string;
      /** null when the draft was thrown away. */
      textRef: string | null;
    }
  | { type: "item.pinned"; itemId: string; pinned: boolean; seatId: string }
  | {
      type: "hypothesis.proposed";
      hypothesisId: string;
      seatId: string;
      suspectId: string | null;
      textRef: string | null;
    }
  | { type: "hypothesis.rated"; hypothesisId: string; seatId: string; probability: number }
  | {
      type: "evidence.pinned";
      hypothesisId: string;
      itemId: string;
      stance: "for" | "against";
      seatId: string;
    }
  | { type: "cause.confirmed"; hypothesisId: string; seatId: string };

export type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;
