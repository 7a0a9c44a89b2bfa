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
  readOnly: boolean;
}

/** What the team thinks the cause could be, the likeliest first. */
export const HypothesesPanel = memo(function HypothesesPanel(props: HypothesesPanelProps) {
  const { hypotheses, readOnly, onPropose } = props;
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
              />
            ))}
          </ol>
        )}
      </div>
      {readOnly ? null : (
        <div className="shrink-0 border-t p-2">
          <Button size="small" onClick={onPropose} className="w-full">
            <Plus size={14} aria-hidden /> {t.propose}
          </Button>
        </div>
      )}
    </div>
  );
});
