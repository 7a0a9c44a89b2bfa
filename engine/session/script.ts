import "#server-only";
import type { Command } from "../../contract/commands";
import type { Rejection } from "../../contract/rejections";
import type { ScriptedCommand } from "../define-history";
import type { AnyScenario } from "../define-scenario";
import { decide } from "./decide";
import { isRejection } from "./decision";
import type { Event } from "./events";
import { evolve } from "./evolve";
import { fold } from "./fold";
import { defaultStart } from "./start";
import { ENGINE_VERSION, type SessionState } from "./state";
import { isOpen } from "./work.machine";

export interface ScriptedRun {
  readonly state: SessionState;
  readonly events: readonly Event[];
  /** Commands that the engine refused, with its sentence. */
  readonly refused: readonly { command: ScriptedCommand; rejection: Rejection }[];
}

/** Plays a scenario without a room: one seat that holds every function gives the commands at their minutes, up to the end of the clock. */
export function playScript(
  scenario: AnyScenario,
  start: { seed: number; causeId: string },
  script: readonly ScriptedCommand[],
  untilMinute = scenario.endMinute,
): ScriptedRun {
  const events: Event[] = openingOf(scenario, start);
  let state = fold(scenario, events);
  const refused: ScriptedRun["refused"][number][] = [];
  const tickTo = (minute: number) => {
    if (minute > state.minute) apply({ type: "clock.ticked", minute });
  };
  const apply = (event: Event) => {
    events.push(event);
    state = evolve(scenario, state, event);
  };
  const ordered = [...script].sort((one, other) => one.atMinute - other.atMinute);
  for (const [index, command] of ordered.entries()) {
    tickTo(Math.min(command.atMinute, untilMinute));
    const asked = commandOf(state, command);
    const decision = decide(scenario, state, {
      seatId: SEAT,
      commandId: `script-${index}`,
      command: asked,
    });
    if (isRejection(decision)) refused.push({ command, rejection: decision });
    else decision.forEach(apply);
  }
  tickTo(untilMinute);
  return { state, events, refused };
}

function commandOf(state: SessionState, { actionId, cancels, params }: ScriptedCommand): Command {
  if (!cancels) return { type: "work.start", actionId, params, reason: "" };
  const open = state.works.findLast((work) => work.actionId === actionId && isOpen(work.state));
  return { type: "work.cancel", workId: open?.id ?? "none" };
}

/** Plays one of the scenario's own policies. @throws Error for a policy that it does not have */
export function playPolicy(
  scenario: AnyScenario,
  name: string,
  start: { seed: number; causeId: string },
): ScriptedRun {
  const policy = Object.hasOwn(scenario.history.policies, name)
    ? scenario.history.policies[name]
    : undefined;
  if (!policy) throw new Error(`${scenario.id} has no policy "${name}".`);
  return playScript(scenario, start, policy(start));
}

const SEAT = "solo";

/** The log of a solo room that has begun at T+0 rather than where players come in. */
function openingOf(scenario: AnyScenario, start: { seed: number; causeId: string }): Event[] {
  return [
    {
      type: "room.opened",
      scenarioId: scenario.id,
      scenarioVersion: scenario.version,
      engineVersion: ENGINE_VERSION,
      seed: start.seed,
      causeId: start.causeId,
      settings: {
        scenarioId: scenario.id,
        startId: defaultStart(scenario).id,
        causeMode: "historical",
        lengthMinutes: 60,
        approvals: false,
        roles: false,
        fog: "as-it-was",
      },
      solo: true,
    },
    { type: "seat.joined", seatId: SEAT, kind: "solo", role: "responder" },
    { type: "exercise.started", fromMinute: 0 },
  ];
}
