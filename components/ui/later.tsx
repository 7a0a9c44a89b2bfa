"use client";
import { type ComponentType, type ReactNode, useSyncExternalStore } from "react";

/** What is fetched ahead leaves the page so long to draw itself, milliseconds. */
const AHEAD_AFTER_MS = 4000;
/** A fetch that failed is tried again after this time, milliseconds. */
const TRY_AGAIN_AFTER_MS = 3000;

interface Later<Props> {
  Part: (props: Props) => ReactNode;
  /** Fetches the part before it is needed, once the page is at rest. @returns takes that back */
  fetchAhead: () => () => void;
}

/** A part of a page that is fetched by itself, so that the page's first look does not wait for it. Until it is there, `meanwhile` stands in its place. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): Later<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetchPart = (): Promise<void> => {
    loading ??= load().then(
      (part) => {
        Loaded = part;
      },
      async () => {
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER_MS));
        loading = null;
        return fetchPart();
      },
    );
    return loading;
  };
  const subscribe = (listener: () => void) => {
    let listening = true;
    void fetchPart().then(() => listening && listener());
    return () => {
      listening = false;
    };
  };
  return {
    fetchAhead() {
      const timer = setTimeout(() => void fetchPart(), AHEAD_AFTER_MS);
      return () => clearTimeout(timer);
    },
    Part(props) {
      const Part = useSyncExternalStore(
        subscribe,
        () => Loaded,
        () => null,
      );
      return Part === null ? meanwhile : <Part {...props} />;
    },
  };
}

/** The same for several parts. */
export function fetchAllAhead(parts: readonly Pick<Later<object>, "fetchAhead">[]): () => void {
  const stops = parts.map(({ fetchAhead }) => fetchAhead());
  return () => {
    for (const stop of stops) stop();
  };
}
