"use client";
import {
  CheckCheck,
  Info,
  Mail,
  Megaphone,
  NotebookPen,
  Pin,
  PinOff,
  Scale,
  Search,
  Wrench,
} from "lucide-react";
import { memo } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { Health } from "../../contract/telemetry-sections";
import type { AlarmView, ChannelItemView } from "../../contract/views";
import { Button } from "../ui/button";
import { HealthShape } from "../ui/health-mark";
import { IconButton } from "../ui/icon-button";
import { CHANNEL_WORDS, FUNCTION_SHORT } from "./words";

interface ChannelItemProps {
  item: ChannelItemView;
  /** Came in while the reader was here. */
  fresh: boolean;
  clock: SimClock;
  readOnly: boolean;
  onPin: (itemId: string, pinned: boolean) => void;
  onEvidence: (itemId: string) => void;
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
const LONG_RESULT_LINES = 2;
const ARRIVALS = { alarm: "arrives-alarm", other: "arrives" };

export const ChannelItem = memo(function ChannelItem(props: ChannelItemProps) {
  const { item, clock, readOnly } = props;
  const loud = item.kind === "alarm" || item.kind === "decision" || item.kind === "inject";
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
            <span className={loud ? "text-2xs font-semibold" : "sr-only"}>
              {CHANNEL_WORDS[item.kind]}
              {loud ? " · " : ": "}
            </span>
          )}
          <bdi className="font-medium">{item.from}</bdi>
          {item.audience === "all" ? null : (
            <span className="ml-1 rounded border px-1 text-2xs whitespace-nowrap text-muted">
              to {FUNCTION_SHORT[item.audience]}
            </span>
          )}{" "}
          <Words item={item} />
        </p>
        <Lines lines={item.lines} />
        {item.evidence && item.kind === "result" && !readOnly ? (
          <Button
            size="small"
            tone="quiet"
            className="mt-0.5 -ml-2 text-accent!"
            label={`Pin as evidence: ${item.text}`}
            onClick={() => props.onEvidence(item.id)}
          >
            <Scale size={12} aria-hidden /> Pin as evidence
          </Button>
        ) : null}
      </div>
      {readOnly && !item.pinned ? null : <Tools {...props} />}
    </li>
  );
});

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
      <summary className="touchable text-xs text-accent">{lines.length} lines measured</summary>
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

/** Quiet tools of a line: they show when it is pointed at, focused, or on a touch screen. */
function Tools({ item, readOnly, onPin, onEvidence }: ChannelItemProps) {
  return (
    <span
      className={`absolute top-1 right-2 flex rounded-control bg-panel focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:flex-col pointer-coarse:opacity-100 ${item.pinned ? "" : "opacity-0"}`}
    >
      <IconButton
        label={item.pinned ? "Unpin" : "Pin"}
        className={`size-6! ${item.pinned ? "text-accent!" : ""}`}
        why={readOnly ? "You can only read here." : undefined}
        onClick={() => onPin(item.id, !item.pinned)}
      >
        {item.pinned ? <PinOff size={13} aria-hidden /> : <Pin size={13} aria-hidden />}
      </IconButton>
      {item.evidence && item.kind !== "result" && !readOnly ? (
        <IconButton
          label={`Pin as evidence: ${item.text}`}
          className="size-6!"
          onClick={() => onEvidence(item.id)}
        >
          <Scale size={13} aria-hidden />
        </IconButton>
      ) : null}
    </span>
  );
}
