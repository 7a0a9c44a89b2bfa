"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Around } from "./en/around";
import { en, type Texts } from "./en/index";

/** Languages of the players' side, by their own names. Scenarios speak English: field terms and quoted sources do not survive translation. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "shardfall.language";
interface Dictionary {
  room: Texts;
  /** null when it comes with the pages that need it. */
  around: Around | null;
}

const ENGLISH: Dictionary = { room: en, around: null };
/** English comes with the page; others are fetched when they are chosen. */
const DICTIONARIES: Record<Language, () => Promise<Dictionary>> = {
  en: async () => ENGLISH,
  de: async () => {
    const [{ de }, { around }] = await Promise.all([import("./de/index"), import("./de/around")]);
    return { room: de, around };
  },
};

let language: Language = "en";
let dictionary = ENGLISH;
const listeners = new Set<() => void>();

/** The texts of the chosen language; on the server and on the first paint English. */
export function texts(): Texts {
  return dictionary.room;
}

/** For around.ts, which adds the English ones. */
export function aroundFetched(): Around | null {
  return dictionary.around;
}

export function currentLanguage(): Language {
  return language;
}

export async function chooseLanguage(next: Language): Promise<void> {
  dictionary = await DICTIONARIES[next]();
  language = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A browser without storage keeps the choice for this page only.
  }
  for (const listener of listeners) listener();
}

/** What this browser chose before; English when it chose nothing. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(KEY);
    return stored !== null && stored in LANGUAGES ? (stored as Language) : "en";
  } catch {
    return "en";
  }
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, () => "en");
}

/** False while the language that this browser chose before is still on its way, after which the page is drawn anew. */
export function useLanguageSettled(): boolean {
  const language = useLanguage();
  const [stored, setStored] = useState<Language | null>(null);
  useEffect(() => setStored(storedLanguage()), []);
  return stored === language;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
