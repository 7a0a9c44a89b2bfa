"use client";
import type { ReactNode, RefObject } from "react";
import { useMemo, useState } from "react";
import type { Role } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import type { Send, SessionHandle } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import type { ActionFilter } from "./actions-panel";
import { ActionsPanel } from "./actions-panel";
import { BoardPanel } from "./board-panel";
import { ChannelPanel } from "./channel-panel";
import { Composer } from "./composer";
import { watches } from "./desk-rules";
import type { OpenDialog } from "./dialogs";
import { ServicesPanel } from "./services-panel";
import { TelemetryPanel } from "./telemetry-panel";
import type { Desk } from "./use-desk";
import { WorksPanel } from "./works-panel";

/** The panels of a war room, made once and laid out by the wide or the narrow page. */
export interface Panels {
  services: ReactNode;
  works: ReactNode;
  telemetry: ReactNode;
  actions: ReactNode;
  channel: ReactNode;
  board: ReactNode;
}

interface PanelsInput {
  view: PlayerView;
  session: SessionHandle;
  show: (dialog: OpenDialog | null) => void;
  desk: Desk;
  refs: {
    composer: RefObject<HTMLTextAreaElement | null>;
    search: RefObject<HTMLInputElement | null>;
  };
}

/** A role's own work is what its list of actions opens with. */
const FIRST_FILTER: Partial<Record<Role, ActionFilter>> = {
  observability: "probe",
  operations: "mitigation",
  communications: "communication",
};
const FILL = "h-full";

export function usePanels({ view, session, show, desk, refs }: PanelsInput): Panels {
  const { room, clock, you } = view;
  const { send, ask } = session;
  const readOnly = watches(view);
  const [filter, setFilter] = useState<ActionFilter>(FIRST_FILTER[you.role] ?? "all");
  const handlers = useHandlers(send, show);
  const at = { clock: room.clock, nowMinute: clock.minute, className: FILL };
  return {
    services: <ServicesPanel services={view.services} {...at} />,
    works: (
      <WorksPanel
        works={view.works}
        seats={view.seats}
        you={you}
        handlers={handlers.works}
        className={FILL}
      />
    ),
    telemetry: <TelemetryPanel view={view} clock={room.clock} className={FILL} />,
    actions: (
      <ActionsPanel
        actions={view.actions}
        functions={you.functions}
        filter={filter}
        onFilter={setFilter}
        onOpen={handlers.onOpen}
        searchRef={refs.search}
        className={FILL}
      />
    ),
    channel: (
      <ChannelPanel
        items={view.channel}
        clock={room.clock}
        readOnly={readOnly}
        onPin={handlers.onPin}
        onEvidence={handlers.onEvidence}
        welcome={<Welcome summary={room.summary} onBriefing={() => show({ kind: "briefing" })} />}
        composer={
          you.kind === "observer" ? (
            <p className="shrink-0 border-t px-3 py-2 text-xs text-muted">
              {texts().channel.observing}
            </p>
          ) : (
            <Composer ask={ask} inputRef={refs.composer} />
          )
        }
        className={FILL}
      />
    ),
    board: (
      <BoardPanel
        view={view}
        send={send}
        show={show}
        ask={ask}
        desk={desk}
        readOnly={readOnly}
        className={FILL}
      />
    ),
  };
}

/** The same functions as long as the connection lasts, so that panels that did not change are not drawn again. */
function useHandlers(send: Send, show: PanelsInput["show"]) {
  return useMemo(
    () => ({
      works: {
        send,
        onTurn: (workId: string) => show({ kind: "turn", workId }),
        onCancel: (workId: string) => show({ kind: "cancel", workId }),
      },
      onPin: (itemId: string, pinned: boolean) => void send({ type: "item.pin", itemId, pinned }),
      onEvidence: (itemId: string) => show({ kind: "evidence", itemId }),
      onOpen: (actionId: string) => show({ kind: "action", actionId }),
    }),
    [send, show],
  );
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
