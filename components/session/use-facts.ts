"use client";
import { useEffect, useState } from "react";
import type { PlayerView } from "../../contract/views";
import { useWide } from "../war-room/media";
import type { ConnectionState } from "./connection";
import type { Facts } from "./preflight";

const PROBE_KEY = "shardfall.probe";
/** The server says whole seconds, on average half of one behind. */
const HALF_SECOND_MS = 500;

/** What this browser finds out about itself; once, and again when the window or the connection changes. */
export function useFacts(you: PlayerView["you"], connection: ConnectionState): Facts {
  const wide = useWide();
  const [keeps, setKeeps] = useState(true);
  const [offsetSeconds, setOffset] = useState<Facts["offsetSeconds"]>("asking");
  useEffect(() => {
    setKeeps(canStore());
    const leaving = new AbortController();
    void serverOffset(leaving.signal).then((offset) => {
      if (!leaving.signal.aborted) setOffset(offset);
    });
    return () => leaving.abort();
  }, []);
  const role = you.kind === "player" ? you.role : null;
  return { connection, role, keeps, offsetSeconds, wide };
}

function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, "1");
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Seconds that the server's clock is ahead, by the date in the head of an answer; null when there was none. */
async function serverOffset(signal: AbortSignal): Promise<number | null> {
  const askedMs = Date.now();
  try {
    const answer = await fetch("/", { method: "HEAD", cache: "no-store", signal });
    const halfWayMs = (askedMs + Date.now()) / 2;
    const serverMs = Date.parse(answer.headers.get("date") ?? "") + HALF_SECOND_MS;
    return Number.isNaN(serverMs) ? null : (serverMs - halfWayMs) / 1000;
  } catch {
    return null;
  }
}
