"use client";
import { Pin, PinOff, Scale, Users } from "lucide-react";
import type { ChannelItemView } from "../../contract/views";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";

/** What a reader can do with a line; the same functions as long as the connection lasts. */
export interface ChannelHandlers {
  onPin: (itemId: string, pinned: boolean) => unknown;
  onShare: (itemId: string) => unknown;
  onEvidence: (itemId: string) => void;
}

interface LineToolsProps {
  item: ChannelItemView;
  handlers: ChannelHandlers;
  /** Why this seat does nothing with lines; empty when it may. */
  off: string;
}
/** Side by side in a column of 250 pixels, and no taller than a line. */
const WORDED = "mt-0.5 -ml-1 h-6! px-1!";

/** In words under what somebody has to decide about: whether all should read it, and what it speaks for. */
export function LineButtons({ item, handlers, off }: LineToolsProps) {
  const { channel, hypotheses } = texts();
  const isPrivate = item.audience !== "all";
  const evidence = item.evidence && item.kind === "result";
  if (!isPrivate && !evidence) return null;
  return (
    <span className="flex flex-wrap gap-x-3">
      {isPrivate ? (
        <Button
          size="small"
          tone="quiet"
          className={`${WORDED} ${off ? "" : "text-accent!"}`}
          label={channel.shareIt(item.text)}
          note={channel.shareNote}
          why={off}
          onClick={() => handlers.onShare(item.id)}
        >
          <Users size={12} aria-hidden /> {channel.share}
        </Button>
      ) : null}
      {evidence ? (
        <Button
          size="small"
          tone="quiet"
          className={`${WORDED} ${off ? "" : "text-accent!"}`}
          label={hypotheses.pinIt(item.text)}
          note={isPrivate ? channel.shareNote : undefined}
          why={off}
          onClick={() => handlers.onEvidence(item.id)}
        >
          <Scale size={12} aria-hidden /> {hypotheses.pin}
        </Button>
      ) : null}
    </span>
  );
}

/** Quiet tools of a line: they show when it is pointed at, focused, or on a touch screen. */
export function LineTools({ item, handlers, off }: LineToolsProps) {
  const t = texts().channel;
  return (
    <span
      className={`absolute top-1 right-2 flex rounded-control bg-panel focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:flex-col pointer-coarse:self-start pointer-coarse:bg-transparent pointer-coarse:opacity-100 ${item.pinned ? "" : "opacity-0"}`}
    >
      <IconButton
        label={item.pinned ? t.unpin : t.pin}
        className={`size-6! ${item.pinned ? "text-accent!" : ""}`}
        why={off}
        onClick={() => handlers.onPin(item.id, !item.pinned)}
      >
        {item.pinned ? <PinOff size={13} aria-hidden /> : <Pin size={13} aria-hidden />}
      </IconButton>
      {item.evidence && item.kind !== "result" ? (
        <IconButton
          label={texts().hypotheses.pinIt(item.text)}
          className="size-6!"
          why={off}
          onClick={() => handlers.onEvidence(item.id)}
        >
          <Scale size={13} aria-hidden />
        </IconButton>
      ) : null}
    </span>
  );
}
