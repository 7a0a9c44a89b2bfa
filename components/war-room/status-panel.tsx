"use client";
import { CircleCheck, Clock3, MessageSquareOff } from "lucide-react";
import { memo } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock, formatDuration } from "../../contract/sim-time";
import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

interface StatusPanelProps {
  posts: PlayerView["posts"];
  incident: PlayerView["incident"];
  clock: SimClock;
  nowMinute: number;
  onWrite: () => void;
  readOnly: boolean;
}

/** What the outside world was told, and when it expects to hear again. */
export const StatusPanel = memo(function StatusPanel(props: StatusPanelProps) {
  const { posts, incident, clock, nowMinute, onWrite, readOnly } = props;
  const t = texts().channel.post;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <p className="flex shrink-0 items-center gap-2 border-b px-3 py-2 text-sm">
        <Cadence communications={incident.communications} clock={clock} nowMinute={nowMinute} />
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {posts.length === 0 ? (
          <EmptyState title={t.none}>{t.noneNote}</EmptyState>
        ) : (
          <ol>
            {posts.toReversed().map((post) => (
              <li key={post.id} className="border-t px-3 py-2 first:border-t-0">
                <p className="text-2xs text-muted">
                  <span className="font-mono">{formatClock(clock, post.minute)}</span> ·{" "}
                  {post.channel}
                </p>
                <p className="text-sm break-words whitespace-pre-line">
                  <bdi>{post.text}</bdi>
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
      {readOnly ? null : (
        <div className="shrink-0 border-t p-2">
          <Button size="small" onClick={onWrite} className="w-full">
            {t.write}
          </Button>
        </div>
      )}
    </div>
  );
});

/** The cadence clock: when the next update is due, in shape, word and colour. */
export function Cadence(props: {
  communications: PlayerView["incident"]["communications"];
  clock: SimClock;
  nowMinute: number;
  /** Without the times, where there is no room for them. */
  short?: boolean;
}) {
  const { state, dueMinute, lastMinute } = props.communications;
  const t = texts().channel.post;
  const due = props.short || dueMinute === null ? "" : dueText(dueMinute, props);
  const last = props.short || lastMinute === null ? "" : formatClock(props.clock, lastMinute);
  if (state === "overdue") {
    return (
      <span className="flex items-center gap-1.5 font-medium text-degraded">
        <Clock3 size={14} className="shrink-0" aria-hidden /> {t.overdue(due)}
      </span>
    );
  }
  if (state === "silent") {
    return (
      <span className="flex items-center gap-1.5 text-muted">
        <MessageSquareOff size={14} className="shrink-0" aria-hidden /> {t.silent(due)}
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5">
      <CircleCheck size={14} aria-hidden className="shrink-0 text-healthy" />
      {t.current(last, due)}
    </span>
  );
}

function dueText(dueMinute: number, at: { clock: SimClock; nowMinute: number }): string {
  const { dueIn, dueAgo } = texts().channel.post;
  const say = dueMinute >= at.nowMinute ? dueIn : dueAgo;
  return say(formatClock(at.clock, dueMinute), formatDuration(Math.abs(dueMinute - at.nowMinute)));
}
