"use client";
import { type RefObject, useEffect } from "react";
import { findPlace } from "./places";
import type { Place } from "./steps";

const MARK = "data-guided";

/** Keeps a ring around the place of the step, also when its panel is drawn anew or another tab comes up. */
export function useRing(root: RefObject<HTMLElement | null>, place: Place | null): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !place) return;
    let ringed: HTMLElement | null = null;
    const mark = () => {
      const next = findPlace(element, place);
      if (next !== ringed) ringed?.removeAttribute(MARK);
      next?.setAttribute(MARK, "");
      ringed = next;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      ringed?.removeAttribute(MARK);
    };
  }, [root, place]);
}

/** Brings the place into sight and the keyboard to it; Tab goes on from there. */
export function goTo(root: HTMLElement | null, place: Place): void {
  const target = root && findPlace(root, place);
  if (!target) return;
  if (!(target instanceof HTMLButtonElement)) target.tabIndex = -1;
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  target.focus({ preventScroll: true });
}
