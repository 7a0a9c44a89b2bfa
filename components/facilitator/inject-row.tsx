import { Ban, Check, Clock, Pause } from "lucide-react";
import { formatClock, type SimClock } from "../../contract/sim-time";
import type { InjectView, Phase } from "../../contract/views";
import type { Send } from "../session/use-session";
import { en } from "../texts/en/index";
import { Button } from "../ui/button";

export interface InjectRowProps {
  inject: InjectView;
  clock: SimClock;
  phase: Phase;
  send: Send;
  /** Two lines of its text are enough. */
  brief?: boolean;
}

const ICONS: Record<InjectView["state"], typeof Clock> = {
  scheduled: Clock,
  held: Pause,
  fired: Check,
  cancelled: Ban,
};

/** Waits to be sent, by the clock or by hand. */
export function isWaiting({ state }: InjectView): boolean {
  return state === "scheduled" || state === "held";
}

/** The clock has stopped, so that nothing is sent any more. */
export function isOver(phase: Phase): boolean {
  return phase === "hot-wash" || phase === "closed";
}

function dueWords(inject: InjectView, clock: SimClock, phase: Phase): string {
  const due = inject.dueMinute === null ? inject.when : formatClock(clock, inject.dueMinute);
  if (isWaiting(inject) && isOver(phase)) return `not fired, was due ${due}`;
  const fired = inject.firedMinute === null ? "" : ` ${formatClock(clock, inject.firedMinute)}`;
  const words: Record<InjectView["state"], string> = {
    scheduled: `scheduled, ${due}`,
    held: "on hold until released or fired",
    fired: `fired${fired}`,
    cancelled: `cancelled, was ${due}`,
  };
  return words[inject.state];
}

/** One message from outside: whose, what, to whom and when, with what can be done about it. */
export function InjectRow(props: InjectRowProps) {
  const { inject, clock, phase } = props;
  const Icon = isWaiting(inject) && isOver(phase) ? Ban : ICONS[inject.state];
  const waiting = isWaiting(inject);
  return (
    <li className={`border-t px-3 py-2 first:border-t-0 ${waiting ? "" : "text-muted"}`}>
      <p className="flex items-baseline gap-2">
        <bdi className="min-w-0 truncate text-sm font-medium" title={inject.from}>
          {inject.from}
        </bdi>
        <span className="ml-auto shrink-0 text-2xs text-muted">
          to {inject.audience === "all" ? "everyone" : en.words.functionShort[inject.audience]}
        </span>
      </p>
      <p
        className={`mt-0.5 text-sm break-words ${props.brief ? "line-clamp-2" : ""}`}
        title={inject.text}
      >
        {inject.text}
      </p>
      <div className="mt-1 flex min-h-7 items-center gap-x-1 max-[719px]:min-h-11">
        <span className="mr-auto inline-flex min-w-0 items-center gap-1.5 text-xs text-muted">
          <Icon size={12} aria-hidden className="shrink-0" /> {dueWords(inject, clock, phase)}
        </span>
        {inject.state === "fired" || isOver(phase) ? null : <InjectTools {...props} />}
      </div>
    </li>
  );
}

/** Each button has a place of its own, which stays empty when there is nothing to press: none moves to where another was. */
function InjectTools({ inject, phase, send }: InjectRowProps) {
  const { id: injectId, state } = inject;
  const about = `${inject.from}, ${inject.when}`;
  const quiet = { size: "small", tone: "quiet", className: "w-full" } as const;
  return (
    <span className="grid shrink-0 grid-cols-[auto_4.1em_3.8em] items-center gap-x-1 text-base">
      <Button
        size="small"
        why={phase === "live" ? undefined : "The exercise is not live."}
        label={`Fire now: ${about}`}
        onClick={() => send({ type: "inject.fire", injectId })}
      >
        Fire now
      </Button>
      <span>
        {state === "scheduled" ? (
          <Button
            {...quiet}
            label={`Hold: ${about}`}
            onClick={() => send({ type: "inject.hold", injectId })}
          >
            Hold
          </Button>
        ) : null}
        {state === "held" ? (
          <Button
            {...quiet}
            label={`Release: ${about}`}
            onClick={() => send({ type: "inject.release", injectId })}
          >
            Release
          </Button>
        ) : null}
      </span>
      <span>
        {isWaiting(inject) ? (
          <Button
            {...quiet}
            label={`Cancel: ${about}`}
            onClick={() => send({ type: "inject.cancel", injectId })}
          >
            Cancel
          </Button>
        ) : null}
      </span>
    </span>
  );
}
