import "#server-only";
import type { Debrief } from "../../contract/debrief";
import { RESPONSE_PHASES, responseTimes } from "./played";
import type { Run } from "./run";

type Phase = Debrief["phases"][number];

/** Stands where the cause's reference has no time. */
const NOT_STATED = "not stated";

/** Times of the response beside the reference's, in the order of an incident, and then what was restored. */
export function writePhases(run: Run): Phase[] {
  const { firstRecovery, milestones } = run.scenario.history;
  const times = responseTimes(run);
  const measured = run.reference.standing === "modelled" ? "both" : "ours";
  const response = RESPONSE_PHASES.map(({ id, label }) => phase(run, id, label, times[id]));
  const restored = milestones
    .filter(({ id, recovers }) => recovers && id !== firstRecovery)
    .map(({ id, label, criterion }) => {
      const beside = phase(run, id, label, run.milestones[id] ?? null);
      return { ...beside, basis: `${beside.basis}; ${measured} when ${criterion}` };
    });
  return [...response, ...restored];
}

function phase({ reference }: Run, id: string, label: string, ours: number | null): Phase {
  const theirs = reference.phases[id];
  return { id, label, ours, theirs: theirs?.minute ?? null, basis: theirs?.basis ?? NOT_STATED };
}
