"use client";
import { useEffect } from "react";
import { GuidedRoom } from "../onboarding/guided-room";
import { GuidedStart } from "../onboarding/guided-start";
import { WarRoom } from "../war-room/war-room";
import { BriefingPage } from "./briefing-page";
import { ClosedPage } from "./closed-page";
import { completeView } from "./complete-view";
import { HotWash } from "./hot-wash";
import { Lobby } from "./lobby";
import { RoomDoor } from "./room-door";
import { WarRoomSkeleton } from "./room-skeleton";
import { roomTitle } from "./room-title";
import { useSession } from "./use-session";

/** The one address of a seat: what it shows follows the phase of the exercise. */
export function RoomPage({ code, guided: asked }: { code: string; guided: boolean }) {
  const session = useSession(code);
  const view = completeView(session.view);
  const title = view?.room.title;
  useEffect(() => {
    if (title) document.title = roomTitle(title);
  }, [title]);
  if (session.entry.state === "no-token" || session.entry.state === "refused") {
    return <RoomDoor code={code} entry={session.entry} />;
  }
  if (!view) return <WarRoomSkeleton connection={session.connection} notice={session.notice} />;
  const guided = asked && view.you.kind === "solo";
  switch (view.clock.phase) {
    case "lobby":
      return <Lobby session={session} view={view} />;
    case "briefing":
      if (guided) return <GuidedStart session={session} />;
      return <BriefingPage session={session} view={view} />;
    case "live": {
      const room = <WarRoom session={session} view={view} />;
      return guided ? <GuidedRoom view={view}>{room}</GuidedRoom> : room;
    }
    case "hot-wash":
      return <HotWash session={session} view={view} />;
    case "closed":
      return <ClosedPage view={view} />;
  }
}
