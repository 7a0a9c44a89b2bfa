"use client";
import { useEffect, useState } from "react";
import type { Debrief } from "../../contract/debrief";
import type { Rejection } from "../../contract/rejections";
import { ask } from "./connection";
import { type Door, readToken } from "./tokens";
import { useSession } from "./use-session";

export type DebriefState =
  | { state: "loading" }
  | { state: "no-token" }
  | { state: "refused"; rejection: Rejection }
  | { state: "read"; debrief: Debrief };

/** Reads the debrief, and reads again when the exercise moves on, so a page opened before the reveal fills by itself. */
export function useDebrief(code: string, door: Door): DebriefState {
  const { entry, view } = useSession(code, door);
  const [answer, setAnswer] = useState<DebriefState>({ state: "loading" });
  const phase = view.clock?.phase;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what a new reading waits for
  useEffect(() => {
    const token = readToken(door, code);
    if (token === undefined) return;
    const leaving = new AbortController();
    const request = { type: "debrief.read", code, token } as const;
    void ask<"debrief.read">(request, leaving.signal).then((reply) => {
      if (leaving.signal.aborted) return;
      if (reply.ok) setAnswer({ state: "read", debrief: reply.value.debrief });
      else setAnswer({ state: "refused", rejection: reply.rejection });
    });
    return () => leaving.abort();
  }, [code, door, phase]);
  if (answer.state === "read") return answer;
  if (entry.state === "no-token") return { state: "no-token" };
  return answer;
}
