"use client";
import { User } from "lucide-react";
import { memo } from "react";
import type { ActionView, WorkView } from "../../contract/views";
import { texts } from "../texts/language";
import { EmptyState } from "../ui/empty-state";
import { Panel } from "../ui/panel";
import { type Table, whyNotApprove, whyNotMove } from "./who-may";
import { LeverRow, WorkRow } from "./work-row";
import { ACTIVE_WORK, isInForce } from "./work-states";
import type { WorkHandlers } from "./work-tools";

interface WorksPanelProps {
  works: readonly WorkView[];
  /** The catalogue says whose work it is. */
  actions: readonly ActionView[];
  table: Table;
  handlers: WorkHandlers;
  className?: string;
}

/** What everybody is doing now, with what is left of it, then what stays in force by itself, and below what is over. */
export const WorksPanel = memo(function WorksPanel(props: WorksPanelProps) {
  const { works, actions, table, handlers, className = "" } = props;
  const { seats, you } = table;
  const t = texts().works;
  const active = works.filter((work) => ACTIVE_WORK.includes(work.state));
  const lasting = active.filter(isInForce);
  const moving = active.filter((work) => !isInForce(work));
  const over = works.filter((work) => !ACTIVE_WORK.includes(work.state)).reverse();
  // Alone at the table, everything is one's own.
  const ownerOf = (work: WorkView) =>
    you.kind === "solo" ? "" : (seats.find((seat) => seat.id === work.seatId)?.name ?? "");
  const rowOf = (work: WorkView) => ({
    work,
    owner: ownerOf(work),
    handlers,
    moveOff: whyNotMove(table, work, actions),
    approveOff: whyNotApprove(table, work),
  });
  return (
    <Panel title={t.title} aside={<Attention {...you.attention} />} flush className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div
        role="group"
        aria-label={t.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative h-full overflow-y-auto focus-visible:outline-offset-[-2px]"
      >
        {active.length === 0 ? <EmptyState title={t.none}>{t.noneNote}</EmptyState> : null}
        <ul aria-label={t.list}>
          {moving.map((work) => (
            <WorkRow key={work.id} {...rowOf(work)} />
          ))}
        </ul>
        {lasting.length > 0 ? (
          <section aria-label={t.inForce}>
            <h3 className="border-t px-3 pt-1 text-2xs font-medium text-muted">
              {t.inForceCount(lasting.length)}
            </h3>
            <ul>
              {lasting.map((work) => (
                <LeverRow key={work.id} {...rowOf(work)} />
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
      <summary className="touchable px-3 py-1.5 text-xs text-muted">
        {texts().works.over(works.length)}
      </summary>
      <ul className="pb-2">
        {works.map((work) => (
          <li key={work.id} className="px-3 py-1 text-xs">
            <span className="font-medium">{work.title}</span>{" "}
            <span className={work.state === "failed" ? "text-impaired" : "text-muted"}>
              {texts().words.workState[work.state]}
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
      title={texts().works.busyMeaning}
    >
      <span>{texts().works.busy(used, max)}</span>
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
