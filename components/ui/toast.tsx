"use client";
import { X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { texts, useLanguage } from "../texts/language";
import type { NoticeTone } from "./notice";
import { Notice } from "./notice";

interface Toast {
  id: number;
  tone: NoticeTone;
  sentence: string;
}
const SHOWN_MS = 7_000;
const MAX_TOASTS = 3;
const REGION_ID = "messages";
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
  setTimeout(() => expire(id), SHOWN_MS);
}

/** Whoever points at the messages, or has moved the focus to them, is still reading. */
const READ = `#${REGION_ID}:is(:hover, :focus-within)`;

function expire(id: number): void {
  if (document.querySelector(READ)) setTimeout(() => expire(id), SHOWN_MS);
  else set(toasts.filter((old) => old.id !== id));
}

/**
 * The messages, where they lie on nothing that can be pressed: in the left column of a wide page, which is for reading, and under everything else
 * on a narrow one, where the page makes room for them.
 */
export function ToastRegion() {
  useLanguage();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty("--toast-height", `${element.offsetHeight}px`);
    });
    observer.observe(element, { box: "border-box" });
    return () => observer.disconnect();
  }, []);
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
      ref={region}
      id={REGION_ID}
      aria-label={texts().ui.messages}
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-[70] flex flex-col gap-2 px-2 not-empty:py-2 lg:right-auto lg:bottom-(--toast-bottom) lg:w-(--toast-width)"
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
                aria-label={texts().ui.dismiss}
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
