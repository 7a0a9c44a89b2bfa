"use client";
import { useEffect } from "react";
import { fetchAllAhead, later } from "../ui/later";
import { completeView } from "./complete-view";
import { WarRoomSkeleton } from "./room-skeleton";
import { roomTitle } from "./room-title";
import { useSession } from "./use-session";

// A room is in one phase at a time, and brings that one's page first.
const guidedRoom = later(async () => (await import("../onboarding/guided-room")).GuidedRoom);
const guidedStart = later(async () => (await import("../onboarding/guided-start")).GuidedStart);
const warRoom = later(
  async () => (await import("../war-room/war-room")).WarRoom,
  <WarRoomSkeleton connection="connected" notice={null} />,
);
const briefingPage = later(async () => (await import("./briefing-page")).BriefingPage);
const closedPage = later(async () => (await import("./closed-page")).ClosedPage);
const hotWash = later(async () => (await import("./hot-wash")).HotWash);
const roomDoor = later(async () => (await import("./room-door")).RoomDoor);
const lobby = later(async () => (await import("./lobby")).Lobby);

const fetchNext = () => fetchAllAhead([warRoom, briefingPage, hotWash, closedPage]);

/** The one address of a seat: what it shows follows the phase of the exercise. */
export function RoomPage({ code, guided: asked }: { code: string; guided: boolean }) {
  const session = useSession(code);
  const view = completeView(session.view);
  useEffect(fetchNext, []);
  const title = view?.room.title;
  useEffect(() => {
    if (title) document.title = roomTitle(title);
  }, [title]);
  if (session.entry.state === "no-token" || session.entry.state === "refused") {
    return <roomDoor.Part code={code} entry={session.entry} />;
  }
  if (!view) return <WarRoomSkeleton connection={session.connection} notice={session.notice} />;
  const guided = asked && view.you.kind === "solo";
  switch (view.clock.phase) {
    case "lobby":
      return <lobby.Part session={session} view={view} />;
    case "briefing":
      if (guided) return <guidedStart.Part session={session} />;
      return <briefingPage.Part session={session} view={view} />;
    case "live": {
      const room = <warRoom.Part session={session} view={view} />;
      return guided ? <guidedRoom.Part view={view}>{room}</guidedRoom.Part> : room;
    }
    case "hot-wash":
      return <hotWash.Part session={session} view={view} />;
    case "closed":
      return <closedPage.Part view={view} />;
  }
}
