"use client";
import type { ReactNode, RefObject } from "react";
import { useMemo, useState } from "react";
import type { Role } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import type { Send, SessionHandle } from "../session/use-session";
import type { ActionFilter } from "./actions-panel";
import { ActionsPanel } from "./actions-panel";
import { BoardPanel } from "./board-panel";
import type { ComposerHandle } from "./composer";
import type { Draft } from "./composer-draft";
import { watches } from "./desk-rules";
import type { OpenDialog } from "./dialogs";
import { RoomChannel } from "./room-channel";
import { ServicesPanel } from "./services-panel";
import { TelemetryPanel } from "./telemetry-panel";
import type { Desk } from "./use-desk";
import { freeFunctions, type Table, whyNotRead, withWho } from "./who-may";
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
    composer: RefObject<ComposerHandle | null>;
    search: RefObject<HTMLInputElement | null>;
    draft: RefObject<Draft>;
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
  const ended = clock.phase !== "live";
  const table = useTable(view);
  const actions = useMemo(() => withWho(view.actions, table), [view.actions, table]);
  const free = useMemo(
    () => (you.kind === "player" ? freeFunctions(view.seats) : []),
    [you.kind, view.seats],
  );
  const [filter, setFilter] = useState<ActionFilter>(FIRST_FILTER[you.role] ?? "all");
  const handlers = useHandlers(send, show);
  const at = { clock: room.clock, nowMinute: clock.minute, className: FILL };
  return {
    services: <ServicesPanel services={view.services} {...at} />,
    works: (
      <WorksPanel
        works={view.works}
        actions={view.actions}
        table={table}
        handlers={handlers.works}
        className={FILL}
      />
    ),
    telemetry: (
      <TelemetryPanel
        view={view}
        clock={room.clock}
        logsOff={ended ? "" : whyNotRead(table, "logs")}
        className={FILL}
      />
    ),
    actions: (
      <ActionsPanel
        actions={actions}
        functions={you.functions}
        free={free}
        filter={filter}
        onFilter={setFilter}
        onOpen={handlers.onOpen}
        searchRef={refs.search}
        className={FILL}
      />
    ),
    channel: <RoomChannel {...{ view, ask, show, refs, table }} handlers={handlers.channel} />,
    board: (
      <BoardPanel
        view={view}
        table={table}
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

/** The same object until one of its sections changes, so that panels that go by it are not drawn each minute. */
function useTable({ you, seats, incident }: Table): Table {
  return useMemo(() => ({ you, seats, incident }), [you, seats, incident]);
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
      channel: {
        onPin: (itemId: string, pinned: boolean) => send({ type: "item.pin", itemId, pinned }),
        onShare: (itemId: string) => send({ type: "item.share", itemId }),
        onEvidence: (itemId: string) => show({ kind: "evidence", itemId }),
      },
      onOpen: (actionId: string) => show({ kind: "action", actionId }),
    }),
    [send, show],
  );
}
