"use client";
import { useEffect } from "react";
import type { ProjectorView } from "../../contract/projector";
import type { Entry } from "../session/session-store";
import { useSession } from "../session/use-session";
import { around } from "../texts/around";
import { useLanguage } from "../texts/language";
import { Skeleton } from "../ui/empty-state";
import { Notice } from "../ui/notice";
import { BriefingBoard } from "./briefing-board";
import { HotWashBoard } from "./hot-wash-board";
import { LiveBoard } from "./live-board";
import { LobbyBoard } from "./lobby-board";
import { LostStrip } from "./lost-strip";
import { projectorView } from "./projector-view";
import { ResultBoard } from "./result-board";
import { ScreenControls } from "./screen-controls";

/** The page for the wall of one room: it shows, and nothing on it can be ordered. */
export function ProjectorPage({ code }: { code: string }) {
  useLanguage();
  const { connection, entry, view: sections } = useSession(code, "projector");
  const view = projectorView(sections);
  const title = view?.exercise.title;
  useEffect(() => {
    if (title) document.title = `EXERCISE · ${title} · Shardfall`;
  }, [title]);
  const lost = connection === "lost" || connection === "outdated";
  return (
    <div className="projector relative flex h-[calc(100dvh-var(--band-height))] flex-col overflow-hidden">
      <LostStrip connection={connection} view={view} />
      <main
        // The strip takes the place of the margin, so that nothing has to give way to it.
        className={`flex min-h-0 flex-1 flex-col px-7 ${lost ? "grayscale" : "py-5"}`}
      >
        {view ? <Board code={code} view={view} /> : <Waiting code={code} entry={entry} />}
      </main>
      <ScreenControls />
    </div>
  );
}

/** What the wall shows follows the phase of the exercise. */
function Board({ code, view }: { code: string; view: ProjectorView }) {
  switch (view.clock.phase) {
    case "lobby":
      return <LobbyBoard code={code} view={view} />;
    case "briefing":
      return <BriefingBoard code={code} view={view} />;
    case "live":
      return <LiveBoard view={view} />;
    case "hot-wash":
      return <HotWashBoard view={view} />;
    case "closed":
      return <ResultBoard view={view} />;
  }
}

function Waiting({ code, entry }: { code: string; entry: Entry }) {
  const words = around().projector;
  return (
    <div className="m-auto flex w-full max-w-4xl flex-col gap-6">
      <h1 className="text-xl font-semibold">{words.heading(code)}</h1>
      {entry.state === "refused" ? (
        <Notice tone="error">{entry.rejection.sentence}</Notice>
      ) : entry.state === "no-token" ? (
        <Notice tone="warning">{words.noKey}</Notice>
      ) : (
        <Skeleton lines={4} label={words.entering(code)} />
      )}
    </div>
  );
}
