"use client";
import { CheckCheck, NotebookPen, SendHorizontal } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { useImperativeHandle, useRef } from "react";
import { MESSAGE_LENGTH_MAX_CHARS, REASON_LENGTH_MAX_CHARS } from "../../contract/limits";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { INPUT_CLASSES } from "../ui/field";
import { IconButton } from "../ui/icon-button";
import { type ComposerMode, type Draft, lengthFault, typed, useDraft } from "./composer-draft";

/** What the keyboard does with a composer. */
export interface ComposerHandle {
  /** Takes the focus, in this mode when one is named. */
  focus: (mode?: ComposerMode) => void;
}

/** A mode besides talk, and why this seat cannot use it now; empty when it can. */
export interface RecordMode {
  mode: "decision" | "note";
  off: string;
}

interface ComposerProps {
  ask: Ask;
  handle?: Ref<ComposerHandle>;
  /** Where there is only talk, none. */
  modes?: readonly RecordMode[];
  /** Outlives the composer, which leaves the page with its tab on a phone. */
  kept?: { current: Draft };
}
const ICONS = { decision: CheckCheck, note: NotebookPen };
/** From here on a talker is told how much fits; a record always. */
const COUNTED_FROM_CHARS = MESSAGE_LENGTH_MAX_CHARS * 0.8;
const TALK_ONLY: readonly RecordMode[] = [];

/** Writes to the channel: a message, a decision with its reason, or a note. Enter sends; a refused text stays where it is. */
export function Composer({ ask, handle, modes = TALK_ONLY, kept }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, change, post, refused } = useDraft(ask, kept);
  const may = (wanted: ComposerMode) => modes.some(({ mode, off }) => mode === wanted && !off);
  const mode = may(draft.mode) ? draft.mode : "message";
  const words = wordsOf(mode);
  useImperativeHandle(handle, () => ({
    focus: (wanted) => {
      if (wanted) change({ ...draft, mode: wanted });
      area.current?.focus();
    },
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && mode !== "message") change({ ...draft, mode: "message" });
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void post(mode);
  };
  const fault = lengthFault(draft.text, MESSAGE_LENGTH_MAX_CHARS);
  const records = mode !== "message";
  return (
    <form
      className="shrink-0 border-t p-2"
      onSubmit={(event) => {
        event.preventDefault();
        void post(mode);
      }}
    >
      <p role="alert" className="px-1 pb-1 text-xs text-impaired empty:hidden">
        {refused}
      </p>
      <div className="flex flex-wrap items-end justify-end gap-1">
        {records || draft.text.length > COUNTED_FROM_CHARS ? (
          <Head name={words.name} text={draft.text} max={MESSAGE_LENGTH_MAX_CHARS} />
        ) : null}
        <textarea
          ref={area}
          aria-label={words.name}
          aria-invalid={fault !== ""}
          placeholder={words.placeholder}
          rows={draft.text.includes("\n") || draft.text.length > 80 ? 3 : 1}
          value={draft.text}
          onChange={(event) => change(typed(draft, event.target.value, may))}
          onKeyDown={onKeyDown}
          className={`${INPUT_CLASSES} h-auto! min-h-8 flex-1 resize-none max-[719px]:min-h-11 max-[719px]:py-2.5 py-[5px] ${records ? "basis-full" : "basis-0"}`}
        />
        {mode === "decision" ? (
          <Reason
            value={draft.reason}
            onChange={(reason) => change({ ...draft, reason })}
            onKeyDown={onKeyDown}
          />
        ) : null}
        {modes.map((known) => (
          <ModeButton
            key={known.mode}
            {...known}
            pressed={known.mode === mode}
            onPress={() => {
              change({ ...draft, mode: known.mode === mode ? "message" : known.mode });
              area.current?.focus();
            }}
          />
        ))}
        <button
          type="submit"
          aria-label={records ? undefined : words.send}
          className={`touchable inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control ${records ? "ml-auto h-8 bg-accent-fill px-3 text-xs font-medium text-on-accent hover:brightness-110" : "size-8 text-accent hover:bg-raised"}`}
        >
          {records ? words.send : <SendHorizontal size={16} aria-hidden />}
        </button>
      </div>
    </form>
  );
}

function wordsOf(mode: ComposerMode): { name: string; placeholder: string; send: string } {
  const t = texts().channel;
  return {
    message: { name: t.message, placeholder: t.messagePlaceholder, send: t.send },
    decision: { name: t.decision, placeholder: t.decisionPlaceholder, send: t.recordDecision },
    note: { name: t.note, placeholder: t.notePlaceholder, send: t.writeNote },
  }[mode];
}

/** What is being written, and how much of it fits. */
function Head({ name, text, max }: { name: string; text: string; max: number }) {
  const fault = lengthFault(text, max);
  return (
    <p className="flex basis-full items-baseline justify-between gap-2 px-1 text-2xs">
      <span aria-hidden="true" className="font-semibold whitespace-nowrap">
        {name}
      </span>
      <span role={fault ? "alert" : undefined} className={fault ? "text-impaired" : "text-muted"}>
        {fault || texts().channel.length(text.trim().length, max)}
      </span>
    </p>
  );
}

/** Why it was decided: what a debrief asks first, and what nobody remembers. */
function Reason(props: {
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = texts().channel;
  return (
    <>
      <Head name={t.reason} text={props.value} max={REASON_LENGTH_MAX_CHARS} />
      <textarea
        aria-label={t.reason}
        aria-invalid={lengthFault(props.value, REASON_LENGTH_MAX_CHARS) !== ""}
        placeholder={t.reasonPlaceholder}
        rows={props.value.length > 80 ? 2 : 1}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
        className={`${INPUT_CLASSES} h-auto! min-h-8 basis-full resize-none max-[719px]:min-h-11 max-[719px]:py-2.5 py-[5px]`}
      />
    </>
  );
}

function ModeButton(props: RecordMode & { pressed: boolean; onPress: () => void }) {
  const t = texts().channel;
  const Icon = ICONS[props.mode];
  return (
    <IconButton
      label={props.mode === "decision" ? t.asDecision : t.asNote}
      pressed={props.pressed}
      why={props.off}
      onClick={props.onPress}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
