"use client";
import { useEffect, useRef } from "react";

/** Where the space bar writes or chooses. */
const TYPES = "input, textarea, select, [contenteditable], [role='dialog']";
const PRESSES = "button, a, summary";

/**
 * Calls back when the space bar is pressed and nothing on the page wants it. A button that was reached with the keyboard keeps the bar for itself;
 * one that was clicked does not, so that "+1 min" by mouse and then the space bar pauses instead of stepping again.
 */
export function useSpaceKey(action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    let taken = false;
    // Asking for :focus-visible would not do: a browser shows the ring once a key goes down.
    let clicked: Element | null = null;
    const onPointer = (event: PointerEvent) => {
      clicked = pressable(event.target);
    };
    const onDown = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.ctrlKey || event.metaKey) {
        if (event.code === "Tab") clicked = null;
        return;
      }
      if (wanted(event.target, clicked)) return;
      event.preventDefault();
      taken = true;
      if (!event.repeat) latest.current();
    };
    // A clicked button would still be pressed when the bar is let go.
    const onUp = (event: KeyboardEvent) => {
      if (event.code === "Space" && taken) event.preventDefault();
      taken = false;
    };
    window.addEventListener("pointerdown", onPointer);
    window.addEventListener("keydown", onDown);
    window.addEventListener("keyup", onUp);
    return () => {
      window.removeEventListener("pointerdown", onPointer);
      window.removeEventListener("keydown", onDown);
      window.removeEventListener("keyup", onUp);
    };
  }, []);
}

function pressable(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(PRESSES) : null;
}

function wanted(target: EventTarget | null, clicked: Element | null): boolean {
  if (target instanceof Element && target.closest(TYPES)) return true;
  const button = pressable(target);
  return button !== null && button !== clicked;
}
