import "#server-only";
import type { Debrief, DebriefLane } from "../../contract/debrief";
import { recoveriesOf } from "./played";
import { crossingMinute, holdsFor, type Run, roleOf, wordsAt } from "./run";

type Entry = DebriefLane[number];

/** Us, the truth and the reference on one clock. */
export function writeLanes(run: Run): Debrief["lanes"] {
  return {
    us: inOrder([...declared(run), ...worked(run), ...thought(run), ...spoke(run)]),
    truth: inOrder(turns(run)),
    operator: run.reference.timeline.map((entry) => ({ ...entry })),
  };
}

function inOrder(entries: Entry[]): Entry[] {
  return entries.sort((one, other) => one.minute - other.minute);
}

function declared({ state }: Run): Entry[] {
  const { declaredMinute, declaredSeverity } = state.command;
  if (declaredMinute === null) return [];
  return [moment(declaredMinute, `Declared, ${declaredSeverity}`, "", "major")];
}

function worked(run: Run): Entry[] {
  return run.state.works
    .filter((work) => work.startedMinute !== null)
    .map((work) => {
      const action = run.scenario.actions.find((one) => one.id === work.actionId);
      const acts = action?.kind === "mitigation";
      const reason = wordsAt(run, work.reasonRef);
      return {
        minute: work.startedMinute ?? work.orderedMinute,
        untilMinute: work.endedMinute ?? run.state.minute,
        label: action?.title ?? work.actionId,
        detail: [roleOf(run, work.seatId), work.state, reason].filter(Boolean).join(" · "),
        weight: acts ? ("major" as const) : ("minor" as const),
      };
    });
}

function thought(run: Run): Entry[] {
  return run.state.hypotheses.flatMap((one) => {
    const title = hypothesisTitle(run, one);
    const raised = moment(one.minute, `Suspects: ${title}`, roleOf(run, one.seatId), "minor");
    if (one.confirmedMinute === null) return [raised];
    return [raised, moment(one.confirmedMinute, `Calls it confirmed: ${title}`, "", "major")];
  });
}

const SPOKEN_AS = { decision: "Decides", note: "Notes" } as const;

/** What the team decided in words, and what the scribe wrote down. */
function spoke(run: Run): Entry[] {
  return run.state.channel.flatMap((item) => {
    if ((item.kind !== "decision" && item.kind !== "note") || !("ref" in item.text)) return [];
    const by = item.seatId === null ? "" : roleOf(run, item.seatId);
    const label = `${SPOKEN_AS[item.kind]}: ${wordsAt(run, item.text.ref)}`;
    return [moment(item.minute, label, by, "minor")];
  });
}

/** The first minute at which each turn of the true story happened in this run, if it did. */
function turns(run: Run): Entry[] {
  const told = run.scenario.debrief.turns
    .filter((one) => holdsFor(run, one))
    .flatMap(({ when, label, detail, weight }) => {
      const minute = crossingMinute(run, when, 0);
      return minute === null ? [] : [moment(minute, label, detail, weight)];
    });
  return [...told, ...recoveriesOf(run)];
}

export function hypothesisTitle(
  run: Run,
  one: { suspectId: string | null; textRef: string | null },
): string {
  const suspect = run.scenario.suspects.find((other) => other.id === one.suspectId);
  return suspect?.title ?? wordsAt(run, one.textRef);
}

function moment(minute: number, label: string, detail: string, weight: Entry["weight"]): Entry {
  return { minute, untilMinute: null, label, detail, weight };
}
