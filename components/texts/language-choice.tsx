"use client";
import { INPUT_CLASSES } from "../ui/field";
import { chooseLanguage, LANGUAGES, type Language, texts, useLanguage } from "./language";

/** The language of this browser; each is offered under its own name. */
export function LanguageChoice() {
  const language = useLanguage();
  return (
    <select
      aria-label={texts().ui.language}
      value={language}
      onChange={(event) => void chooseLanguage(event.target.value as Language)}
      className={`${INPUT_CLASSES} h-8! w-auto! border-transparent! text-sm`}
    >
      {Object.entries(LANGUAGES).map(([id, name]) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
