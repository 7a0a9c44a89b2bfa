"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PlayerView } from "../../contract/views";
import { AlertRegion } from "../alerts/alert-region";
import { ConnectionBanner } from "../session/connection-mark";
import { NoticeBanner } from "../session/notice-banner";
import type { SessionHandle } from "../session/use-session";
import { later } from "../ui/later";
import type { ComposerHandle } from "./composer";
import { EMPTY_DRAFT } from "./composer-draft";
import { toolsOf, writes } from "./desk-rules";
import type { OpenDialog } from "./dialogs";
import { useWide } from "./media";
import { NarrowRoom } from "./narrow-room";
import { usePanels } from "./panels";
import { useShortcuts } from "./shortcuts";
import { TopBar } from "./top-bar";
import { useDesk } from "./use-desk";
import { whyNot } from "./who-may";
import { WideRoom } from "./wide-room";

const dialogs = later(async () => (await import("./dialogs")).Dialogs);
/** The narrow page's tab that holds the boards. */
const BOARDS = "hypotheses";

/** The screen of one seat while the incident runs, and after it stopped for reading. */
export function WarRoom({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { send, ask, connection, notice } = session;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [tab, setTab] = useState<string | null>(null);
  const composer = useRef<ComposerHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const desk = useDesk(view.you.role);
  const toDesk = useCallback(() => {
    desk.onBoard("updates");
    setTab(BOARDS);
  }, [desk.onBoard]);
  const latest = useRef(view);
  latest.current = view;
  const show = useCallback(
    (next: OpenDialog | null) => {
      // The words of an update are everybody's who writes, so they stand at the desk and on no sheet of their own.
      const actionId = next?.kind === "action" ? next.actionId : "";
      const tool = toolsOf(latest.current.actions).find(({ id }) => id === actionId);
      const atDesk = tool !== undefined && writes(latest.current);
      setDialog(atDesk ? null : next);
      if (!atDesk) return;
      desk.open(actionId);
      toDesk();
    },
    [desk.open, toDesk],
  );
  const draft = useRef(EMPTY_DRAFT);
  const refs = useMemo(() => ({ composer, search, draft }), []);
  const panels = usePanels({ view, session, show, desk, refs });
  const wide = useWide();
  const { controls } = view.you;
  useEffect(dialogs.fetchAhead, []);

  /** On a phone the panel must come to the front before it can take the focus. */
  const focusOn = (name: string, focus: () => void) => {
    setTab(name);
    requestAnimationFrame(focus);
  };
  const goToDesk = () => {
    toDesk();
    desk.takeFocus();
  };
  useShortcuts({
    palette: () => show({ kind: "palette" }),
    "?": () => show({ kind: "help" }),
    h: () => show({ kind: "propose" }),
    u: goToDesk,
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
      <AlertRegion view={view} />
      <TopBar view={view} connection={connection} send={send} open={(kind) => show({ kind })} />
      {wide ? (
        <WideRoom panels={panels} />
      ) : (
        <NarrowRoom panels={panels} view={view} tab={tab} onTab={setTab} onDesk={goToDesk} />
      )}
      {dialog ? <dialogs.Part dialog={dialog} view={view} ask={ask} show={show} /> : null}
    </div>
  );
}
