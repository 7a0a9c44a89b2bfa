import "#server-only";
import type { Debrief } from "../../contract/debrief";
import type { Work } from "../session/state";
import { hypothesisTitle } from "./lanes";
import { mitigationsOf, titleOf } from "./played";
import { type Run, roleOf, wordsAt } from "./run";

/** Minutes after a decision at which its effect is looked at. */
const EFFECT_AFTER_MINUTES = 60;
/** Answers named as what the team knew. */
const ANSWERS_NAMED_MAX = 3;

const ENDS: Record<Work["state"], string> = {
  proposed: "Never begun.",
  "awaiting-approval": "Waited for approval to the end.",
  running: "Still going when the clock stopped.",
  held: "On hold when the clock stopped.",
  succeeded: "Done.",
  failed: "Did not work.",
  cancelled: "Cancelled.",
};

/** What the team decided in words and each change it made, with what it could know then and what the first service did in the hour after. */
export function writeDecisions(run: Run): Debrief["decisions"] {
  const changes = mitigationsOf(run).map((work) =>
    decision(run, work.startedMinute, work.seatId, {
      text: titleOf(run.scenario, work.actionId),
      reason: wordsAt(run, work.reasonRef),
      ended: ENDS[work.state],
    }),
  );
  const spoken = run.state.channel
    .filter((item) => item.kind === "decision")
    .map((item) =>
      decision(run, item.minute, item.seatId, {
        text: "ref" in item.text ? wordsAt(run, item.text.ref) : item.text.said,
        reason: wordsAt(run, item.reasonRef),
        ended: "",
      }),
    );
  return [...changes, ...spoken].sort((one, other) => one.minute - other.minute);
}

function decision(
  run: Run,
  minute: number,
  seatId: string | null,
  what: { text: string; reason: string; ended: string },
): Debrief["decisions"][number] {
  const { text, reason, ended } = what;
  return {
    minute,
    role: seatId === null ? "The team" : roleOf(run, seatId),
    text,
    reason,
    known: knownAt(run, minute),
    outcome: [ended, effectAt(run, minute)].filter(Boolean).join(" "),
  };
}

function knownAt(run: Run, minute: number): string {
  const answers = run.state.channel
    .filter((item) => item.kind === "result" && item.minute <= minute)
    .slice(-ANSWERS_NAMED_MAX)
    .map((item) => ("said" in item.text ? item.text.said : ""));
  return answers.length === 0 ? "No probe had answered yet." : answers.join(" ");
}

function effectAt(run: Run, minute: number): string {
  const [first] = run.scenario.services;
  if (!first) return "";
  const series = run.record.series(first.troubleGauge);
  const before = Math.round(series[minute] ?? 0);
  const after = series[minute + EFFECT_AFTER_MINUTES];
  const later =
    after === undefined
      ? "the clock stopped within the hour"
      : `${Math.round(after)} % an hour later`;
  return `${first.name} errors: ${before} % then, ${later}.`;
}

/** The board over time, and how each idea stands to the cause. */
export function writeHypotheses(run: Run): Debrief["hypotheses"] {
  const cause = run.scenario.causes.find((one) => one.id === run.state.header.causeId);
  return run.state.hypotheses.map((one) => {
    const latest = new Map<string, number>();
    const estimates = one.ratings.map(({ minute, seatId, probability }) => {
      latest.set(seatId, probability);
      const sum = [...latest.values()].reduce((total, value) => total + value, 0);
      return { minute, mean: Math.round(sum / latest.size) };
    });
    const fits =
      one.suspectId === null
        ? ("not-compared" as const)
        : one.suspectId === cause?.suspectId
          ? ("yes" as const)
          : cause?.partlyRight.includes(one.suspectId)
            ? ("in-part" as const)
            : ("no" as const);
    return {
      title: hypothesisTitle(run, one),
      role: roleOf(run, one.seatId),
      proposedMinute: one.minute,
      confirmedMinute: one.confirmedMinute,
      estimates,
      fits,
    };
  });
}
