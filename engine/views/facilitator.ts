import "#server-only";
import type { FacilitatorView } from "../../contract/views";
import { earliest } from "../metrics/run-record";
import { serviceHealth } from "../session/incident.machine";
import { frameAt } from "../world/frames";
import { viewForPlayer } from "./player";
import { hasBegun, type Scene, speak } from "./scene";
import { viewTrueCharts } from "./telemetry";

/** A facilitator's view: what players see, and beside it the truth and the deck. */
export function viewForFacilitator(scene: Scene): FacilitatorView {
  return {
    ...viewForPlayer(scene),
    truth: viewTruth(scene),
    deck: viewDeck(scene),
    projector: { connected: scene.around.online(null) },
  };
}

function viewTruth(scene: Scene): FacilitatorView["truth"] {
  const { scenario, state } = scene;
  const cause = scenario.causes.find((one) => one.id === state.header.causeId);
  const frame = frameAt(state.frames, state.minute);
  return {
    causeTitle: cause?.title ?? "",
    causeStory: cause === undefined ? "" : `${cause.trigger} ${cause.mechanism}`,
    fog: state.fog,
    services: scenario.services.map((service) => ({
      id: service.id,
      health: serviceHealth(state.incident, service.id),
    })),
    gauges: scenario.gauges.map((gauge, index) => ({
      id: gauge.id,
      label: gauge.label,
      value: Math.round((frame?.gauges[index] ?? 0) * 100) / 100,
      unit: gauge.unit,
      note: gauge.note,
    })),
    charts: hasBegun(state) ? viewTrueCharts(scene) : [],
    states: [
      { machine: "exercise", state: state.exercise },
      ...Object.entries(state.incident).map(([machine, value]) => ({ machine, state: value })),
    ],
    clues: scenario.clues.map((clue) => ({
      id: clue.id,
      title: clue.title,
      seenMinute: earliest(
        state.channel.filter((item) => item.clues.includes(clue.id)).map((item) => item.minute),
      ),
    })),
  };
}

function viewDeck({ around, state }: Scene): FacilitatorView["deck"] {
  return state.injects.map((inject) => ({
    id: inject.id,
    from: speak(around, inject.from),
    text: speak(around, inject.text),
    audience: inject.audience,
    when: inject.when,
    dueMinute: inject.dueMinute,
    state: inject.state,
    firedMinute: inject.firedMinute,
  }));
}
