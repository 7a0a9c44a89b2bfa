"use client";
import { useState } from "react";
import type { Command } from "../../contract/commands";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";

/** For dialogs: sends one command, closes when it is done, keeps the dialog and its sentence when it is refused. */
export function useSubmit(ask: Ask, onDone: () => void) {
  const [refused, setRefused] = useState("");
  const [sending, setSending] = useState(false);
  async function submit(command: Command): Promise<void> {
    setSending(true);
    setRefused("");
    const answer = await ask(command);
    setSending(false);
    if (answer.ok) onDone();
    else setRefused(answer.rejection.sentence);
  }
  return { submit, refused, busy: sending ? texts().warRoom.sending : undefined };
}
