"use client";
import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import { memo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { ChannelItemView, SeatView } from "../../contract/views";
import { texts } from "../texts/language";
import { EmptyState } from "../ui/empty-state";
import { INPUT_CLASSES } from "../ui/field";
import { Panel } from "../ui/panel";
import { ChannelItem } from "./channel-item";
import type { ChannelHandlers } from "./channel-tools";
import { useFollow } from "./follow";

const FILTERS = [
  "all",
  "pinned",
  "message",
  "decision",
  "note",
  "result",
  "alarm",
  "inject",
  "work",
  "status-post",
] as const;
type Filter = (typeof FILTERS)[number];

interface ChannelPanelProps {
  items: readonly ChannelItemView[];
  clock: SimClock;
  /** For the name of whoever shared a line. */
  seats: readonly SeatView[];
  youId: string;
  /** Null where lines are only read. */
  handlers: ChannelHandlers | null;
  /** Why this seat does nothing with lines; empty when it may. */
  off?: string;
  composer: ReactNode;
  /** What a player who has just come in should know, while nothing has been said. */
  welcome?: ReactNode;
  className?: string;
}

/** One timeline of everything said, found and fired. Follows the newest line unless the reader scrolled up. */
export const ChannelPanel = memo(function ChannelPanel(props: ChannelPanelProps) {
  const { items, className = "" } = props;
  const t = texts().channel;
  const [filter, setFilter] = useState<Filter>("all");
  // What was there when the panel came up does not arrive; only later lines do.
  const [old] = useState(() => new Set(items.map((item) => item.id)));
  const shown = items.filter(
    (item) => filter === "all" || (filter === "pinned" ? item.pinned : item.kind === filter),
  );
  const { list, unseen, toEnd, onScroll } = useFollow(shown, filter);
  const names = new Map(props.seats.map(({ id, name }) => [id, name]));
  return (
    <Panel
      title={t.title}
      className={className}
      flush
      aside={
        <select
          aria-label={t.filter}
          value={filter}
          onChange={(event) =>
            setFilter(FILTERS.find((known) => known === event.target.value) ?? "all")
          }
          className={`${INPUT_CLASSES} h-6! w-auto! border-transparent! text-xs`}
        >
          {FILTERS.map((known) => (
            <option key={known} value={known}>
              {t.filters[known]}
            </option>
          ))}
        </select>
      }
    >
      <div className="relative flex h-full min-h-0 flex-col">
        <div
          ref={list}
          onScroll={onScroll}
          role="log"
          // Read when somebody goes there: what cannot wait is said by the room's one speaking region.
          aria-live="off"
          aria-label={t.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto focus-visible:outline-offset-[-2px]"
        >
          {shown.length === 0 ? (
            <EmptyState title={filter === "all" ? t.none : t.noneOfKind}>
              {t.noneNote}
              {filter === "all" ? props.welcome : null}
            </EmptyState>
          ) : (
            <ol>
              {shown.map((item) => (
                <ChannelItem
                  key={item.id}
                  item={item}
                  fresh={!old.has(item.id)}
                  clock={props.clock}
                  sharedBy={names.get(item.shared?.seatId ?? "") ?? ""}
                  sharedByYou={item.shared?.seatId === props.youId}
                  off={props.off ?? ""}
                  handlers={props.handlers}
                />
              ))}
            </ol>
          )}
        </div>
        {unseen > 0 ? (
          <div className="relative h-0">
            <button
              type="button"
              onClick={toEnd}
              className="touchable absolute bottom-1 left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-full bg-accent-fill px-3 py-1 text-xs text-on-accent"
            >
              <ArrowDown size={12} aria-hidden /> {t.unseen(unseen)}
            </button>
          </div>
        ) : null}
        {props.composer}
      </div>
    </Panel>
  );
});
