import { Check, Circle } from "lucide-react";
import { formatClock, type SimClock } from "../../contract/sim-time";
import type { FacilitatorView } from "../../contract/views";
import { EmptyState } from "../ui/empty-state";
import { Concealed } from "./concealed";

interface ClueListProps {
  clues: FacilitatorView["truth"]["clues"];
  clock: SimClock;
  shown: boolean;
}

/** Which evidence the team has seen. The titles of unseen clues would spoil the game, so they hide with the truth. */
export function ClueList({ clues, clock, shown }: ClueListProps) {
  if (clues.length === 0) return <EmptyState title="This scenario names no clues" />;
  const seen = clues.filter((clue) => clue.seenMinute !== null).length;
  return (
    <div className="px-3 py-2">
      <div aria-hidden="true" className="mb-2 flex gap-0.5">
        {clues.map((clue) => (
          <span
            key={clue.id}
            className={`h-2 flex-1 rounded-xs border ${clue.seenMinute === null ? "border-line-strong" : "border-accent bg-accent"}`}
          />
        ))}
      </div>
      <p className="sr-only">
        {seen} of {clues.length} clues seen
      </p>
      <ul>
        {clues.map((clue) => (
          <li key={clue.id} className="flex items-baseline gap-2 border-b py-1.5 text-sm">
            {clue.seenMinute === null ? (
              <Circle size={12} aria-hidden className="shrink-0 self-center text-muted" />
            ) : (
              <Check size={12} aria-hidden className="shrink-0 self-center text-accent" />
            )}
            <span className="min-w-0 flex-1">
              {shown || clue.seenMinute !== null ? clue.title : <Concealed />}
            </span>
            <span className="shrink-0 font-mono text-xs text-muted">
              {clue.seenMinute === null ? "not seen" : formatClock(clock, clue.seenMinute)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
