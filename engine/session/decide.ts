import "#server-only";
import type { Command } from "../../contract/commands";
import { reject } from "../../contract/rejections";
import type { AnyScenario } from "../define-scenario";
import { decideChannel } from "./deciders/channel";
import { decideDraft } from "./deciders/drafts";
import { decideExercise } from "./deciders/exercise";
import { decideHypothesis } from "./deciders/hypotheses";
import { decideIncident } from "./deciders/incident";
import { decideInject } from "./deciders/injects";
import { decideSeat } from "./deciders/seats";
import { decideWork } from "./deciders/works";
import { type Case, type Decision, type SeatedCommand, textRefOf } from "./decision";
import { refuse } from "./rights";
import type { SessionState } from "./state";

/** What a seat's command leads to in this state: events, or a rejection that says why not. Pure. */
export function decide(
  scenario: AnyScenario,
  state: SessionState,
  seated: SeatedCommand,
): Decision {
  const seat = state.seats.find((one) => one.id === seated.seatId);
  if (!seat) return reject("not-your-seat", "This seat is no longer part of the room. Join again.");
  const refusal = refuse(state, seat, seated.command.type);
  if (refusal) return refusal;
  return route({ scenario, state, seat, command: seated.command, textRef: textRefOf(seated) });
}

function route(of: Case<Command>): Decision {
  const { command } = of;
  switch (command.type) {
    case "seat.choose-role":
    case "seat.set-ready":
    case "seat.assign-role":
    case "seat.remove":
      return decideSeat({ ...of, command });
    case "exercise.brief":
    case "exercise.start":
    case "exercise.pause":
    case "exercise.resume":
    case "exercise.set-pace":
    case "exercise.set-fog":
    case "exercise.step":
    case "exercise.skip":
    case "exercise.end":
    case "exercise.reveal":
      return decideExercise({ ...of, command });
    case "inject.fire":
    case "inject.hold":
    case "inject.release":
    case "inject.cancel":
    case "inject.write":
      return decideInject({ ...of, command });
    case "incident.declare":
    case "incident.take-command":
      return decideIncident({ ...of, command });
    case "work.start":
    case "work.approve":
    case "work.hold":
    case "work.release":
    case "work.cancel":
    case "work.adjust":
      return decideWork({ ...of, command });
    case "draft.write":
      return decideDraft({ ...of, command });
    case "message.post":
    case "decision.record":
    case "note.write":
    case "item.pin":
    case "item.share":
      return decideChannel({ ...of, command });
    case "hypothesis.propose":
    case "hypothesis.rate":
    case "evidence.pin":
    case "cause.confirm":
      return decideHypothesis({ ...of, command });
    default:
      return command satisfies never;
  }
}
