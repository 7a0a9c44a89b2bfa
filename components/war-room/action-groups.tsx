"use client";
import { FlaskConical, Megaphone, Stethoscope, User, Wrench } from "lucide-react";
import type { ResponseFunction } from "../../contract/roles";
import type { ActionView } from "../../contract/views";
import type { ActionKind } from "../../contract/work-sections";
import { texts } from "../texts/language";
import type { ActionGroup } from "./action-search";
import { RiskMark } from "./risk-mark";

const KIND_ICONS: Record<ActionKind, typeof User> = {
  probe: Stethoscope,
  experiment: FlaskConical,
  mitigation: Wrench,
  communication: Megaphone,
};

interface ActionGroupsProps {
  groups: readonly ActionGroup[];
  /** Functions that nobody holds: everybody may act in them. */
  free: readonly ResponseFunction[];
  onOpen: (actionId: string) => void;
}

/** The catalogue under one quiet heading for each function; the heading stays in sight while its rows scroll by. */
export function ActionGroups({ groups, free, onOpen }: ActionGroupsProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {groups.map((group) => (
        <section key={group.function} aria-label={texts().words.role[group.function]}>
          <GroupHeading group={group} isFree={free.includes(group.function)} />
          <ul>
            {group.actions.map((action) => (
              <ActionRow
                key={action.id}
                action={action}
                why={group.why ? "" : action.why}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function GroupHeading({ group, isFree }: { group: ActionGroup; isFree: boolean }) {
  const title = texts().words.role[group.function];
  // "Operations lead does this: Ben." goes on from a heading in the same words instead of saying it twice.
  const why = group.why.startsWith(`${title} `) ? group.why.slice(title.length + 1) : group.why;
  const note = why || (isFree ? texts().whoMay.free : "");
  const ready = group.actions.filter((action) => action.available).length;
  const total = group.actions.length;
  return (
    <header className="sticky top-0 z-10 flex items-baseline gap-1.5 border-b bg-panel px-3 pt-1.5 pb-1 text-2xs text-muted">
      <h3 className={`shrink-0 font-semibold ${group.mine ? "text-ink" : ""}`}>{title}</h3>
      <span className="min-w-0 flex-1 truncate" title={group.why || note}>
        {note}
      </span>
      <span className="shrink-0">
        {why || ready === total ? total : texts().actions.readyOf(ready, total)}
      </span>
    </header>
  );
}

function ActionRow(props: { action: ActionView; why: string; onOpen: (id: string) => void }) {
  const { action, why, onOpen } = props;
  const t = texts().actions;
  const Icon = KIND_ICONS[action.kind];
  return (
    <li className="border-b border-line/60">
      <button
        type="button"
        onClick={() => onOpen(action.id)}
        className="touchable flex w-full flex-wrap items-center gap-x-2.5 px-3 py-1 text-left hover:bg-raised focus-visible:outline-offset-[-2px] @xl:flex-nowrap"
      >
        <Icon
          size={14}
          aria-hidden
          className={`shrink-0 ${action.available ? "text-accent" : "text-muted"}`}
        />
        <span className="sr-only">{texts().words.actionKind[action.kind]}:</span>
        <span className="min-w-0 flex-1 basis-[calc(100%-24px)] @xl:basis-0">
          <span
            className={`block text-sm @xl:truncate ${action.available ? "" : "text-muted"}`}
            title={action.does}
          >
            {action.title}
          </span>
          {why ? (
            <span className="block text-2xs text-muted @xl:truncate" title={why}>
              {why}
            </span>
          ) : null}
        </span>
        {action.needsApproval ? (
          <span className="hidden shrink-0 text-2xs text-muted @xl:inline">{t.needsIc}</span>
        ) : null}
        <span className="pl-6 @xl:pl-0">
          <RiskMark risk={action.risk} />
        </span>
        <People people={action.people} />
        <span
          className="max-w-[48%] truncate font-mono text-2xs text-muted @xl:w-40 @xl:max-w-none @xl:shrink-0 @xl:text-right"
          title={t.takes(action.expected)}
        >
          {action.expected}
        </span>
      </button>
    </li>
  );
}

/** How many people it keeps busy: the number, beside a figure that says what is counted. */
function People({ people }: { people: number }) {
  const spoken = texts().words.people(people);
  return (
    <span
      className="flex w-7 shrink-0 items-center gap-0.5 text-2xs text-muted"
      title={texts().actions.keepsBusy(spoken)}
    >
      <User size={11} aria-hidden />
      <span aria-hidden="true" className="font-mono">
        {people}
      </span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
