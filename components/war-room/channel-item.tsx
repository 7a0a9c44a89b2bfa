"use client";
import {
  CheckCheck,
  Info,
  Mail,
  Megaphone,
  NotebookPen,
  Search,
  Users,
  Wrench,
} from "lucide-react";
import { memo } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { Health } from "../../contract/telemetry-sections";
import type { AlarmView, ChannelItemView } from "../../contract/views";
import { texts } from "../texts/language";
import { HealthShape } from "../ui/health-mark";
import { type ChannelHandlers, LineButtons, LineTools } from "./channel-tools";
import { apart } from "./who-may";

interface ChannelItemProps {
  item: ChannelItemView;
  /** Came in while the reader was here. */
  fresh: boolean;
  clock: SimClock;
  /** Who let all read it; empty when nobody did, or when that seat is gone. */
  sharedBy: string;
  /** This seat did. */
  sharedByYou: boolean;
  /** Null where lines are only read. */
  handlers: ChannelHandlers | null;
  /** Why this seat does nothing with lines; empty when it may. */
  off: string;
}

const ICONS: Record<Exclude<ChannelItemView["kind"], "message" | "alarm">, typeof Info> = {
  decision: CheckCheck,
  result: Search,
  inject: Mail,
  work: Wrench,
  "status-post": Megaphone,
  note: NotebookPen,
  system: Info,
};
/** Kinds that a reader looks for say in words what they are; the picture is enough for the others. */
const NAMED: readonly ChannelItemView["kind"][] = ["alarm", "decision", "inject", "note"];
const LONG_RESULT_LINES = 2;
const ARRIVALS = { alarm: "arrives-alarm", other: "arrives" };

export const ChannelItem = memo(function ChannelItem(props: ChannelItemProps) {
  const { item, clock, off, handlers } = props;
  const { words, channel } = texts();
  const named = NAMED.includes(item.kind);
  return (
    <li
      className={`group relative flex gap-2 px-3 py-1.5 ${props.fresh ? ARRIVALS[item.kind === "alarm" ? "alarm" : "other"] : ""} ${item.kind === "decision" ? "border-y bg-raised/60" : ""} ${item.pinned ? "pr-10" : ""}`}
    >
      <time
        className="w-10 shrink-0 font-mono text-2xs leading-[18px] text-muted"
        title={formatClock(clock, item.minute)}
      >
        {formatClock(clock, item.minute).split(" ").at(-1)}
      </time>
      <KindIcon item={item} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="break-words whitespace-pre-line">
          {item.kind === "message" ? null : (
            <span className={named ? "text-2xs font-semibold" : "sr-only"}>
              {words.channelKind[item.kind]}
              {named ? " · " : ": "}
            </span>
          )}
          <bdi className="font-medium">{item.from}</bdi>
          {item.audience === "all" ? null : (
            <span className="ml-1 rounded border px-1 text-2xs whitespace-nowrap text-muted">
              {channel.to(words.functionShort[item.audience])}
            </span>
          )}{" "}
          <Words item={item} />
        </p>
        {item.reason ? (
          <p className="break-words whitespace-pre-line text-muted">
            <bdi>{channel.why(item.reason)}</bdi>
          </p>
        ) : null}
        <Lines lines={item.lines} />
        <Shared {...props} />
        {handlers ? <LineButtons item={item} handlers={handlers} off={off} /> : null}
      </div>
      {handlers ? <LineTools item={item} handlers={handlers} off={off} /> : null}
    </li>
  );
});

/** A line that was for one function stands where it was shared, which is later than its own time says. */
function Shared({ item, clock, sharedBy, sharedByYou }: ChannelItemProps) {
  if (!item.shared) return null;
  const t = texts().channel;
  const time = formatClock(clock, item.shared.minute);
  const by = sharedBy ? t.sharedBy(time, apart(sharedBy)) : t.shared(time);
  return (
    <p className="flex items-start gap-1 text-2xs text-muted">
      <Users size={11} aria-hidden className="mt-[3px] shrink-0" />
      <span className="min-w-0 break-words">{sharedByYou ? t.sharedByYou(time) : by}</span>
    </p>
  );
}

/** What a person wrote may run from right to left; what the system composed around a name does not. */
function Words({ item }: { item: ChannelItemView }) {
  if (item.kind === "work" || item.kind === "system") {
    return (
      <span dir="ltr" className="text-muted">
        {item.text}
      </span>
    );
  }
  return <bdi>{item.text}</bdi>;
}

/** A short answer is shown at once; a long one opens, so that it does not push the talk away. */
function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const text = (
    <pre className="mt-1 overflow-x-auto rounded bg-page px-2 py-1 font-mono text-2xs whitespace-pre-wrap">
      {lines.join("\n")}
    </pre>
  );
  if (lines.length <= LONG_RESULT_LINES) return text;
  return (
    <details>
      <summary className="touchable text-xs text-accent">
        {texts().channel.linesMeasured(lines.length)}
      </summary>
      {text}
    </details>
  );
}

const ALARM_SHAPES: Record<AlarmView["state"], Health> = {
  OK: "healthy",
  ALARM: "impaired",
  INSUFFICIENT_DATA: "unknown",
};

function KindIcon({ item: { kind, alarmState } }: { item: ChannelItemView }) {
  if (kind === "message") return <span className="w-3 shrink-0" />;
  if (kind === "alarm") {
    return (
      <span className="pt-0.5">
        <HealthShape health={ALARM_SHAPES[alarmState ?? "ALARM"]} size={12} />
      </span>
    );
  }
  const Icon = ICONS[kind];
  return <Icon size={12} aria-hidden className="mt-[3px] shrink-0 text-muted" />;
}
