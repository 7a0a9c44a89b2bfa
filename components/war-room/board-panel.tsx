"use client";
import { useEffect } from "react";
import type { PlayerView } from "../../contract/views";
import type { Ask, Send } from "../session/use-session";
import { texts } from "../texts/language";
import { later } from "../ui/later";
import { Tabs } from "../ui/tabs";
import type { OpenDialog } from "./dialogs";
import { HypothesesPanel } from "./hypotheses-panel";
import type { Board, Desk } from "./use-desk";
import { type Table, whyNot } from "./who-may";

const statusPanel = later(async () => (await import("./status-panel")).StatusPanel);

interface BoardPanelProps {
  view: PlayerView;
  table: Table;
  send: Send;
  show: (dialog: OpenDialog | null) => void;
  ask: Ask;
  desk: Desk;
  readOnly: boolean;
  className?: string;
}

/** Two boards that share a corner: what we think, and what we told others. */
export function BoardPanel(props: BoardPanelProps) {
  const { view, table, send, show, ask, desk, readOnly, className = "" } = props;
  const t = texts();
  useEffect(statusPanel.fetchAhead, []);
  const overdue = view.incident.communications.state === "overdue";
  return (
    <section
      aria-label={t.hypotheses.board}
      className={`flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${className}`}
    >
      <Tabs
        label={t.hypotheses.board}
        value={desk.board}
        onChange={(board) => desk.onBoard(board as Board)}
        className="flex-1"
        items={[
          {
            id: "hypotheses",
            label: t.hypotheses.title,
            count: view.hypotheses.board.length,
            panel: (
              <HypothesesPanel
                hypotheses={view.hypotheses}
                channel={view.channel}
                clock={view.room.clock}
                send={send}
                onPropose={() => show({ kind: "propose" })}
                onConfirm={(hypothesisId) => show({ kind: "confirm", hypothesisId })}
                readOnly={view.clock.phase !== "live"}
                off={whyNot(table, "hypothesis.propose")}
                confirmOff={whyNot(table, "cause.confirm")}
              />
            ),
          },
          {
            id: "updates",
            label: t.desk.tab,
            alert: overdue ? t.desk.overdueMark : undefined,
            count: view.posts.length,
            panel: <statusPanel.Part view={view} ask={ask} desk={desk} readOnly={readOnly} />,
          },
        ]}
      />
    </section>
  );
}
