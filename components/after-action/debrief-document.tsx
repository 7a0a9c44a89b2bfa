"use client";
import "./document.css";
import { useMemo, useState } from "react";
import type { Debrief, DebriefReference } from "../../contract/debrief";
import { AccountChapters } from "./account-chapters";
import { chaptersOf } from "./chapters";
import { ClosingChapters } from "./closing-chapters";
import { Contents } from "./contents";
import { ExportButtons } from "./export-buttons";
import { HandlingLine } from "./handling-line";
import { OpeningChapters } from "./opening-chapters";

/** A document keeps the shape of its day; those that name no reference were all laid beside the operator's account. */
const UNNAMED: DebriefReference = {
  whose: "The operator",
  standing: "published",
  note: "",
  triggerMinute: 0,
};

/** The debrief as a document: read on a screen in the room, on a phone the next day, or on paper. */
export function DebriefDocument({ debrief: stored }: { debrief: Debrief }) {
  const debrief = useMemo(() => ({ ...stored, reference: stored.reference ?? UNNAMED }), [stored]);
  const chapters = useMemo(() => chaptersOf(debrief.reference), [debrief.reference]);
  const [minute, setMinute] = useState(() => firstMoment(debrief));
  return (
    <div className="mx-auto grid w-full max-w-[1240px] gap-x-10 px-4 pt-6 pb-16 min-[720px]:px-8 lg:grid-cols-[190px_minmax(0,1fr)] print:block print:max-w-none print:p-0">
      <Contents chapters={chapters} />
      <article className="min-w-0">
        <header className="pb-6">
          <HandlingLine handling={debrief.handling} />
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <h1 className="text-xl font-semibold">Debrief: {debrief.handling.scenario}</h1>
            <ExportButtons debrief={stored} />
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
