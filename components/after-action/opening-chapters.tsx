"use client";
import { useMemo } from "react";
import type { Debrief } from "../../contract/debrief";
import { phasesTitle } from "./chapters";
import { CurveFigure } from "./curve-figure";
import { groupCurves } from "./curve-groups";
import { LaneList } from "./lane-list";
import { LaneTimeline } from "./lane-timeline";
import { ImpactTable, PhaseTable } from "./phase-table";
import { ReferenceNote } from "./reference-note";
import { besideWords, phaseLead } from "./reference-words";
import { Scrubber } from "./scrubber";
import { Nothing, Section } from "./section";

interface OpeningProps {
  debrief: Debrief;
  minute: number;
  onMinute: (minute: number) => void;
}

const OUTCOMES: Record<Debrief["outcome"], string> = {
  prevented: "The outage was prevented: customers were never hit.",
  resolved: "Service was restored before the exercise ended.",
  unresolved: "The exercise ended while service was still impaired.",
};

function impactLead(debrief: Debrief): string {
  const lead =
    "What callers felt, minute by minute, and what it came to by the time this run's clock stopped. Curves come out of the model; no operator published any.";
  const fault =
    debrief.reference.standing === "published"
      ? ""
      : ` ${operatorOf(debrief)}'s own decisions were made for another fault; here they are played against this run's cause.`;
  if (debrief.outcome !== "unresolved") return `${lead}${fault}`;
  return `${lead}${fault} This run's figures end where its clock stopped, and the incident was not over then.`;
}

function operatorOf({ operator }: Debrief): string {
  return operator ?? "The operator";
}

/** The totals' other column is the same run as the operator's curves. */
function operatorLabel({ curves }: Debrief): string {
  const curve = curves.find((one) => one.kind === "operator");
  return curve?.label ?? "The operator's decisions, in this model";
}

/** What happened and when: the story, three lanes on one clock, the times and the figures. */
export function OpeningChapters({ debrief, minute, onMinute }: OpeningProps) {
  const groups = useMemo(() => groupCurves(debrief.curves), [debrief.curves]);
  return (
    <>
      <Section id="overview">
        <div className="max-w-[68ch] text-md">
          <p>{debrief.story}</p>
          <p className="mt-2 text-base text-muted">{OUTCOMES[debrief.outcome]}</p>
        </div>
        <figure className="mt-6">
          <figcaption className="mb-2 text-sm text-muted">
            One clock, three lanes: what you did, what was so, and {besideWords(debrief.reference)}.
            Local time ({debrief.clock.zone}); short strokes are smaller entries, listed in the{" "}
            <a href="#log" className="underline underline-offset-2">
              action log
            </a>
            .
          </figcaption>
          <ReferenceNote reference={debrief.reference} />
          <div className="max-[719px]:hidden print:block">
            <LaneTimeline debrief={debrief} minute={minute} onMinute={onMinute} />
          </div>
          <div className="hidden max-[719px]:block print:hidden">
            <LaneList debrief={debrief} />
          </div>
        </figure>
        <Scrubber debrief={debrief} minute={minute} onMinute={onMinute} />
      </Section>

      <Section
        id="phases"
        title={phasesTitle(debrief.reference)}
        lead={phaseLead(debrief.reference)}
      >
        <ReferenceNote reference={debrief.reference} />
        <PhaseTable phases={debrief.phases} clock={debrief.clock} reference={debrief.reference} />
      </Section>

      <Section id="impact" lead={impactLead(debrief)}>
        <div className="flex flex-col gap-8">
          {groups.map((group) => (
            <CurveFigure
              key={`${group.subject} ${group.unit}`}
              title={group.subject}
              unit={group.unit}
              curves={group.curves}
              clock={debrief.clock}
              fromMinute={debrief.fromMinute}
              endMinute={debrief.endMinute}
              minute={minute}
            />
          ))}
          {debrief.impact.length === 0 ? (
            <Nothing>No impact figures were computed for this run.</Nothing>
          ) : (
            <ImpactTable impact={debrief.impact} theirs={operatorLabel(debrief)} />
          )}
        </div>
      </Section>
    </>
  );
}
