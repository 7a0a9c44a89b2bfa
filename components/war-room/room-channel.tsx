"use client";
import type { RefObject } from "react";
import type { PlayerView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { ChannelPanel } from "./channel-panel";
import type { ChannelHandlers } from "./channel-tools";
import { Composer, type ComposerHandle, type RecordMode } from "./composer";
import type { Draft } from "./composer-draft";
import type { OpenDialog } from "./dialogs";
import { type Table, whyNot } from "./who-may";

interface RoomChannelProps {
  view: PlayerView;
  table: Table;
  ask: Ask;
  show: (dialog: OpenDialog | null) => void;
  refs: { composer: RefObject<ComposerHandle | null>; draft: RefObject<Draft> };
  handlers: ChannelHandlers;
}

/** The channel of a war room with what this seat may write into it. */
export function RoomChannel({ view, table, ask, show, refs, handlers }: RoomChannelProps) {
  const { room, clock, you } = view;
  const ended = clock.phase !== "live";
  return (
    <ChannelPanel
      items={view.channel}
      clock={room.clock}
      seats={view.seats}
      youId={you.seatId}
      handlers={ended ? null : handlers}
      off={whyNot(table, "item.pin")}
      welcome={<Welcome summary={room.summary} onBriefing={() => show({ kind: "briefing" })} />}
      composer={
        you.kind === "observer" ? (
          <p className="shrink-0 border-t px-3 py-2 text-xs text-muted">
            {texts().channel.observing}
          </p>
        ) : (
          <Composer
            ask={ask}
            handle={refs.composer}
            modes={ended ? [] : recordModes(table)}
            kept={refs.draft}
          />
        )
      }
      className="h-full"
    />
  );
}

/** Decisions stand there for everybody, with the name of who records them; notes are for who writes them. */
function recordModes(table: Table): RecordMode[] {
  const decision: RecordMode = { mode: "decision", off: whyNot(table, "decision.record") };
  return whyNot(table, "note.write") ? [decision] : [decision, { mode: "note", off: "" }];
}

function Welcome({ summary, onBriefing }: { summary: string; onBriefing: () => void }) {
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <p className="text-ink">{summary}</p>
      <Button size="small" onClick={onBriefing}>
        {texts().warRoom.commands.briefing}
      </Button>
    </div>
  );
}
