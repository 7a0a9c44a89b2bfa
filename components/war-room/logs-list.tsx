"use client";
import { memo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { LogView } from "../../contract/views";
import { EmptyState } from "../ui/empty-state";
import { SelectField, TextField } from "../ui/field";

const LEVELS = ["INFO", "WARN", "ERROR"] as const;
const LEVEL_COLOURS: Record<LogView["level"], string> = {
  INFO: "text-muted",
  WARN: "text-degraded",
  ERROR: "text-impaired",
};

/** More lines than anyone scrolls through; a search finds the older ones. */
const LINES_SHOWN_MAX = 250;

/** Newest lines first; the search looks in text and source. */
export const LogsList = memo(function LogsList(props: {
  logs: readonly LogView[];
  clock: SimClock;
}) {
  const { logs, clock } = props;
  const [search, setSearch] = useState("");
  const [level, setLevel] = useState<LogView["level"]>("INFO");
  const wanted = search.trim().toLowerCase();
  const shown = logs
    .filter(
      (log) =>
        LEVELS.indexOf(log.level) >= LEVELS.indexOf(level) &&
        `${log.source} ${log.text}`.toLowerCase().includes(wanted),
    )
    .toSorted((a, b) => b.minute - a.minute);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex shrink-0 items-center gap-2 px-3 py-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Search logs"
            hideLabel
            type="search"
            placeholder="Search logs"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <div className="w-36 shrink-0">
          <SelectField
            label="Lowest level"
            hideLabel
            value={level}
            onChange={(event) =>
              setLevel(LEVELS.find((known) => known === event.target.value) ?? "INFO")
            }
          >
            <option value="INFO">All levels</option>
            <option value="WARN">WARN and up</option>
            <option value="ERROR">ERROR only</option>
          </SelectField>
        </div>
        <span className="shrink-0 text-2xs text-muted" aria-live="polite">
          {shown.length} of {logs.length}
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={logs.length ? "No line matches" : "No log lines yet"}>
          {logs.length
            ? "Try fewer letters or a lower level."
            : "Raw logs reach the observability role; probes add more."}
        </EmptyState>
      ) : (
        <section
          aria-label="Log lines"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto px-3 pb-2 font-mono text-xs"
        >
          <ol>
            {shown.slice(0, LINES_SHOWN_MAX).map((log) => (
              <li key={log.id} className="flex gap-2 py-0.5">
                <time className="shrink-0 text-muted">{formatClock(clock, log.minute)}</time>
                <span className={`w-10 shrink-0 ${LEVEL_COLOURS[log.level]}`}>{log.level}</span>
                <span className="min-w-0 flex-1 break-words">
                  <span className="text-muted">{log.source}</span> {log.text}
                </span>
                {log.count > 1 ? <span className="shrink-0 text-muted">×{log.count}</span> : null}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
});
