"use client";
import "./document.css";
import { useState } from "react";
import type { Debrief } from "../../contract/debrief";
import { AccountChapters } from "./account-chapters";
import { CHAPTER_LIST } from "./chapters";
import { ClosingChapters } from "./closing-chapters";
import { Contents } from "./contents";
import { ExportButtons } from "./export-buttons";
import { HandlingLine } from "./handling-line";
import { OpeningChapters } from "./opening-chapters";

/** The debrief as a document: read on a screen in the room, on a phone the next day, or on paper. */
export function DebriefDocument({ debrief }: { debrief: Debrief }) {
  const [minute, setMinute] = useState(() => firstMoment(debrief));
  return (
    <div className="mx-auto grid w-full max-w-[1240px] gap-x-10 px-4 pt-6 pb-16 min-[720px]:px-8 lg:grid-cols-[190px_minmax(0,1fr)] print:block print:max-w-none print:p-0">
      <Contents chapters={CHAPTER_LIST} />
      <article className="min-w-0">
        <header className="pb-6">
          <HandlingLine handling={debrief.handling} />
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <h1 className="text-xl font-semibold">Debrief: {debrief.handling.scenario}</h1>
            <ExportButtons debrief={debrief} />
          </div>
        </header>
        <OpeningChapters debrief={debrief} minute={minute} onMinute={setMinute} />
        <AccountChapters debrief={debrief} />
        <ClosingChapters debrief={debrief} />
      </article>
    </div>
  );
}

/** Where the scrubber starts: the team's first entry, because before it there is little to compare. */
function firstMoment(debrief: Debrief): number {
  const minutes = debrief.lanes.us.map((entry) => entry.minute);
  return Math.max(debrief.fromMinute, Math.min(...minutes, debrief.endMinute));
}
