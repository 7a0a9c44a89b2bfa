"use client";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { NoticeTone } from "./notice";
import { Notice } from "./notice";

interface Toast {
  id: number;
  tone: NoticeTone;
  sentence: string;
}
const SHOWN_MS = 7_000;
const MAX_TOASTS = 3;
const NONE: readonly Toast[] = [];

let toasts: readonly Toast[] = NONE;
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says a sentence in the corner for a few seconds; used for rejections of something pressed far from any field. */
export function toast(tone: NoticeTone, sentence: string): void {
  const id = nextId++;
  set(
    [...toasts.filter((old) => old.sentence !== sentence), { id, tone, sentence }].slice(
      -MAX_TOASTS,
    ),
  );
  setTimeout(() => set(toasts.filter((old) => old.id !== id)), SHOWN_MS);
}

export function ToastRegion() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => NONE,
  );
  return (
    <section
      aria-label="Messages about your actions"
      className="no-print pointer-events-none fixed inset-x-3 bottom-20 z-[70] mx-auto flex max-w-md flex-col gap-2 empty:hidden lg:bottom-4"
    >
      {shown.map((entry) => (
        <div
          key={entry.id}
          className="opens pointer-events-auto rounded-panel [box-shadow:var(--c-float)]"
        >
          <Notice
            tone={entry.tone}
            action={
              <button
                type="button"
                aria-label="Dismiss"
                className="touchable inline-flex size-6 items-center justify-center rounded text-muted hover:text-ink"
                onClick={() => set(toasts.filter((old) => old.id !== entry.id))}
              >
                <X size={14} aria-hidden />
              </button>
            }
          >
            {entry.sentence}
          </Notice>
        </div>
      ))}
    </section>
  );
}
