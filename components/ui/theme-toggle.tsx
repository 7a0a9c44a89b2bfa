"use client";
import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { texts } from "../texts/language";
import { IconButton } from "./icon-button";

const KEY = "shardfall.theme";
const listeners = new Set<() => void>();

/** Dark or light as shown now: the stored choice, else what the system asks for. */
function currentTheme(): "dark" | "light" {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "dark" || chosen === "light") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Calls back when the theme changes, by the toggle here or by the system. */
export function subscribeTheme(listener: () => void): () => void {
  const media = window.matchMedia("(prefers-color-scheme: dark)");
  listeners.add(listener);
  media.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", listener);
  };
}

function setTheme(theme: "dark" | "light"): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser without storage keeps the choice for this page only.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): "dark" | "light" {
  return useSyncExternalStore(subscribeTheme, currentTheme, () => "dark");
}

export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <IconButton label={texts().ui.themes[other]} onClick={() => setTheme(other)}>
      {theme === "dark" ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
    </IconButton>
  );
}
