"use client";
import { Search } from "lucide-react";
import type { Ref } from "react";
import { memo, useMemo, useState } from "react";
import type { ResponseFunction } from "../../contract/roles";
import type { ActionView } from "../../contract/views";
import type { ActionKind } from "../../contract/work-sections";
import { texts } from "../texts/language";
import { EmptyState } from "../ui/empty-state";
import { INPUT_CLASSES } from "../ui/field";
import { ActionGroups } from "./action-groups";
import { findActions, groupActions } from "./action-search";

export type ActionFilter = ActionKind | "all";

interface ActionsPanelProps {
  actions: readonly ActionView[];
  /** The functions this seat may act in; their actions stand first. */
  functions: readonly ResponseFunction[];
  /** Those of them that nobody holds. */
  free: readonly ResponseFunction[];
  filter: ActionFilter;
  onFilter: (filter: ActionFilter) => void;
  onOpen: (actionId: string) => void;
  searchRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** Everything that can be done, by kind and search, under the function that does it; each line opens its sheet. */
export const ActionsPanel = memo(function ActionsPanel(props: ActionsPanelProps) {
  const { actions, functions, filter, onOpen, className = "" } = props;
  const t = texts().actions;
  const [search, setSearch] = useState("");
  const [readyOnly, setReadyOnly] = useState(false);
  const groups = useMemo(() => {
    const shown = findActions(actions, search).filter(
      (action) => (filter === "all" || action.kind === filter) && (!readyOnly || action.available),
    );
    return groupActions(shown, functions);
  }, [actions, functions, filter, search, readyOnly]);
  return (
    <section
      aria-label={t.title}
      className={`@container flex min-h-0 min-w-0 flex-col rounded-panel border bg-panel ${className}`}
    >
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-1">
        <h2 className="text-2xs font-semibold tracking-[0.08em] text-muted uppercase">{t.title}</h2>
        <KindFilter filter={filter} onFilter={props.onFilter} />
        <label className="touchable flex items-center gap-1.5 text-xs text-muted hover:text-ink">
          <input
            type="checkbox"
            checked={readyOnly}
            onChange={(event) => setReadyOnly(event.target.checked)}
            className="size-3.5 accent-(--c-accent-fill) max-[719px]:size-5"
          />
          {t.readyOnly}
        </label>
        <div className="relative ml-auto min-w-36 flex-1 sm:max-w-56">
          <Search
            size={13}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2 -translate-y-1/2 text-muted"
          />
          <input
            ref={props.searchRef}
            type="search"
            aria-label={t.search}
            placeholder={t.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className={`${INPUT_CLASSES} h-7! pl-7! text-xs`}
          />
        </div>
      </header>
      {groups.length === 0 ? (
        <EmptyState title={actions.length ? t.noMatch : t.none}>
          {emptyText(actions.length > 0, readyOnly)}
        </EmptyState>
      ) : (
        <ActionGroups groups={groups} free={props.free} onOpen={onOpen} />
      )}
    </section>
  );
});

function emptyText(known: boolean, readyOnly: boolean): string {
  const t = texts().actions;
  if (!known) return t.noneNote;
  return readyOnly ? t.noMatchReadyNote : t.noMatchNote;
}

function KindFilter({ filter, onFilter }: Pick<ActionsPanelProps, "filter" | "onFilter">) {
  const filters: ActionFilter[] = [
    "all",
    ...(Object.keys(texts().words.actionKind) as ActionKind[]),
  ];
  return (
    <fieldset className="flex flex-wrap">
      <legend className="sr-only">{texts().actions.kinds}</legend>
      {filters.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={filter === kind}
          onClick={() => onFilter(kind)}
          className="touchable rounded-control px-2 py-1 text-xs text-muted hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink"
        >
          {kind === "all" ? texts().actions.all : texts().words.actionKind[kind]}
        </button>
      ))}
    </fieldset>
  );
}
