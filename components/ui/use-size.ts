"use client";
import { type RefObject, useEffect, useRef, useState } from "react";

/** The room that an element has, pixels; `fallback` until it is measured. */
export function useSize<T extends HTMLElement>(fallback: {
  width: number;
  height: number;
}): [RefObject<T | null>, { width: number; height: number }] {
  const ref = useRef<T>(null);
  const [size, setSize] = useState(fallback);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
