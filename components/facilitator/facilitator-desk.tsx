"use client";
import { useState } from "react";
import type { FacilitatorView } from "../../contract/views";
import { Briefing } from "../session/briefing";
import { ConnectionBanner, ConnectionMark } from "../session/connection-mark";
import { NoticeBanner } from "../session/notice-banner";
import type { SessionHandle } from "../session/use-session";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Panel } from "../ui/panel";
import { Tabs } from "../ui/tabs";
import { ThemeToggle } from "../ui/theme-toggle";
import { useWide } from "../war-room/media";
import { EndButton, FlowBar } from "./flow-bar";
import { InjectDeck } from "./inject-deck";
import { JoinPanel } from "./join-panel";
import { PreflightPanel } from "./preflight-panel";
import { RoomTabs } from "./room-tabs";
import { TruthPanel } from "./truth-panel";
import { WrapUpPanel } from "./wrap-up-panel";

interface DeskProps {
  view: FacilitatorView;
  session: SessionHandle;
}

/** Three columns on a laptop, the same three as tabs on a tablet or phone. */
export function FacilitatorDesk(props: DeskProps) {
  const { view, session } = props;
  const { connection, send } = session;
  const wide = useWide();
  const columns = columnsOf(props);
  return (
    <div className="flex min-h-[calc(100dvh-var(--band-height))] flex-col lg:h-[calc(100dvh-var(--band-height))]">
      <FlowBar
        clock={view.clock}
        room={view.room}
        send={send}
        wide={wide}
        aside={
          <>
            <span className="font-mono text-xs text-muted max-[1320px]:hidden" title="Join code">
              {view.room.code}
            </span>
            <ConnectionMark connection={connection} />
            <ThemeToggle />
          </>
        }
      />
      <ConnectionBanner connection={connection} notice={session.notice} />
      <NoticeBanner notice={session.notice} />
      {wide ? (
        <main className="grid min-h-0 flex-1 grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)] gap-2 p-2">
          {columns.map((column) => (
            <div key={column.id} className="flex min-h-0 min-w-0 flex-col">
              {column.panel}
            </div>
          ))}
        </main>
      ) : (
        <NarrowColumns
          columns={columns}
          end={view.clock.phase === "live" ? <EndButton send={send} /> : null}
        />
      )}
    </div>
  );
}

interface Column {
  id: string;
  label: string;
  panel: React.ReactNode;
}

function NarrowColumns({ columns, end }: { columns: readonly Column[]; end: React.ReactNode }) {
  const [chosen, setChosen] = useState("first");
  return (
    <main>
      <Tabs
        label="Parts of the facilitator's page"
        value={chosen}
        onChange={setChosen}
        items={columns.map((column) => ({
          ...column,
          panel: <div className="flex flex-col p-2">{column.panel}</div>,
        }))}
      />
      {end ? <div className="flex justify-end border-t px-4 py-3">{end}</div> : null}
    </main>
  );
}

/** The first column belongs to the phase; the deck and the room stay where they are. */
function columnsOf({ view, session }: DeskProps): Column[] {
  const { phase } = view.clock;
  const { connection, ask, send } = session;
  const before = phase === "lobby" || phase === "briefing";
  const after = phase === "hot-wash" || phase === "closed";
  const first = before ? (
    <>
      <JoinPanel code={view.room.code} className="shrink-0" />
      <Panel title="Briefing, as the players read it" className="mt-2 flex-1">
        <Briefing room={view.room} />
      </Panel>
    </>
  ) : (
    <>
      {after ? (
        <WrapUpPanel
          phase={phase}
          send={send}
          debriefLink={<DebriefLink view={view} />}
          className="mb-2 shrink-0"
        />
      ) : null}
      <TruthPanel view={view} send={send} className="flex-1" />
    </>
  );
  return [
    { id: "first", label: before ? "Join" : after ? "After" : "Truth", panel: first },
    {
      id: "deck",
      label: "Injects",
      panel: (
        <InjectDeck
          deck={view.deck}
          clock={view.room.clock}
          phase={phase}
          ask={ask}
          send={send}
          className="flex-1"
        />
      ),
    },
    {
      id: "room",
      label: before ? "People" : "Room",
      panel: before ? (
        <PreflightPanel view={view} connection={connection} className="flex-1" />
      ) : (
        <RoomTabs view={view} send={send} />
      ),
    },
  ];
}

function DebriefLink({ view }: { view: FacilitatorView }) {
  if (view.clock.phase !== "closed")
    return <Button why="It opens once the cause is revealed.">Open the debrief</Button>;
  return (
    <ButtonLink href={`/debrief/${view.room.code}`} tone="primary">
      Open the debrief
    </ButtonLink>
  );
}
