"use client";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { connectionState, subscribeConnection } from "../session/connection";
import type { Ask } from "../session/use-session";
import { type DraftEvent, opened, step, toSave } from "./draft-sync";

/** A pause in the writing this long saves it. */
const SAVE_AFTER_MS = 1_000;

/** The words of one update, saved on the server as they are written and followed when another seat or tab writes them. */
export function useDraft(actionId: string, shared: string, ask: Ask) {
  const [draft, setDraft] = useState(() => opened(shared));
  // Events come between two drawings as well, so the newest words are kept beside the drawn ones.
  const latest = useRef(draft);
  const apply = useCallback((event: DraftEvent) => {
    latest.current = step(latest.current, event);
    setDraft(latest.current);
  }, []);

  const save = useCallback(async () => {
    const text = toSave(latest.current);
    if (text === null) return;
    apply({ type: "saving" });
    const answer = await ask({ type: "draft.write", actionId, text });
    apply({ type: "answered", refused: answer.ok ? "" : answer.rejection.sentence });
  }, [actionId, ask, apply]);

  useEffect(() => apply({ type: "arrived", text: shared }), [shared, apply]);
  // Without a connection saving waits: after it, what others wrote meanwhile is seen before it would be written over.
  const connection = useSyncExternalStore(subscribeConnection, connectionState, connectionState);
  useEffect(() => {
    if (connection !== "connected" || toSave(draft) === null) return;
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, save, connection]);
  // Whoever leaves the field, the tab or the page leaves nothing behind unsaved.
  useEffect(() => {
    const onHide = () => void save();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      void save();
    };
  }, [save]);

  return { draft, apply, save };
}
