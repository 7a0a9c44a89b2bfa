"use client";
import { useEffect, useState } from "react";
import { ROOM_CODE_LENGTH_CHARS } from "../../contract/limits";
import { texts } from "../texts/language";
import { ask } from "./connection";
import { type Door, readToken } from "./tokens";

const TYPING_PAUSE_MS = 300;

interface Look {
  code: string;
  found?: string;
  error?: string;
}

/** Looks the room up as soon as the code is complete, so that a typing mistake shows before the name is typed. */
export function useRoomLook(code: string): Look {
  const [look, setLook] = useState<Look>({ code: "" });
  useEffect(() => {
    if (code.length !== ROOM_CODE_LENGTH_CHARS) return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask<"room.look">({ type: "room.look", code }, left.signal);
      if (left.signal.aborted) return;
      setLook(
        answer.ok
          ? { code, found: texts().join.found(answer.value.title, answer.value.names) }
          : { code, error: answer.rejection.sentence },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [code]);
  return look.code === code ? look : { code };
}

/** Whether this browser already holds a key to the room; known only after the page is in the browser. */
export function useHeld(door: Door, code: string): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => setHeld(code !== "" && readToken(door, code) !== undefined), [door, code]);
  return held;
}
