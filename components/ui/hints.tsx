"use client";
import { useEffect, useState } from "react";
import { type ShownHint, watchHints } from "./hint-watch";
import { later } from "./later";

const popup = later(async () => (await import("./hint-popup")).HintPopup);

/** Shows the sentence of whatever has a `data-hint`. */
export function Hints() {
  const [hint, setHint] = useState<ShownHint | null>(null);
  const [used, setUsed] = useState(false);
  useEffect(popup.fetchAhead, []);
  useEffect(
    () =>
      watchHints((next) => {
        setHint(next);
        if (next) setUsed(true);
      }),
    [],
  );
  return used ? <popup.Part hint={hint} onClose={() => setHint(null)} /> : null;
}
