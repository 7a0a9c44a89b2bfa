"use client";
import { useEffect, useRef } from "react";

/**
 * On a phone, Back is how one closes what is open. While a dialog is open, an entry of the browser's history stands for it, so that Back closes
 * the dialog and not the page. The entry stays when the dialog is closed otherwise, for the next one to use, because taking it back would race
 * with whatever opens next; a Back that meets it with nothing open goes on by itself.
 */
const MARK = "shardfallDialog";

const closers: (() => void)[] = [];
/** The page that the entry belongs to. */
let address = "";
/** The entry that the browser stands on is the dialog's. */
let marked = false;

function isMarked(state: unknown): boolean {
  return typeof state === "object" && state !== null && MARK in state;
}

function mark(): void {
  if (!isMarked(history.state)) history.pushState({ ...history.state, [MARK]: true }, "");
  marked = true;
  address = location.href;
}

function onPop(event: PopStateEvent): void {
  const left = marked && !isMarked(event.state) && location.href === address;
  marked = isMarked(event.state);
  if (!left) return;
  if (closers.length === 0) history.back();
  closers.at(-1)?.();
  if (closers.length > 1) mark();
}

/** Listens for Back; stands once on every page. */
export function BackGuard() {
  useEffect(() => {
    // A page that was reloaded with a dialog open still stands on its entry.
    marked = isMarked(history.state);
    address = location.href;
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, []);
  return null;
}

/** Lets Back close something while it is open. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!open) return;
    const close = () => latest.current();
    closers.push(close);
    mark();
    return () => {
      closers.splice(closers.indexOf(close), 1);
    };
  }, [open]);
}
