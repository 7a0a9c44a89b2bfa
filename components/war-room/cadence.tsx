"use client";
import { AlarmClock, CircleCheck, Clock3, MessageSquareOff } from "lucide-react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock, formatDuration } from "../../contract/sim-time";
import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { type CadenceTone, cadenceTone } from "./desk-rules";

interface CadenceProps {
  communications: PlayerView["incident"]["communications"];
  clock: SimClock;
  nowMinute: number;
}

const LOOKS: Record<CadenceTone, { icon: typeof Clock3; mark: string; word: string }> = {
  silent: { icon: MessageSquareOff, mark: "text-muted", word: "text-ink" },
  current: { icon: CircleCheck, mark: "text-healthy", word: "text-ink" },
  soon: { icon: Clock3, mark: "text-degraded", word: "text-degraded" },
  overdue: { icon: AlarmClock, mark: "text-impaired", word: "text-impaired" },
};

/** The cadence clock: how the team stands with what it owes, in shape, word and colour, and when the next update is due. */
export function Cadence({ communications, clock, nowMinute }: CadenceProps) {
  const { dueMinute, lastMinute } = communications;
  const tone = cadenceTone(communications, nowMinute);
  const { icon: Icon, mark, word } = LOOKS[tone];
  const t = texts().desk;
  return (
    <section
      aria-label={t.cadence}
      className="flex shrink-0 items-center gap-2.5 border-b px-3 py-1.5"
    >
      <Icon size={18} aria-hidden className={`shrink-0 ${mark}`} />
      <div className="min-w-0 flex-1">
        <p className={`text-sm font-medium ${word}`}>{t.tone[tone]}</p>
        {lastMinute !== null || dueMinute === null ? (
          <p className="text-2xs text-muted">
            {lastMinute === null ? t.notDeclared : t.last(formatClock(clock, lastMinute))}
          </p>
        ) : null}
      </div>
      {dueMinute === null ? null : (
        <p className="shrink-0 text-right text-2xs text-muted">
          <span className={`block font-mono text-md leading-5 font-medium ${word}`}>
            {/* The word is for whoever hears the clock and does not see where it stands. */}
            <span className="sr-only">{t.due("")}</span>
            {formatClock(clock, dueMinute)}
          </span>
          {dueText(dueMinute - nowMinute)}
        </p>
      )}
    </section>
  );
}

/** The same in one line, for where there is no room. */
export function CadenceLine({ communications, clock, nowMinute }: CadenceProps) {
  const tone = cadenceTone(communications, nowMinute);
  const { icon: Icon, mark, word } = LOOKS[tone];
  const { dueMinute } = communications;
  return (
    <span className={`flex min-w-0 items-center gap-1.5 ${word}`}>
      <Icon size={14} aria-hidden className={`shrink-0 ${mark}`} />
      <span className="truncate">{texts().desk.tone[tone]}</span>
      {dueMinute === null ? null : (
        <span className="shrink-0 font-mono">{formatClock(clock, dueMinute)}</span>
      )}
    </span>
  );
}

function dueText(minutes: number): string {
  const { dueIn, dueAgo, dueNow } = texts().desk;
  if (minutes === 0) return dueNow;
  return minutes > 0 ? dueIn(formatDuration(minutes)) : dueAgo(formatDuration(-minutes));
}
