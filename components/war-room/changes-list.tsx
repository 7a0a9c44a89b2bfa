"use client";
import { memo, useState } from "react";
import { texts } from "../texts/language";
import { EmptyState } from "../ui/empty-state";
import { SelectField, TextField } from "../ui/field";
import { CHANGE_ORDERS, type ChangeOrder, type ChangeView, findChanges } from "./change-search";

/** The change calendar as the operator keeps it: what was changed, when, and how it stands. */
export const ChangesList = memo(function ChangesList(props: { changes: readonly ChangeView[] }) {
  const { changes } = props;
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<ChangeOrder>("newest");
  const words = texts().telemetry;
  if (changes.length === 0) {
    return <EmptyState title={words.noChanges}>{words.noChangesWhy}</EmptyState>;
  }
  const found = findChanges(changes, search, order);
  return (
    <>
      <search className="sticky top-0 z-10 flex flex-wrap items-center gap-2 bg-panel px-3 py-2">
        <div className="min-w-40 flex-1">
          <TextField
            label={words.searchChanges}
            hideLabel
            type="search"
            placeholder={words.searchChanges}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <div className="w-40 shrink-0">
          <SelectField
            label={words.changeOrder}
            hideLabel
            value={order}
            onChange={({ target }) =>
              setOrder(CHANGE_ORDERS.find((known) => known === target.value) ?? "newest")
            }
          >
            {CHANGE_ORDERS.map((known) => (
              <option key={known} value={known}>
                {words.changeOrders[known]}
              </option>
            ))}
          </SelectField>
        </div>
        <output className="shrink-0 text-2xs text-muted">
          {words.found(found.length, changes.length)}
        </output>
      </search>
      {found.length === 0 ? (
        <EmptyState title={words.noChangeMatches}>{words.noChangeMatchesWhy}</EmptyState>
      ) : (
        <ul>
          {found.map((change) => (
            <li key={change.id} className="border-t px-3 py-2 first:border-t-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 className="min-w-0 font-medium [overflow-wrap:anywhere]">{change.title}</h3>
                <span className="font-mono text-xs text-muted">{change.when}</span>
              </div>
              <p className="max-w-prose text-sm text-muted [overflow-wrap:anywhere]">
                {change.detail}
              </p>
              <p className="mt-0.5 text-xs">{change.status}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
