"use client";
import { useSyncExternalStore } from "react";

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    () => true,
  );
}

/** True where all panels fit side by side; below that the war room becomes five tabs. */
export function useWide(): boolean {
  return useMedia("(min-width: 1024px)");
}
