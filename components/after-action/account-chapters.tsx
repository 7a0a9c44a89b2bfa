"use client";
import type { Debrief } from "../../contract/debrief";
import { CauseAccount } from "./cause-account";
import { ClockTime } from "./clock-time";
import { DecisionList } from "./decision-list";
import { HiddenList } from "./hidden-list";
import { HypothesisList } from "./hypothesis-list";
import { Nothing, Section } from "./section";

/** Why it could happen, what could be known, what was decided, believed and said. */
export function AccountChapters({ debrief }: { debrief: Debrief }) {
  const { clock } = debrief;
  return (
    <>
      <Section id="cause">
        <CauseAccount cause={debrief.cause} />
      </Section>

      <Section
        id="hidden"
        lead="What was true and could not be seen from your seats, or looked like something else."
      >
        {debrief.hidden.length === 0 ? (
          <Nothing>Nothing in this run was hidden for long.</Nothing>
        ) : (
          <HiddenList hidden={debrief.hidden} clock={clock} />
        )}
      </Section>

      <Section id="decisions" lead="Read each with what could be known at that minute.">
        {debrief.decisions.length === 0 ? (
          <Nothing>No decision was recorded in this run.</Nothing>
        ) : (
          <DecisionList decisions={debrief.decisions} clock={clock} />
        )}
      </Section>

      <Section
        id="hypotheses"
        lead="The team's mean estimate for each idea, from 0 to 100 %, on the same clock. A dashed stroke marks the minute an idea was confirmed."
      >
        {debrief.hypotheses.length === 0 ? (
          <Nothing>No hypothesis was put on the board in this run.</Nothing>
        ) : (
          <HypothesisList
            hypotheses={debrief.hypotheses}
            clock={clock}
            fromMinute={debrief.fromMinute}
            endMinute={debrief.endMinute}
            untilMinute={debrief.ranToMinute}
          />
        )}
      </Section>

      <Section id="communications">
        {debrief.communications.length === 0 ? (
          <Nothing>No update was sent to people outside the team in this run.</Nothing>
        ) : (
          <ol className="flex flex-col">
            {debrief.communications.map((post, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes, and two posts may read alike
                key={index}
                className="grid gap-x-6 gap-y-1 border-b last:border-b-0 py-2.5 min-[720px]:grid-cols-[8.5rem_minmax(0,1fr)] print:grid-cols-[8.5rem_minmax(0,1fr)]"
              >
                <ClockTime clock={clock} minute={post.minute} />
                <div className="min-w-0">
                  <p className="text-xs text-muted">{post.channel}</p>
                  <p className="max-w-[68ch] text-base break-words max-[719px]:text-md">
                    {post.text}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Section>
    </>
  );
}
