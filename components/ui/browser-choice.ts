"use client";
import { useSyncExternalStore } from "react";

/** Yes or no of the person at this browser, kept for all rooms. */
export interface BrowserChoice {
  now(): boolean;
  set(next: boolean): void;
  use(): boolean;
}

const ON = "on";
const OFF = "off";

export function browserChoice(name: string, initial: boolean): BrowserChoice {
  const key = `shardfall.${name}`;
  const listeners = new Set<() => void>();
  let known: boolean | undefined;
  const now = () => {
    known ??= stored(key) ?? initial;
    return known;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    now,
    set(next) {
      known = next;
      try {
        localStorage.setItem(key, next ? ON : OFF);
      } catch {
        // A browser without storage keeps the choice for this page only.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, now, () => initial),
  };
}

function stored(key: string): boolean | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === ON ? true : value === OFF ? false : undefined;
  } catch {
    return undefined;
  }
}
