"use client";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Text width of an A4 page at 96 pixels an inch with the margins of print.css. */
const PAPER_WIDTH_PIXELS = 680;

/**
 * Width to draw at, so that text in a drawing keeps its size on every screen and on paper. `fallback` is used until the element is measured,
 * which is also what the server renders.
 */
export function useDrawingWidth<T extends HTMLElement>(
  fallback: number,
): [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(fallback);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Paper is laid out before a resize is noticed, so the drawing is made anew at once.
    const toPaper = () => flushSync(() => setWidth(PAPER_WIDTH_PIXELS));
    window.addEventListener("beforeprint", toPaper);
    window.addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", toPaper);
      window.removeEventListener("afterprint", measure);
    };
  }, []);
  return [ref, width];
}
