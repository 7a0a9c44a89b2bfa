"use client";
import { useCallback, useMemo, useRef, useState } from "react";
import type { PlayerView } from "../../contract/views";
import { ConnectionBanner } from "../session/connection-mark";
import { NoticeBanner } from "../session/notice-banner";
import type { SessionHandle } from "../session/use-session";
import type { ComposerHandle } from "./composer";
import { EMPTY_DRAFT } from "./composer-draft";
import type { OpenDialog } from "./dialogs";
import { Dialogs } from "./dialogs";
import { useWide } from "./media";
import { NarrowRoom } from "./narrow-room";
import { usePanels } from "./panels";
import { useShortcuts } from "./shortcuts";
import { TopBar } from "./top-bar";
import { whyNot } from "./who-may";
import { WideRoom } from "./wide-room";

/** The screen of one seat while the incident runs, and after it stopped for reading. */
export function WarRoom({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { send, ask, connection, notice } = session;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [tab, setTab] = useState<string | null>(null);
  const composer = useRef<ComposerHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const draft = useRef(EMPTY_DRAFT);
  const show = useCallback((next: OpenDialog | null) => setDialog(next), []);
  const refs = useMemo(() => ({ composer, search, draft }), []);
  const panels = usePanels({ view, session, show, refs });
  const wide = useWide();
  const { controls } = view.you;

  /** On a phone the panel must come to the front before it can take the focus. */
  const focusOn = (name: string, focus: () => void) => {
    setTab(name);
    requestAnimationFrame(focus);
  };
  useShortcuts({
    palette: () => show({ kind: "palette" }),
    "?": () => show({ kind: "help" }),
    h: () => show({ kind: "propose" }),
    d: () => show({ kind: "declare" }),
    c: () => focusOn("channel", () => composer.current?.focus()),
    a: () => focusOn("actions", () => search.current?.focus()),
    ...(whyNot(view, "note.write")
      ? {}
      : { n: () => focusOn("channel", () => composer.current?.focus("note")) }),
    ...(controls
      ? {
          p: () => void send({ type: view.clock.running ? "exercise.pause" : "exercise.resume" }),
          s: () => void send({ type: "exercise.step", minutes: 1 }),
        }
      : {}),
  });

  return (
    <div className="war-room relative flex h-[calc(100dvh-var(--band-height))] min-h-0 flex-col overflow-hidden max-lg:h-[calc(100dvh-var(--band-height)-var(--toast-height))]">
      <ConnectionBanner connection={connection} notice={notice} />
      <NoticeBanner notice={notice} />
      <TopBar view={view} connection={connection} send={send} open={(kind) => show({ kind })} />
      {wide ? (
        <WideRoom panels={panels} />
      ) : (
        <NarrowRoom panels={panels} view={view} tab={tab} onTab={setTab} />
      )}
      <Dialogs dialog={dialog} view={view} ask={ask} show={show} />
    </div>
  );
}
