"use client";
import { useEffect, useRef } from "react";
import { browserChoice } from "../ui/browser-choice";

/** Whoever dictates, or whose other tools type, must be able to switch them off (WCAG 2.1.4). */
export const letterKeysChoice = browserChoice("letter-keys", true);

/** Calls what belongs to a key, unless the person is typing or a dialog is open. Ctrl+K (⌘K) works everywhere under the name "palette". */
export function useShortcuts(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === "k") {
        event.preventDefault();
        latest.current.palette?.();
        return;
      }
      if (!letterKeysChoice.now()) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const typing =
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, [contenteditable], [role=dialog]");
      const run = latest.current[key];
      if (typing || !run) return;
      event.preventDefault();
      run();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
