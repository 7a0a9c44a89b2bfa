"use client";
import { useEffect, useState } from "react";
import type { Debrief } from "../../contract/debrief";
import type { Rejection } from "../../contract/rejections";
import { ask } from "./connection";
import type { Door } from "./tokens";
import { useSession } from "./use-session";

export type DebriefState =
  | { state: "loading" }
  | { state: "no-token" }
  | { state: "refused"; rejection: Rejection }
  | { state: "read"; debrief: Debrief };

/** Enters the room and reads its debrief; reads again when the exercise moves on, so a page opened before the reveal fills by itself. */
export function useDebrief(code: string, door: Door): DebriefState {
  const { entry, view } = useSession(code, door);
  const [answer, setAnswer] = useState<DebriefState>({ state: "loading" });
  const entered = entry.state === "entered";
  const phase = view.clock?.phase;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what a new reading waits for
  useEffect(() => {
    if (!entered) return;
    const leaving = new AbortController();
    void ask<"debrief.read">({ type: "debrief.read" }, leaving.signal).then((reply) => {
      if (leaving.signal.aborted) return;
      if (reply.ok) setAnswer({ state: "read", debrief: reply.value.debrief });
      else setAnswer({ state: "refused", rejection: reply.rejection });
    });
    return () => leaving.abort();
  }, [entered, phase]);
  if (answer.state === "read") return answer;
  if (entry.state === "no-token") return { state: "no-token" };
  if (entry.state === "refused") return { state: "refused", rejection: entry.rejection };
  return answer;
}
