"use client";
import { Ban, Check, Clock, Pause, PenLine } from "lucide-react";
import { memo, useState } from "react";
import { formatClock, type SimClock } from "../../contract/sim-time";
import type { InjectView, Phase } from "../../contract/views";
import type { Ask, Send } from "../session/use-session";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Panel } from "../ui/panel";
import { FUNCTION_SHORT } from "../war-room/words";
import { InjectForm } from "./inject-form";

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
  const waiting = deck.filter((one) => one.state === "scheduled" || one.state === "held");
  const over = deck.filter((one) => one.state === "fired" || one.state === "cancelled");
  const next = waiting.toSorted(
    (a, b) => (a.dueMinute ?? Number.MAX_SAFE_INTEGER) - (b.dueMinute ?? Number.MAX_SAFE_INTEGER),
  );
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
      <div className="relative h-full overflow-y-auto">
        {deck.length === 0 ? (
          <EmptyState title="No injects in this scenario">Write one on the spot.</EmptyState>
        ) : (
          <ul aria-label="Injects to come">
            {next.map((inject) => (
              <InjectRow key={inject.id} inject={inject} clock={clock} phase={phase} send={send} />
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
                <InjectRow
                  key={inject.id}
                  inject={inject}
                  clock={clock}
                  phase={phase}
                  send={send}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      <InjectForm open={writing} onClose={() => setWriting(false)} ask={props.ask} />
    </Panel>
  );
});

const ICONS: Record<InjectView["state"], typeof Clock> = {
  scheduled: Clock,
  held: Pause,
  fired: Check,
  cancelled: Ban,
};

function dueWords(inject: InjectView, clock: SimClock): string {
  const due = inject.dueMinute === null ? inject.when : formatClock(clock, inject.dueMinute);
  const fired = inject.firedMinute === null ? "" : ` ${formatClock(clock, inject.firedMinute)}`;
  const words: Record<InjectView["state"], string> = {
    scheduled: `scheduled, ${due}`,
    held: "on hold until released or fired",
    fired: `fired${fired}`,
    cancelled: `cancelled, was ${due}`,
  };
  return words[inject.state];
}

function InjectRow(props: { inject: InjectView; clock: SimClock; phase: Phase; send: Send }) {
  const { inject, clock, phase, send } = props;
  const Icon = ICONS[inject.state];
  const waiting = inject.state === "scheduled" || inject.state === "held";
  const over = phase === "hot-wash" || phase === "closed";
  const notLive = phase === "live" ? undefined : "The exercise is not live.";
  const about = `${inject.from}, ${inject.when}`;
  return (
    <li className={`border-t px-3 py-2 first:border-t-0 ${waiting ? "" : "text-muted"}`}>
      <p className="flex items-baseline gap-2">
        <bdi className="min-w-0 truncate text-sm font-medium" title={inject.from}>
          {inject.from}
        </bdi>
        <span className="ml-auto shrink-0 text-2xs text-muted">
          to {inject.audience === "all" ? "everyone" : FUNCTION_SHORT[inject.audience]}
        </span>
      </p>
      <p
        className={`mt-0.5 text-sm break-words ${waiting ? "" : "line-clamp-2"}`}
        title={inject.text}
      >
        {inject.text}
      </p>
      <div className="mt-1 flex items-center gap-x-1">
        <span className="mr-auto inline-flex min-w-0 items-center gap-1.5 text-xs text-muted">
          <Icon size={12} aria-hidden className="shrink-0" /> {dueWords(inject, clock)}
        </span>
        {inject.state === "fired" || over ? null : (
          <Button
            size="small"
            why={notLive}
            label={`Fire now: ${about}`}
            onClick={() => void send({ type: "inject.fire", injectId: inject.id })}
          >
            Fire now
          </Button>
        )}
        {inject.state === "scheduled" && !over ? (
          <Button
            size="small"
            tone="quiet"
            label={`Hold: ${about}`}
            onClick={() => void send({ type: "inject.hold", injectId: inject.id })}
          >
            Hold
          </Button>
        ) : null}
        {inject.state === "held" && !over ? (
          <Button
            size="small"
            tone="quiet"
            label={`Release: ${about}`}
            onClick={() => void send({ type: "inject.release", injectId: inject.id })}
          >
            Release
          </Button>
        ) : null}
        {waiting && !over ? (
          <Button
            size="small"
            tone="quiet"
            label={`Cancel: ${about}`}
            onClick={() => void send({ type: "inject.cancel", injectId: inject.id })}
          >
            Cancel
          </Button>
        ) : null}
      </div>
    </li>
  );
}
