"use client";
import { Maximize, Minimize } from "lucide-react";
import { useSyncExternalStore } from "react";
import { around } from "../texts/around";
import { IconButton } from "../ui/icon-button";
import { ThemeToggle } from "../ui/theme-toggle";

/** All that this page lets anybody do: how it looks, for whoever stands at the computer. */
export function ScreenControls() {
  const words = around().projector;
  const full = useSyncExternalStore(followFullScreen, isFullScreen, () => false);
  const possible = useSyncExternalStore(followFullScreen, mayFillScreen, () => false);
  const Icon = full ? Minimize : Maximize;
  return (
    <nav
      aria-label={words.screenControls}
      // In the marking's own line, where they stand on nothing that is to be read.
      className="fixed top-0 right-2 z-50 flex h-[var(--band-height)] items-center [&_button]:text-on-band [&_button:hover]:bg-transparent"
    >
      {possible ? (
        <IconButton label={full ? words.leaveFullScreen : words.fullScreen} onClick={toggle}>
          <Icon size={16} aria-hidden />
        </IconButton>
      ) : null}
      <ThemeToggle />
    </nav>
  );
}

function followFullScreen(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Some browsers, such as those of phones, offer none. */
function mayFillScreen(): boolean {
  return document.fullscreenEnabled;
}

function isFullScreen(): boolean {
  return document.fullscreenElement !== null;
}

/** A browser that refuses leaves the page as it was, and its own key still works. */
async function toggle(): Promise<void> {
  const wish = isFullScreen()
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  await wish.catch(() => undefined);
}
