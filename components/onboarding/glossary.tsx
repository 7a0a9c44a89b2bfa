"use client";
import { useState } from "react";
import { around } from "../texts/around";
import { currentLanguage } from "../texts/language";
import { INPUT_CLASSES } from "../ui/field";
import { findTerms } from "./find-terms";

/** Every term with its meaning, and a field that narrows the list as one types. */
export function Glossary() {
  const [search, setSearch] = useState("");
  const words = around().glossary;
  const all = Object.values(words.terms);
  const shown = findTerms(all, search, currentLanguage());
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={`${INPUT_CLASSES} max-w-80`}
        />
        <p role="status" className="text-xs text-muted">
          {words.count(shown.length, all.length)}
        </p>
      </div>
      {shown.length === 0 ? <p className="text-sm text-muted">{words.none}</p> : null}
      <dl className="divide-y">
        {shown.map(({ term, means }) => (
          <div key={term} className="py-2">
            <dt className="text-sm font-semibold">{term}</dt>
            <dd className="max-w-prose text-sm text-muted">{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
