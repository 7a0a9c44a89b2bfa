"use client";
import { Fragment, type ReactNode, useEffect } from "react";
import { chooseLanguage, storedLanguage, useLanguage } from "./language";

/** Draws the page anew when the language changes, so that no part needs to know that it can. */
export function LanguageRoot({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useEffect(() => {
    const stored = storedLanguage();
    if (stored !== "en") void chooseLanguage(stored);
  }, []);
  return <Fragment key={language}>{children}</Fragment>;
}
