"use client";
import { Activity, FlaskConical, Gauge, MessagesSquare, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import type { Role } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { CadenceLine } from "./cadence";
import type { Panels } from "./panels";
import { Tally } from "./services-panel";

interface NarrowRoomProps {
  panels: Panels;
  view: PlayerView;
  tab: string | null;
  onTab: (tab: string) => void;
  /** Brings the communications desk to the front. */
  onDesk: () => void;
}

const TABS = [
  { id: "now", icon: Gauge },
  { id: "telemetry", icon: Activity },
  { id: "actions", icon: Wrench },
  { id: "channel", icon: MessagesSquare },
  { id: "hypotheses", icon: FlaskConical },
] as const;

/** Roles open on the tab that is theirs. */
const HOME_TABS: Partial<Record<Role, string>> = {
  observability: "telemetry",
  operations: "actions",
  dependents: "channel",
  communications: "channel",
};

/** One panel at a time under a strip that always says what is broken; tabs at the thumb. */
export function NarrowRoom({ panels, view, tab, onTab, onDesk }: NarrowRoomProps) {
  const chosen = tab ?? HOME_TABS[view.you.role] ?? "now";
  const shown: Record<string, ReactNode> = {
    now: (
      <div className="grid h-full min-h-0 grid-rows-[minmax(0,2fr)_minmax(0,1fr)] gap-2">
        {panels.services}
        {panels.works}
      </div>
    ),
    telemetry: panels.telemetry,
    actions: panels.actions,
    channel: panels.channel,
    hypotheses: panels.board,
  };
  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-3 border-t px-3 py-1.5 text-xs max-[719px]:py-0">
        <Tally services={view.services} />
        <button
          type="button"
          onClick={onDesk}
          className="touchable flex min-w-0 items-center rounded-control px-1 hover:bg-raised"
        >
          <CadenceLine
            communications={view.incident.communications}
            clock={view.room.clock}
            nowMinute={view.clock.minute}
          />
        </button>
      </div>
      <main className="min-h-0 flex-1 px-2 pb-2">{shown[chosen]}</main>
      <nav
        aria-label={texts().warRoom.parts}
        className="grid shrink-0 grid-cols-5 border-t bg-panel pb-[env(safe-area-inset-bottom)]"
      >
        {TABS.map(({ id, icon: Icon }) => (
          <button
            key={id}
            type="button"
            aria-current={chosen === id ? "page" : undefined}
            onClick={() => onTab(id)}
            className="touchable flex flex-col items-center justify-center gap-0.5 py-1.5 text-[11px] leading-4 text-muted aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            <Icon size={18} aria-hidden />
            {texts().warRoom.part[id]}
          </button>
        ))}
      </nav>
    </>
  );
}
