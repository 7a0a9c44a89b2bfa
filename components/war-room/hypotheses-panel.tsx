"use client";
import { Plus } from "lucide-react";
import { memo } from "react";
import type { SimClock } from "../../contract/sim-time";
import type { ChannelItemView, PlayerView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { HypothesisCard } from "./hypothesis-card";

interface HypothesesPanelProps {
  hypotheses: PlayerView["hypotheses"];
  channel: readonly ChannelItemView[];
  clock: SimClock;
  send: Send;
  onPropose: () => void;
  onConfirm: (hypothesisId: string) => void;
  /** The game is over: nothing is done here any more. */
  readOnly: boolean;
  /** Why this seat does not propose and rate; empty when it may. */
  off?: string;
  /** Why this seat does not confirm a cause; empty when it may. */
  confirmOff?: string;
}

/** What the team thinks the cause could be, the likeliest first. */
export const HypothesesPanel = memo(function HypothesesPanel(props: HypothesesPanelProps) {
  const { hypotheses, readOnly, onPropose, off = "", confirmOff = "" } = props;
  const t = texts().hypotheses;
  const board = [...hypotheses.board].sort((a, b) => (b.team.mean ?? -1) - (a.team.mean ?? -1));
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        {board.length === 0 ? (
          <EmptyState title={t.none}>{t.noneNote}</EmptyState>
        ) : (
          <ol>
            {board.map((hypothesis) => (
              <HypothesisCard
                key={hypothesis.id}
                hypothesis={hypothesis}
                channel={props.channel}
                clock={props.clock}
                send={props.send}
                onConfirm={props.onConfirm}
                readOnly={readOnly}
                off={off}
                confirmOff={confirmOff}
              />
            ))}
          </ol>
        )}
      </div>
      {readOnly ? null : (
        <div className="shrink-0 border-t p-2">
          <Button size="small" why={off} onClick={onPropose} className="w-full">
            <Plus size={14} aria-hidden /> {t.propose}
          </Button>
        </div>
      )}
    </div>
  );
});
