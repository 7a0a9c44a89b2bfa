"use client";
import { useId } from "react";
import { formatClock } from "../../contract/sim-time";
import type { PlayerView } from "../../contract/views";
import type { DialView } from "../../contract/work-sections";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { INPUT_CLASSES } from "../ui/field";
import { type Source, sourcesFor } from "./desk-rules";
import { type DraftEvent, type DraftSync, toSave } from "./draft-sync";

interface DraftFieldProps {
  actionId: string;
  dial: Extract<DialView, { type: "text" }>;
  draft: DraftSync;
  apply: (event: DraftEvent) => void;
  save: () => void;
  view: PlayerView;
  sent: readonly string[];
  /** The draft as the server holds it. */
  shared: PlayerView["drafts"][number] | undefined;
  /** While it is on its way. */
  locked: boolean;
}

/** The words of an update, with whether they are saved, how many more there can be, and what they can begin with. */
export function DraftField(props: DraftFieldProps) {
  const { actionId, dial, draft, apply, save, view, sent, locked } = props;
  const id = useId();
  const t = texts().desk;
  const full = draft.text.length >= dial.maxChars;
  return (
    <div className="flex min-h-32 shrink-0 grow flex-col gap-1 max-lg:min-h-40">
      <label htmlFor={id} className="sr-only">
        {dial.label}
      </label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: a person who opens a tool has come to write
        autoFocus
        maxLength={dial.maxChars}
        placeholder={dial.placeholder}
        aria-describedby={`${id}-limit`}
        readOnly={locked}
        value={draft.text}
        onChange={(event) => apply({ type: "typed", text: event.target.value })}
        onBlur={save}
        className={`${INPUT_CLASSES} h-auto! min-h-16 flex-1 resize-none py-1.5 text-sm`}
      />
      <p className="flex justify-between gap-3 text-2xs text-muted">
        <span className={`min-w-0 ${draft.refused ? "text-impaired" : ""}`}>{keeping(props)}</span>
        <span className="shrink-0">
          <span aria-hidden="true">
            {texts().actions.dial.length(draft.text.length, dial.maxChars)}
          </span>
          <span id={`${id}-limit`} className="sr-only">
            {t.limit(dial.maxChars)}
          </span>
        </span>
      </p>
      <p role="status" className="text-2xs text-degraded empty:hidden">
        {full ? t.full(dial.maxChars) : ""}
      </p>
      <Theirs {...props} />
      {draft.text === "" && !locked ? (
        <Sources
          sources={sourcesFor(actionId, { ...view, sent })}
          view={view}
          onTake={(text) => apply({ type: "typed", text })}
        />
      ) : null}
    </div>
  );
}

/** Whether the words are kept, and whose they are. */
function keeping({ draft, shared, view }: DraftFieldProps): string {
  const t = texts().desk;
  if (draft.theirs !== null) return t.choose;
  if (draft.refused) return t.notSaved(draft.refused);
  if (draft.sending !== null || toSave(draft) !== null) return t.unsaved;
  if (!shared) return t.nothing;
  return t.saved(writerOf(shared, view), formatClock(view.room.clock, shared.minute));
}

function writerOf(shared: PlayerView["drafts"][number] | undefined, view: PlayerView): string {
  const seat = view.seats.find(({ id }) => id === shared?.seatId);
  return seat?.name ?? texts().desk.somebody;
}

/** Two people wrote at once: both texts are in sight until one of them is chosen. */
function Theirs({ draft, apply, shared, view }: DraftFieldProps) {
  const t = texts().desk;
  if (draft.theirs === null) return null;
  return (
    <div role="alert" className="rounded-control border border-degraded px-2 py-1.5 text-xs">
      <p className="font-medium">{t.both(writerOf(shared, view))}</p>
      <p className="max-h-20 overflow-y-auto break-words whitespace-pre-line">
        <bdi>{draft.theirs || "–"}</bdi>
      </p>
      <div className="mt-1 flex gap-2">
        <Button size="small" onClick={() => apply({ type: "chosen", whose: "mine" })}>
          {t.keepMine}
        </Button>
        <Button size="small" onClick={() => apply({ type: "chosen", whose: "theirs" })}>
          {t.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

/** What an empty field can begin with, so that the same words go out by another tool without being typed again. */
function Sources(props: {
  sources: readonly Source[];
  view: PlayerView;
  onTake: (text: string) => void;
}) {
  const { sources, view, onTake } = props;
  if (sources.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 text-2xs text-muted">
      {texts().desk.begin}
      {sources.map((source) => (
        <button
          key={source.text}
          type="button"
          title={source.text}
          onClick={() => onTake(source.text)}
          className="touchable text-left text-accent underline-offset-2 hover:underline"
        >
          {sourceName(source, view)}
        </button>
      ))}
    </div>
  );
}

function sourceName(source: Source, view: PlayerView): string {
  const t = texts().desk;
  if (source.kind === "sent") return t.fromSent;
  if (source.kind === "post") return t.fromPost(formatClock(view.room.clock, source.minute));
  return t.fromDraft(view.actions.find(({ id }) => id === source.actionId)?.title ?? "");
}
