"use client";
import { useState } from "react";
import type { Command } from "../../contract/commands";
import { MESSAGE_LENGTH_MAX_CHARS, REASON_LENGTH_MAX_CHARS } from "../../contract/limits";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";

/** What is written: talk, a decision for the record with its reason, or the scribe's note. */
export type ComposerMode = "message" | "decision" | "note";

export interface Draft {
  mode: ComposerMode;
  text: string;
  reason: string;
}
export const EMPTY_DRAFT: Draft = { mode: "message", text: "", reason: "" };

/** Why a text does not fit; empty when it does. What was pasted stays whole, so that nothing is lost unseen. */
export function lengthFault(text: string, max: number): string {
  const over = text.trim().length - max;
  return over > 0 ? texts().channel.tooLong(over, max) : "";
}

export function draftFault({ mode, text, reason }: Draft): string {
  const fault = lengthFault(text, MESSAGE_LENGTH_MAX_CHARS);
  return fault || (mode === "decision" ? lengthFault(reason, REASON_LENGTH_MAX_CHARS) : "");
}

const SLASH = /^\/(decide|note)\s+/i;

/** A text that begins with /decide or /note changes to that mode, where the seat may use it. */
export function typed(draft: Draft, text: string, may: (mode: ComposerMode) => boolean): Draft {
  const word = SLASH.exec(text)?.[1]?.toLowerCase();
  const mode: ComposerMode = word === "note" ? "note" : "decision";
  return word && may(mode) ? { ...draft, mode, text: text.replace(SLASH, "") } : { ...draft, text };
}

function commandOf({ mode, text, reason }: Draft): Command {
  if (mode === "decision") return { type: "decision.record", text, reason };
  return mode === "note" ? { type: "note.write", text } : { type: "message.post", text };
}

/** The draft of one composer: a refused text stays where it is, and one that was sent makes room for the next. */
export function useDraft(ask: Ask, kept?: { current: Draft }) {
  const [draft, setDraft] = useState(kept?.current ?? EMPTY_DRAFT);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const change = (next: Draft) => {
    if (kept) kept.current = next;
    setDraft(next);
  };
  async function post(mode: ComposerMode) {
    const words = { mode, text: draft.text.trim(), reason: draft.reason.trim() };
    if (!words.text || busy || draftFault(words)) return;
    setBusy(true);
    const answer = await ask(commandOf(words));
    setBusy(false);
    setRefused(answer.ok ? "" : answer.rejection.sentence);
    if (answer.ok) change(EMPTY_DRAFT);
  }
  return { draft, change, post, refused };
}
