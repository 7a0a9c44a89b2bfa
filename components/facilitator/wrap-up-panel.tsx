"use client";
import { Check, Circle } from "lucide-react";
import type { ReactNode } from "react";
import type { Phase } from "../../contract/views";
import type { Send } from "../session/use-session";
import { Panel } from "../ui/panel";
import { ConfirmButton } from "./confirm-button";

interface WrapUpProps {
  phase: Phase;
  send: Send;
  debriefLink: ReactNode;
  className?: string;
}

/** What is left after the clock has stopped, in order. */
export function WrapUpPanel({ phase, send, debriefLink, className = "" }: WrapUpProps) {
  const revealed = phase === "closed";
  return (
    <Panel title="After the exercise" className={className}>
      <ol className="flex flex-col gap-4 py-1">
        <Step done={revealed} title="Hot wash">
          While it is fresh, before anybody knows the cause: how did it look from each seat, and
          what does each of you think it was?
        </Step>
        <Step done={revealed} title="Reveal">
          {revealed ? (
            "Everybody has the cause and the debrief on their screen."
          ) : (
            <>
              <span className="block pb-2">
                Everybody gets the cause and the debrief at the same moment.
              </span>
              <ConfirmButton
                question="Reveal the cause to everyone?"
                consequence="All players see the cause and can read the debrief from now on. This cannot be taken back."
                confirm="Reveal to everyone"
                onConfirm={() => send({ type: "exercise.reveal" })}
              >
                Reveal the cause
              </ConfirmButton>
            </>
          )}
        </Step>
        <Step done={false} title="Debrief">
          <span className="block pb-2">
            Read it together: three lanes on one clock, what was hidden, questions to talk about.
          </span>
          {debriefLink}
        </Step>
      </ol>
    </Panel>
  );
}

function Step({ done, title, children }: { done: boolean; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {done ? (
        <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-healthy" />
      ) : (
        <Circle size={16} aria-hidden className="mt-0.5 shrink-0 text-muted" />
      )}
      <div className="min-w-0">
        <h3 className="text-base font-medium">
          {title}
          <span className="sr-only">{done ? ", done" : ""}</span>
        </h3>
        <div className="text-sm text-muted">{children}</div>
      </div>
    </li>
  );
}
