import type { DebriefReference } from "../../contract/debrief";
import { whoseInSentence } from "./reference-words";

export interface Chapter {
  id: string;
  title: string;
}

/** The document's order; the table of contents and the headings both read it. */
export const CHAPTERS = {
  overview: "Overview",
  phases: "Phase times",
  impact: "Impact",
  cause: "The cause",
  hidden: "What was hidden",
  decisions: "Decisions",
  hypotheses: "Hypotheses over time",
  communications: "Communications",
  questions: "Questions to talk about",
  afterwards: "What was changed afterwards",
  assumptions: "Assumptions and sources",
  log: "Action log",
  caveat: "What this drill can tell",
} as const;
export type ChapterId = keyof typeof CHAPTERS;

/** The one title that says what the run is laid beside. */
export function phasesTitle(reference: DebriefReference): string {
  return `${CHAPTERS.phases} beside ${whoseInSentence(reference)}`;
}

export function chaptersOf(reference: DebriefReference): readonly Chapter[] {
  return Object.entries(CHAPTERS).map(([id, title]) => ({
    id,
    title: id === "phases" ? phasesTitle(reference) : title,
  }));
}
