"use client";
import { useEffect, useRef, useState } from "react";

/** A finger leaves the screen between the two taps of a double tap. */
const LINGER_MS = 800;

/**
 * Keeps the rows of a list where they are while somebody points at it: what is pressed there, or ends by itself just then, must not put the
 * next row's buttons under the pointer. `ids` is the order that the list takes once it is left alone.
 */
export function useStillList(ids: readonly string[]) {
  const [still, setStill] = useState<readonly string[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = still ? [...still, ...ids.filter((id) => !still.includes(id))] : ids;
  return {
    ids: shown,
    onPointerEnter: () => {
      clearTimeout(timer.current);
      setStill((old) => old ?? ids);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setStill(null), LINGER_MS);
    },
  };
}
