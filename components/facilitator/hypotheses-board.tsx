"use client";
import type { FacilitatorView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { EmptyState } from "../ui/empty-state";
import { HypothesisCard } from "../war-room/hypothesis-card";

const nothing = () => {};

/** The team's board to read; a facilitator neither rates nor confirms. */
export function HypothesesBoard(props: {
  view: Pick<FacilitatorView, "hypotheses" | "channel" | "room">;
  send: Send;
}) {
  const { hypotheses, channel, room } = props.view;
  if (hypotheses.board.length === 0)
    return (
      <EmptyState title="No hypotheses yet">
        What the team believes, and how far it agrees, appears here.
      </EmptyState>
    );
  return (
    <ul aria-label="Hypotheses">
      {hypotheses.board.map((hypothesis) => (
        <HypothesisCard
          key={hypothesis.id}
          hypothesis={hypothesis}
          channel={channel}
          clock={room.clock}
          send={props.send}
          onConfirm={nothing}
          readOnly
        />
      ))}
    </ul>
  );
}
