"use client";
import { CheckCheck, SendHorizontal } from "lucide-react";
import type { Ref } from "react";
import { useState } from "react";
import { MESSAGE_LENGTH_MAX_CHARS } from "../../contract/limits";
import type { Ask } from "../session/use-session";
import { INPUT_CLASSES } from "../ui/field";
import { IconButton } from "../ui/icon-button";

interface ComposerProps {
  ask: Ask;
  inputRef?: Ref<HTMLTextAreaElement>;
}
const DECIDE = /^\/decide\s+/i;

/** Writes to the channel: a message, or a decision for the record. Enter sends; a refused text stays where it is. */
export function Composer({ ask, inputRef }: ComposerProps) {
  const [text, setText] = useState("");
  const [decides, setDecides] = useState(false);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);

  async function post() {
    const asDecision = decides || DECIDE.test(text);
    const words = text.replace(DECIDE, "").trim();
    if (!words || busy) return;
    setBusy(true);
    const answer = await ask(
      asDecision
        ? { type: "decision.record", text: words, reason: "" }
        : { type: "message.post", text: words },
    );
    setBusy(false);
    setRefused(answer.ok ? "" : answer.rejection.sentence);
    if (!answer.ok) return;
    setText("");
    setDecides(false);
  }

  return (
    <form
      className="shrink-0 border-t p-2"
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <p role="alert" className="px-1 pb-1 text-xs text-impaired empty:hidden">
        {refused}
      </p>
      <div className="flex items-end gap-1">
        <textarea
          ref={inputRef}
          aria-label={decides ? "Decision" : "Message"}
          placeholder={decides ? "What was decided, and why…" : "Write to the channel…"}
          rows={text.includes("\n") || text.length > 80 ? 3 : 1}
          maxLength={MESSAGE_LENGTH_MAX_CHARS}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void post();
          }}
          className={`${INPUT_CLASSES} h-auto! min-h-8 resize-none max-[719px]:min-h-11 max-[719px]:py-2.5 py-[5px] ${decides ? "border-accent!" : ""}`}
        />
        <IconButton
          label="Record as a decision"
          pressed={decides}
          onClick={() => setDecides((now) => !now)}
        >
          <CheckCheck size={16} aria-hidden />
        </IconButton>
        <button
          type="submit"
          aria-label={decides ? "Record decision" : "Send message"}
          className="touchable inline-flex size-8 shrink-0 items-center justify-center rounded-control text-accent hover:bg-raised"
        >
          <SendHorizontal size={16} aria-hidden />
        </button>
      </div>
    </form>
  );
}
