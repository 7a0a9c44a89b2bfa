"use client";
import { useEffect, useRef } from "react";
import { WarRoomSkeleton } from "../session/room-skeleton";
import { startPaused } from "../session/start-paused";
import type { SessionHandle } from "../session/use-session";

/** The prologue begins in the room itself, with the clock standing still: its first step says what the briefing would. */
export function GuidedStart({ session }: { session: SessionHandle }) {
  const asked = useRef(false);
  const { ask } = session;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void startPaused(ask);
  }, [ask]);
  return <WarRoomSkeleton connection={session.connection} notice={session.notice} />;
}
