"use client";
import { Fragment, memo, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { LogView } from "../../contract/views";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { SelectField, TextField } from "../ui/field";
import { cutAtWords, findLogs, LEVELS, type LogFilter, sourcesOf } from "./log-search";

const LEVEL_COLOURS: Record<LogView["level"], string> = {
  INFO: "text-muted",
  WARN: "text-degraded",
  ERROR: "text-impaired",
};

/** More lines than anyone scrolls through; a search finds the older ones. */
const LINES_SHOWN_MAX = 250;
const EVERYTHING: LogFilter = { text: "", level: "INFO", source: "" };

/** Newest lines first; searched by words, level and source. */
export const LogsList = memo(function LogsList(props: {
  logs: readonly LogView[];
  clock: SimClock;
}) {
  const { logs, clock } = props;
  const [filter, setFilter] = useState(EVERYTHING);
  const shown = findLogs(logs, filter);
  const words = texts().telemetry;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Tools logs={logs} filter={filter} onFilter={setFilter} found={shown.length} />
      {shown.length === 0 ? (
        <EmptyState title={logs.length ? words.noLogMatches : words.noLogs}>
          {logs.length ? (
            <div className="flex flex-wrap items-center gap-3">
              {words.noLogMatchesWhy}
              <Button size="small" onClick={() => setFilter(EVERYTHING)}>
                {words.clearSearch}
              </Button>
            </div>
          ) : (
            words.noLogsWhy
          )}
        </EmptyState>
      ) : (
        <section
          aria-label={words.logLines}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto px-3 pb-2 font-mono text-xs focus-visible:outline-offset-[-2px]"
        >
          <ol>
            {shown.slice(0, LINES_SHOWN_MAX).map((log) => (
              <LogLine key={log.id} log={log} clock={clock} searched={filter.text} />
            ))}
          </ol>
          {shown.length > LINES_SHOWN_MAX ? (
            <p className="py-1 font-sans text-2xs text-muted">
              {words.olderLogs(shown.length - LINES_SHOWN_MAX)}
            </p>
          ) : null}
        </section>
      )}
    </div>
  );
});

interface ToolsProps {
  logs: readonly LogView[];
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
  found: number;
}

function Tools(props: ToolsProps) {
  const { logs, filter, found } = props;
  const words = texts().telemetry;
  const [said, setSaid] = useState("");
  const sources = sourcesOf(logs);
  const onFilter = (next: LogFilter) => {
    props.onFilter(next);
    setSaid(words.found(findLogs(logs, next).length, logs.length));
  };
  // A source that has fallen silent stays chosen, so that its lines come back when it speaks again.
  const offered =
    filter.source === "" || sources.includes(filter.source) ? sources : [...sources, filter.source];
  return (
    <search className="flex shrink-0 flex-wrap items-center gap-2 px-3 py-2">
      <div className="min-w-40 flex-1">
        <TextField
          label={words.searchLogs}
          hideLabel
          type="search"
          placeholder={words.searchLogs}
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        />
      </div>
      <div className="w-34 min-w-0 max-[719px]:flex-1">
        <SelectField
          label={words.lowestLevel}
          hideLabel
          value={filter.level}
          onChange={({ target }) =>
            onFilter({
              ...filter,
              level: LEVELS.find((known) => known === target.value) ?? "INFO",
            })
          }
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {words.levels[level]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="w-36 min-w-0 max-[719px]:flex-1">
        <SelectField
          label={words.source}
          hideLabel
          value={filter.source}
          onChange={(event) => onFilter({ ...filter, source: event.target.value })}
        >
          <option value="">{words.allSources}</option>
          {offered.map((source) => (
            <option key={source}>{source}</option>
          ))}
        </SelectField>
      </div>
      <span className="shrink-0 text-2xs text-muted">{words.found(found, logs.length)}</span>
      {/* Says what a search found and then keeps still, though new lines change the count each minute. */}
      <output className="sr-only">{said}</output>
    </search>
  );
}

function LogLine({ log, clock, searched }: { log: LogView; clock: SimClock; searched: string }) {
  return (
    <li className="flex gap-2 py-0.5">
      <time className="shrink-0 text-muted">{formatClock(clock, log.minute)}</time>
      <span className={`w-10 shrink-0 ${LEVEL_COLOURS[log.level]}`}>{log.level}</span>
      <span className="min-w-0 flex-1 break-words">
        <span className="text-muted">
          <Marked text={log.source} searched={searched} />
        </span>{" "}
        <Marked text={log.text} searched={searched} />
      </span>
      {log.count > 1 ? <span className="shrink-0 text-muted">×{log.count}</span> : null}
    </li>
  );
}

/** A text with the words that were searched for standing out. */
function Marked({ text, searched }: { text: string; searched: string }) {
  return cutAtWords(text, searched).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
    <Fragment key={index}>
      {index % 2 === 1 ? <mark className="rounded-xs bg-accent/25 text-ink">{part}</mark> : part}
    </Fragment>
  ));
}
