"use client";
import type { Debrief } from "../../contract/debrief";
import { ActionLog } from "./action-log";
import { Section } from "./section";
import { AfterwardsList, AssumptionTable, SourceList } from "./source-tables";

/** What to talk about, what the operator did next, and what all of this rests on. */
export function ClosingChapters({ debrief }: { debrief: Debrief }) {
  return (
    <>
      <Section id="questions" lead="Made from this run. There are no right answers.">
        <ol className="flex max-w-[68ch] list-decimal flex-col gap-3 pl-6 text-md marker:text-muted">
          {debrief.questions.map((question) => (
            <li key={question} className="pl-1">
              {question}
            </li>
          ))}
        </ol>
      </Section>

      <Section
        id="afterwards"
        lead={
          debrief.reference.standing === "published"
            ? undefined
            : "After its own outage of that day, which had another cause than this run."
        }
      >
        <AfterwardsList afterwards={debrief.afterwards} />
      </Section>

      <Section
        id="assumptions"
        lead="Figures that nobody published are modelled. Each says what it rests on."
      >
        <AssumptionTable assumptions={debrief.assumptions} />
        <h3 className="mt-6 text-base font-semibold">Sources</h3>
        <SourceList sources={debrief.sources} />
      </Section>

      <Section id="log" lead="Every entry of the three lanes, in the order of the clock.">
        <ActionLog debrief={debrief} />
      </Section>

      <Section id="caveat">
        <p className="max-w-[68ch] text-md">{debrief.caveat}</p>
      </Section>
    </>
  );
}
