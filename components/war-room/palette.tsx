"use client";
import { useId, useState } from "react";
import type { ActionView } from "../../contract/views";
import { texts } from "../texts/language";
import { Dialog } from "../ui/dialog";
import { INPUT_CLASSES } from "../ui/field";
import { findActions } from "./action-search";

interface Entry {
  id: string;
  title: string;
  hint: string;
  /** Opens all the same, and says there why it cannot be done now. */
  off?: boolean;
  run: () => void;
}

interface PaletteProps {
  actions: readonly ActionView[];
  /** Things of the page itself, such as "Declare an incident". */
  commands: readonly Entry[];
  onOpen: (actionId: string) => void;
  onClose: () => void;
}
const SHOWN_ENTRIES_MAX = 12;

/** Everything that can be done from the keyboard: type, arrow, Enter. */
export function Palette({ actions, commands, onOpen, onClose }: PaletteProps) {
  const { palette: t, commands: names } = texts().warRoom;
  const [search, setSearch] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const entries = entriesFor(actions, commands, search, onOpen);
  const current = Math.min(at, entries.length - 1);
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  return (
    <Dialog open onClose={onClose} title={names.palette} wide>
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={entries[current] ? `${listId}-${current}` : undefined}
        aria-label={names.palette}
        placeholder={t.placeholder}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (move) {
            event.preventDefault();
            setAt((current + move + entries.length) % Math.max(1, entries.length));
          }
          if (event.key !== "Enter") return;
          // The focus goes back as the palette closes; the key must not press what then has it.
          event.preventDefault();
          run(entries[current]);
        }}
        className={INPUT_CLASSES}
      />
      <div role="listbox" id={listId} aria-label={t.found} className="mt-2 min-h-64">
        {entries.map((entry, index) => (
          <div
            key={entry.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onPointerMove={() => setAt(index)}
            onClick={() => run(entry)}
            onKeyDown={undefined}
            className="touchable flex cursor-pointer items-center justify-between gap-3 rounded-control px-2 py-1.5 text-sm aria-selected:bg-raised"
          >
            <span className={`min-w-0 truncate ${entry.off ? "text-muted" : ""}`}>
              {entry.title}
            </span>
            <span
              className="max-w-[55%] shrink-0 truncate text-right text-2xs text-muted"
              title={entry.hint}
            >
              {entry.hint}
            </span>
          </div>
        ))}
        {entries.length === 0 ? <p className="p-2 text-sm text-muted">{t.nothing}</p> : null}
      </div>
    </Dialog>
  );
}

function entriesFor(
  actions: readonly ActionView[],
  commands: readonly Entry[],
  search: string,
  onOpen: (actionId: string) => void,
): Entry[] {
  const { words, warRoom } = texts();
  const wanted = search.trim().toLowerCase();
  const found = findActions(actions, search).map((action) => ({
    id: action.id,
    title: action.title,
    hint: `${words.actionKind[action.kind]} · ${action.available ? action.expected : action.why || warRoom.palette.notNow}`,
    off: !action.available,
    run: () => onOpen(action.id),
  }));
  // What can be done now stands first, or twelve lines of other people's work would fill the list.
  found.sort((one, other) => Number(one.off) - Number(other.off));
  return [
    ...commands.filter((command) => command.title.toLowerCase().includes(wanted)),
    ...found,
  ].slice(0, SHOWN_ENTRIES_MAX);
}
