"use client";
import { PenLine } from "lucide-react";
import { memo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { InjectView, Phase } from "../../contract/views";
import type { Ask, Send } from "../session/use-session";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Panel } from "../ui/panel";
import { InjectForm } from "./inject-form";
import { InjectRow, isOver, isWaiting } from "./inject-row";
import { useStillList } from "./still-list";

interface InjectDeckProps {
  deck: readonly InjectView[];
  clock: SimClock;
  phase: Phase;
  ask: Ask;
  send: Send;
  className?: string;
}

/** Messages from outside the team: what comes next on top, what is over below. */
export const InjectDeck = memo(function InjectDeck(props: InjectDeckProps) {
  const { deck, clock, phase, send, className = "" } = props;
  const live = phase === "live";
  const [writing, setWriting] = useState(false);
  const waiting = deck
    .filter(isWaiting)
    .toSorted(
      (a, b) => (a.dueMinute ?? Number.MAX_SAFE_INTEGER) - (b.dueMinute ?? Number.MAX_SAFE_INTEGER),
    );
  const { ids, ...pointing } = useStillList(waiting.map(({ id }) => id));
  const next = ids.flatMap((id) => deck.find((inject) => inject.id === id) ?? []);
  const over = deck.filter((inject) => !ids.includes(inject.id));
  const common = { clock, phase, send };
  return (
    <Panel
      title="Injects"
      className={className}
      flush
      aside={
        <Button
          size="small"
          why={live ? undefined : "Injects can be sent while the exercise is live."}
          onClick={() => setWriting(true)}
        >
          <PenLine size={13} aria-hidden /> Write an inject
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div
        role="group"
        aria-label="The deck"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative h-full overflow-y-auto focus-visible:outline-offset-[-2px]"
        {...pointing}
      >
        {deck.length === 0 ? (
          <EmptyState title="No injects in this scenario">Write one on the spot.</EmptyState>
        ) : (
          <ul aria-label={isOver(phase) ? "Injects" : "Injects to come"}>
            {next.map((inject) => (
              <InjectRow key={inject.id} inject={inject} {...common} />
            ))}
            {next.length === 0 ? (
              <li className="px-3 py-2 text-sm text-muted">Nothing more is scheduled.</li>
            ) : null}
          </ul>
        )}
        {over.length === 0 ? null : (
          <>
            <h3 className="border-t px-3 pt-2 text-xs font-medium text-muted">
              Over: {over.length}
            </h3>
            <ul aria-label="Injects that are over">
              {over.toReversed().map((inject) => (
                <InjectRow key={inject.id} inject={inject} {...common} brief />
              ))}
            </ul>
          </>
        )}
      </div>
      <InjectForm open={writing} onClose={() => setWriting(false)} ask={props.ask} />
    </Panel>
  );
});
