import "#server-only";
import { type Debrief, debriefSchema } from "../../contract/debrief";
import { formatDuration } from "../../contract/sim-time";
import { POST_CHANNELS } from "../define-action";
import type { AnyScenario } from "../define-scenario";
import { hashState } from "../session/hash";
import { playFromMinute } from "../session/start";
import { ENGINE_VERSION, type SessionState } from "../session/state";
import type { Surroundings } from "../views/scene";
import { writeCurves, writeImpact } from "./curves";
import { writeDecisions, writeHypotheses } from "./decisions";
import { writeLanes } from "./lanes";
import { writePhases } from "./phases";
import { firstMitigation, titleOf } from "./played";
import {
  clockOf,
  crossingMinute,
  endOfPictures,
  gatherRun,
  holdsFor,
  isOperatorsDay,
  type Run,
  wordsAt,
} from "./run";

/** Writes the whole document. Pure: the same state gives the same bytes. @throws ZodError when it does not fit the contract */
export function writeDebrief(
  scenario: AnyScenario,
  state: SessionState,
  around: Surroundings,
): Debrief {
  const run = gatherRun(scenario, state, around);
  const { debrief } = scenario;
  return debriefSchema.parse({
    handling: writeHandling(run),
    clock: { ...scenario.clock },
    fromMinute: 0,
    endMinute: endOfPictures(run),
    ranToMinute: Math.max(0, state.minute),
    operator: scenario.history.operator,
    outcome: run.outcome,
    story: writeStory(run),
    cause: writeCause(run),
    reference: writeReference(run),
    lanes: writeLanes(run),
    phases: writePhases(run),
    curves: writeCurves(run),
    impact: writeImpact(run),
    hidden: writeHidden(run),
    decisions: writeDecisions(run),
    hypotheses: writeHypotheses(run),
    communications: state.posts.map((post) => ({
      minute: post.minute,
      channel: POST_CHANNELS[post.channel],
      text: wordsAt(run, post.textRef),
    })),
    questions: writeQuestions(run),
    afterwards: debrief.afterwards.map((one) => ({ ...one })),
    assumptions: debrief.assumptions.map((one) => ({ ...one })),
    sources: debrief.sources.map((one) => ({ ...one })),
    caveat: writeCaveat(run),
  });
}

function writeHandling({ around, scenario, state }: Run): Debrief["handling"] {
  const played = Math.max(0, state.minute - playFromMinute(scenario, state.header.settings));
  return {
    marking: "EXERCISE",
    scenario: scenario.card.title,
    scenarioVersion: scenario.version,
    engineVersion: ENGINE_VERSION,
    seed: state.header.seed,
    room: around.code,
    stateHash: hashState(state),
    compression: `${formatDuration(played)} of the incident, planned for ${state.header.settings.lengthMinutes} real minutes at pace 1`,
  };
}

function writeCause({ scenario, state }: Run): Debrief["cause"] {
  const cause = scenario.causes.find((one) => one.id === state.header.causeId);
  if (!cause) throw new Error(`${scenario.id} has no cause ${state.header.causeId}.`);
  const { title, trigger, mechanism, contributing, source } = cause;
  return { title, trigger, mechanism, contributing: [...contributing], source };
}

function writeReference({ reference }: Run): Debrief["reference"] {
  const { whose, standing, note, triggerMinute } = reference;
  return { whose, standing, note, triggerMinute };
}

/** Two sentences: what the team did first, and where it ended. */
function writeStory(run: Run): string {
  const alarm = run.record.firstAlarmMinute;
  const { declaredMinute, declaredSeverity } = run.state.command;
  const first = firstMitigation(run);
  const began = [
    alarm === null ? "No alarm sounded" : `The first alarm came at ${clockOf(run, alarm)}`,
    declaredMinute === null
      ? "no incident was declared"
      : `the team declared ${declaredSeverity} at ${clockOf(run, declaredMinute)}`,
    first === null
      ? "no change was made"
      : `its first change was “${titleOf(run.scenario, first.actionId)}” at ${clockOf(run, first.startedMinute)}`,
  ];
  return `${began.slice(0, -1).join(", ")}, and ${began.at(-1)}. ${writeEnding(run, alarm)}`;
}

function writeEnding(run: Run, alarm: number | null): string {
  const [first = "", last = ""] = run.scenario.history.resolvedWhen;
  const [main, all] = [run.milestones[first] ?? null, run.milestones[last] ?? null];
  if (run.outcome === "prevented") {
    return "Customers were never hit: what would have done it was undone in time.";
  }
  if (main === null) {
    return `When the clock stopped at ${clockOf(run, run.state.minute)}, the service was not yet normal.`;
  }
  const after = alarm === null ? "" : `, ${formatDuration(main - alarm)} after the first alarm`;
  const rest =
    all === null
      ? "its dependents were still recovering"
      : `everything was at ${clockOf(run, all)}`;
  return `The service was normal at ${clockOf(run, main)}${after}; ${rest}.`;
}

/** What could not be seen in this run, for as long as it was so. */
function writeHidden(run: Run): Debrief["hidden"] {
  return run.scenario.debrief.hidden
    .filter((one) => holdsFor(run, one))
    .flatMap(({ title, seen, truth, from, until }) => {
      const fromMinute = crossingMinute(run, from, 0);
      if (fromMinute === null) return [];
      const ended =
        until === "first-alarm"
          ? run.record.firstAlarmMinute
          : crossingMinute(run, until, fromMinute);
      return [{ title, seen, truth, fromMinute, toMinute: ended ?? run.state.minute }];
    });
}

/** The questions that this run gives cause to ask. */
function writeQuestions({ scenario, state }: Run): string[] {
  const begun = new Set(
    state.works.filter((work) => work.startedMinute !== null).map((work) => work.actionId),
  );
  return scenario.debrief.questions
    .filter(({ after, without }) => {
      if (after) return after.some((actionId) => begun.has(actionId));
      return !without?.some((actionId) => begun.has(actionId));
    })
    .map(({ text }) => text);
}

/** Where the cause was drawn, nothing of the operator's day is this run's but its decisions, and they were made for another fault. */
function writeCaveat(run: Run): string {
  const { history, debrief } = run.scenario;
  if (isOperatorsDay(run)) return debrief.caveat;
  const { operator } = history;
  return `This run had another cause than ${operator}'s outage of that day. The times beside it are headed “${run.reference.whose}” and are not ${operator}'s; ${operator}'s decisions stand beside it only in the curves and totals, played in this model against a fault that they were not made for. ${debrief.caveat}`;
}
