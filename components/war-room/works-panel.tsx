"use client";
import { User } from "lucide-react";
import { memo } from "react";
import type { PlayerView, SeatView, WorkView } from "../../contract/views";
import { EmptyState } from "../ui/empty-state";
import { Panel } from "../ui/panel";
import { ACTIVE_WORK, isInForce, WORK_WORDS } from "./words";
import { LeverRow, WorkRow } from "./work-row";
import type { WorkHandlers } from "./work-tools";

interface WorksPanelProps {
  works: readonly WorkView[];
  seats: readonly SeatView[];
  you: PlayerView["you"];
  handlers: WorkHandlers;
  className?: string;
}

/** What everybody is doing now, with what is left of it, then what stays in force by itself, and below what is over. */
export const WorksPanel = memo(function WorksPanel(props: WorksPanelProps) {
  const { works, seats, you, handlers, className = "" } = props;
  const active = works.filter((work) => ACTIVE_WORK.includes(work.state));
  const lasting = active.filter(isInForce);
  const moving = active.filter((work) => !isInForce(work));
  const over = works.filter((work) => !ACTIVE_WORK.includes(work.state)).reverse();
  // Alone at the table, everything is one's own.
  const ownerOf = (work: WorkView) =>
    you.kind === "solo" ? "" : (seats.find((seat) => seat.id === work.seatId)?.name ?? "");
  return (
    <Panel title="In flight" aside={<Attention {...you.attention} />} flush className={className}>
      <div className="relative h-full overflow-y-auto">
        {active.length === 0 ? (
          <EmptyState title="Nothing in flight">
            Start a probe or a mitigation; its progress appears here for everyone.
          </EmptyState>
        ) : null}
        <ul aria-label="Work in flight">
          {moving.map((work) => (
            <WorkRow key={work.id} work={work} owner={ownerOf(work)} handlers={handlers} />
          ))}
        </ul>
        {lasting.length > 0 ? (
          <section aria-label="In force">
            <h3 className="border-t px-3 pt-1 text-2xs font-medium text-muted">
              In force: {lasting.length}
            </h3>
            <ul>
              {lasting.map((work) => (
                <LeverRow key={work.id} work={work} owner={ownerOf(work)} handlers={handlers} />
              ))}
            </ul>
          </section>
        ) : null}
        <Over works={over} />
      </div>
    </Panel>
  );
});

function Over({ works }: { works: readonly WorkView[] }) {
  if (works.length === 0) return null;
  return (
    <details className="border-t">
      <summary className="touchable px-3 py-1.5 text-xs text-muted">Over: {works.length}</summary>
      <ul className="pb-2">
        {works.map((work) => (
          <li key={work.id} className="px-3 py-1 text-xs">
            <span className="font-medium">{work.title}</span>{" "}
            <span className={work.state === "failed" ? "text-impaired" : "text-muted"}>
              {WORK_WORDS[work.state]}
              {work.detail ? ` · ${work.detail}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** More people than this are told by the number alone. */
const FIGURES_SHOWN_MAX = 4;

/** A seat directs only so many people at once: one figure for each, filled while that person is busy. */
function Attention({ used, max }: { used: number; max: number }) {
  return (
    <p
      className="flex items-center gap-1.5 text-2xs whitespace-nowrap text-muted"
      title="Your people. Work keeps them busy until it takes effect; what runs by itself afterwards needs nobody."
    >
      <span>
        {used} of {max} people busy
      </span>
      <span aria-hidden="true" className="flex lg:max-xl:hidden">
        {Array.from({ length: max <= FIGURES_SHOWN_MAX ? max : 0 }, (_, person) => (
          <User
            // biome-ignore lint/suspicious/noArrayIndexKey: the figures are all alike and never move
            key={person}
            size={12}
            strokeWidth={2.2}
            className={person < used ? "fill-current text-accent" : "text-line-strong"}
          />
        ))}
      </span>
    </p>
  );
}
