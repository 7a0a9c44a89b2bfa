"use client";
import { useState } from "react";
import type { PlayerView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { Tabs } from "../ui/tabs";
import type { OpenDialog } from "./dialogs";
import { HypothesesPanel } from "./hypotheses-panel";
import { StatusPanel } from "./status-panel";

interface BoardPanelProps {
  view: PlayerView;
  send: Send;
  show: (dialog: OpenDialog | null) => void;
  onWrite: () => void;
  readOnly: boolean;
  className?: string;
}

/** Two boards that share a corner: what we think, and what we told others. */
export function BoardPanel(props: BoardPanelProps) {
  const { view, send, show, onWrite, readOnly, className = "" } = props;
  const [chosen, setChosen] = useState("hypotheses");
  const overdue = view.incident.communications.state === "overdue";
  return (
    <section
      aria-label="Hypotheses and status"
      className={`flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${className}`}
    >
      <Tabs
        label="Hypotheses and status"
        value={chosen}
        onChange={setChosen}
        className="flex-1"
        items={[
          {
            id: "hypotheses",
            label: "Hypotheses",
            count: view.hypotheses.board.length,
            panel: (
              <HypothesesPanel
                hypotheses={view.hypotheses}
                channel={view.channel}
                clock={view.room.clock}
                send={send}
                onPropose={() => show({ kind: "propose" })}
                onConfirm={(hypothesisId) => show({ kind: "confirm", hypothesisId })}
                readOnly={readOnly}
              />
            ),
          },
          {
            id: "status",
            label: "Status posts",
            alert: overdue ? "overdue" : undefined,
            count: view.posts.length,
            panel: (
              <StatusPanel
                posts={view.posts}
                incident={view.incident}
                clock={view.room.clock}
                nowMinute={view.clock.minute}
                onWrite={onWrite}
                readOnly={readOnly}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
