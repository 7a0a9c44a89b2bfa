import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { answersAtStart } from "./answers";
import type { Fault } from "./fault";

/** What is said to be published must say where. */
export function checkSources({ causes, debrief, history }: AnyScenario): Fault[] {
  const { milestones, phases } = history;
  const faults: Fault[] = [];
  const need = (part: string, id: string, text: string, what: string) => {
    if (text.trim() !== "") return;
    const remedy = "Say where it was published, or that it is modelled or invented.";
    faults.push({ part, id, wrong: `has ${what}`, remedy });
  };
  for (const { id, basis, criterion } of milestones) {
    need("milestones", id, basis, "a time without a source");
    need("milestones", id, criterion, "no criterion in words");
  }
  for (const [id, { basis }] of Object.entries(phases)) {
    need("history", id, basis, "a time without a source");
  }
  for (const { id, source } of causes) need("causes", id, source, "no source");
  for (const { what, source } of debrief.afterwards) need("debrief", what, source, "no source");
  for (const { what, basis } of debrief.assumptions) need("debrief", what, basis, "no basis");
  return faults;
}

/** A text that players can read before the cause is revealed. */
interface PublicText {
  readonly part: string;
  readonly id: string;
  readonly text: string;
}

/** No public text holds a cause's id, its title, or a sentence of how it works. */
export function checkSpoilers(scenario: AnyScenario): Fault[] {
  const answers = answersAtStart(scenario).map(({ actionId, answer }) => ({
    part: "actions",
    id: actionId,
    text: wordsIn([answer.headline, answer.lines]),
  }));
  const texts: PublicText[] = [...publicTexts(scenario), ...answers];
  const canaries = scenario.causes.flatMap(({ id, title, mechanism }) => [
    { what: `the id of the cause "${id}"`, pattern: wordPattern(id) },
    ...[title, ...mechanism.split(/(?<=[.!?])\s+/)].map((words) => ({
      what: `words of the cause "${id}" (“${words}”)`,
      pattern: wordPattern(words),
    })),
  ]);
  return texts.flatMap(({ part, id, text }) => {
    const found = canaries.find(({ pattern }) => pattern.test(text));
    if (!found) return [];
    const remedy = "Say it in other words, or rename the cause.";
    return [{ part, id, wrong: `tells players ${found.what}`, remedy }];
  });
}

function publicTexts(scenario: AnyScenario): PublicText[] {
  const { card, briefing, starts, services, alarms, collectors, actions, injects } = scenario;
  const tell = (part: string, list: readonly { readonly id: string }[]) =>
    list.map((one) => ({ part, id: one.id, text: wordsIn(one) }));
  const lines = LOUD_READINGS.flatMap((value) => scenario.logs(() => value, 1, 1));
  return [
    { part: "card", id: "card", text: wordsIn(card) },
    { part: "briefing", id: "briefing", text: wordsIn(briefing) },
    ...tell("starts", starts),
    ...tell("services", services),
    ...tell("alarms", alarms),
    ...tell("collectors", collectors),
    ...tell("actions", actions),
    ...tell("injects", injects),
    ...tell("changes", scenario.changes),
    ...lines.map((line) => ({ part: "logs", id: line.text, text: wordsIn(line) })),
  ];
}

/** Readings under which whatever hosts can write is written. */
const LOUD_READINGS = [0, 1, 1000];

/** Every string in a value, at any depth; functions say nothing to players. */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return plain(value);
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(wordsIn).join("\n");
}

/** Finds words that do not stand inside longer ones. */
function wordPattern(words: string): RegExp {
  const literal = plain(words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![a-z0-9-])${literal}(?![a-z0-9-])`);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
