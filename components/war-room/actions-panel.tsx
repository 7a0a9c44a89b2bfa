"use client";
import { FlaskConical, Megaphone, Search, Stethoscope, Wrench } from "lucide-react";
import type { Ref } from "react";
import { memo, useState } from "react";
import type { ActionView } from "../../contract/views";
import type { ActionKind } from "../../contract/work-sections";
import { ACTION_KINDS } from "../../contract/work-sections";
import { EmptyState } from "../ui/empty-state";
import { INPUT_CLASSES } from "../ui/field";
import { RiskMark } from "./risk-mark";
import { FUNCTION_SHORT, KIND_WORDS } from "./words";

const KIND_ICONS: Record<ActionKind, typeof Search> = {
  probe: Stethoscope,
  experiment: FlaskConical,
  mitigation: Wrench,
  communication: Megaphone,
};

export type ActionFilter = ActionKind | "all";

interface ActionsPanelProps {
  actions: readonly ActionView[];
  filter: ActionFilter;
  onFilter: (filter: ActionFilter) => void;
  onOpen: (actionId: string) => void;
  searchRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** Everything that can be done, by kind and search; each line opens its sheet. */
export const ActionsPanel = memo(function ActionsPanel(props: ActionsPanelProps) {
  const { actions, filter, onFilter, onOpen, className = "" } = props;
  const [search, setSearch] = useState("");
  const shown = findActions(actions, search).filter(
    (action) => filter === "all" || action.kind === filter,
  );
  const filters: ActionFilter[] = ["all", ...ACTION_KINDS];
  return (
    <section
      aria-label="Actions"
      className={`@container flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${className}`}
    >
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-1">
        <h2 className="text-2xs font-semibold tracking-[0.08em] text-muted uppercase">Actions</h2>
        <fieldset className="flex flex-wrap">
          <legend className="sr-only">Kind of action</legend>
          {filters.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={filter === kind}
              onClick={() => onFilter(kind)}
              className="touchable rounded-control px-2 py-1 text-xs text-muted hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink"
            >
              {kind === "all" ? "All" : KIND_WORDS[kind]}
            </button>
          ))}
        </fieldset>
        <div className="relative ml-auto min-w-36 flex-1 sm:max-w-56">
          <Search
            size={13}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2 -translate-y-1/2 text-muted"
          />
          <input
            ref={props.searchRef}
            type="search"
            aria-label="Search actions"
            placeholder="Search actions"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className={`${INPUT_CLASSES} h-7! pl-7! text-xs`}
          />
        </div>
      </header>
      {shown.length === 0 ? (
        <EmptyState title={actions.length ? "No action matches" : "No actions yet"}>
          {actions.length
            ? "Try another word or another kind."
            : "What the team can do appears here when the incident is live."}
        </EmptyState>
      ) : (
        <ul className="min-h-0 flex-1 overflow-y-auto">
          {shown.map((action) => (
            <ActionRow key={action.id} action={action} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
});

/** Actions whose words contain every word of the search. */
export function findActions(actions: readonly ActionView[], search: string): ActionView[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter((action) => {
    const text = `${action.title} ${action.does} ${KIND_WORDS[action.kind]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function ActionRow({ action, onOpen }: { action: ActionView; onOpen: (id: string) => void }) {
  const Icon = KIND_ICONS[action.kind];
  return (
    <li className="border-t first:border-t-0">
      <button
        type="button"
        onClick={() => onOpen(action.id)}
        className="touchable flex w-full flex-wrap items-center gap-x-2.5 px-3 py-1.5 text-left hover:bg-raised focus-visible:outline-offset-[-2px] @xl:flex-nowrap"
      >
        <Icon
          size={14}
          aria-hidden
          className={`shrink-0 ${action.available ? "text-accent" : "text-muted"}`}
        />
        <span className="min-w-0 flex-1 basis-[calc(100%-24px)] @xl:basis-0">
          <span
            className={`block text-sm @xl:truncate ${action.available ? "" : "text-muted"}`}
            title={action.title}
          >
            {action.title}
          </span>
          {action.available ? null : (
            <span className="block text-2xs text-muted @xl:truncate" title={action.why}>
              {action.why}
            </span>
          )}
        </span>
        {action.needsApproval ? (
          <span className="hidden shrink-0 text-2xs text-muted @xl:inline">needs IC</span>
        ) : null}
        <span className="pl-6 @xl:pl-0">
          <RiskMark risk={action.risk} />
        </span>
        <span
          className="max-w-[48%] truncate font-mono text-2xs @xl:max-w-none text-muted @xl:w-44 @xl:shrink-0 @xl:text-right"
          title={action.expected}
        >
          {action.expected}
        </span>
        <span className="shrink-0 text-2xs text-muted @xl:w-20 @xl:text-right">
          {FUNCTION_SHORT[action.function]}
        </span>
      </button>
    </li>
  );
}
