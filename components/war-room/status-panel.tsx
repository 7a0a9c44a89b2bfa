"use client";
import { useEffect } from "react";
import type { PlayerView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Cadence } from "./cadence";
import { otherWriters, toolsOf } from "./desk-rules";
import { DeskTools } from "./desk-tools";
import { DeskWriter } from "./desk-writer";
import { PostList } from "./post-list";
import type { Desk } from "./use-desk";

interface StatusPanelProps {
  view: PlayerView;
  ask: Ask;
  desk: Desk;
  readOnly: boolean;
}

/** The communications desk: when the next update is due, the ways to tell people, and what they were told. */
export function StatusPanel({ view, ask, desk, readOnly }: StatusPanelProps) {
  const { clock } = view.room;
  const { onShown } = desk;
  useEffect(() => onShown(), [onShown]);
  const why = whyNot(view, readOnly);
  const tools = toolsOf(view.actions);
  const writing = why ? undefined : tools.find((tool) => tool.id === desk.tool);
  return (
    <div ref={desk.ref} className={`flex h-full min-h-0 flex-col ${why ? "" : "writes-updates"}`}>
      {/* The narrow page says the same in its strip, and its words need the height. */}
      <div className={writing ? "max-lg:hidden" : ""}>
        <Cadence
          communications={view.incident.communications}
          clock={clock}
          nowMinute={view.clock.minute}
        />
      </div>
      {writing ? (
        <div className="min-h-0 flex-1">
          <DeskWriter
            key={writing.id}
            action={writing}
            view={view}
            ask={ask}
            sent={desk.sent}
            onSent={desk.onSent}
            onBack={desk.close}
          />
        </div>
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto">
          {why ? <p className="border-b px-3 py-2 text-xs text-muted">{why}</p> : null}
          {why || tools.length === 0 ? null : (
            <DeskTools
              tools={tools}
              works={view.works}
              channel={view.channel}
              drafts={view.drafts}
              clock={clock}
              cameFrom={desk.cameFrom}
              onOpen={desk.open}
            />
          )}
          {why ? null : (
            <h3 className="mt-1 border-t px-3 pt-2 text-2xs font-medium text-muted">
              {texts().desk.told}
            </h3>
          )}
          <PostList posts={view.posts} clock={clock} />
        </div>
      )}
    </div>
  );
}

/** Why this seat reads updates and does not write them; empty when it writes. */
function whyNot({ you, incident }: PlayerView, readOnly: boolean): string {
  const t = texts();
  if (readOnly) return t.desk.watching;
  const others = otherWriters(you, incident.commanderSeatId);
  return others ? t.desk.otherWriters(others.map((one) => t.words.role[one])) : "";
}
