import "#server-only";
import type { Debrief } from "../../contract/debrief";
import { firstMitigation, type Run } from "./run";

type Phase = Debrief["phases"][number];

/** Times of the response beside the operator's, in the order of an incident. */
export function writePhases(run: Run): Phase[] {
  const { state, milestones, record } = run;
  const { firstRecovery } = run.scenario.history;
  const rows: [id: string, label: string, ours: number | null][] = [
    ["detect", "First alarm", record.firstAlarmMinute],
    ["declare", "Incident declared", state.command.declaredMinute],
    ["first-update", "First update to customers", firstPublicPost(run)],
    ["first-mitigation", "First mitigation begun", firstMitigation(run)?.startedMinute ?? null],
    ["confirm", "Cause confirmed", confirmedMinute(run)],
    ["first-recovery", "First recovery", milestones[firstRecovery] ?? null],
  ];
  const response = rows.map(([id, label, ours]) => phase(run, id, label, ours));
  const restored = run.scenario.history.milestones
    .filter(({ id, recovers }) => recovers && id !== firstRecovery)
    .map((milestone) => ({
      id: milestone.id,
      label: milestone.label,
      ours: milestones[milestone.id] ?? null,
      theirs: milestone.published,
      basis: `${milestone.basis}; ours when ${milestone.criterion}`,
    }));
  return [...response, ...restored];
}

function phase(run: Run, id: string, label: string, ours: number | null): Phase {
  const theirs = run.scenario.history.phases[id];
  return { id, label, ours, theirs: theirs?.minute ?? null, basis: theirs?.basis ?? "not public" };
}

function firstPublicPost({ state }: Run): number | null {
  return state.posts.find((post) => post.channel !== "internal")?.minute ?? null;
}

/** When the team called the true cause confirmed; null when it did not. */
function confirmedMinute(run: Run): number | null {
  const cause = run.scenario.causes.find((one) => one.id === run.state.header.causeId);
  const right = run.state.hypotheses.find((one) => one.suspectId === cause?.suspectId);
  return right?.confirmedMinute ?? null;
}
