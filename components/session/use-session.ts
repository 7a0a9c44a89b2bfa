"use client";
import { useCallback, useSyncExternalStore } from "react";
import type { Command } from "../../contract/commands";
import type { Answer } from "../../contract/socket";
import { toast } from "../ui/toast";
import type { SessionState } from "./session-store";
import { INITIAL_STATE, SessionStore } from "./session-store";
import type { Door } from "./tokens";

const stores = new Map<string, SessionStore>();

function storeFor(code: string, door: Door): SessionStore {
  const key = `${door} ${code}`;
  const store = stores.get(key) ?? new SessionStore(code, door);
  stores.set(key, store);
  return store;
}

/** Resolves with the server's answer; a rejection has not been shown to anyone yet. */
export type Ask = (command: Command) => Promise<Answer<"session.command">>;
/** Sends and shows a rejection in the corner; true when it was done. */
export type Send = (command: Command) => Promise<boolean>;

export interface SessionHandle extends SessionState {
  /** For forms that show the rejection beside the field. */
  ask: Ask;
  /** For buttons. */
  send: Send;
}

/** The seat of this browser in room `code`. `door` says which of its tokens is used. */
export function useSession(code: string, door: Door = "seat"): SessionHandle {
  const store = storeFor(code, door);
  const state = useSyncExternalStore(store.subscribe, store.getState, () => INITIAL_STATE);
  const ask = useCallback((command: Command) => store.send(command), [store]);
  const send = useCallback(
    async (command: Command) => {
      const answer = await store.send(command);
      if (!answer.ok) toast("warning", answer.rejection.sentence);
      return answer.ok;
    },
    [store],
  );
  return { ...state, ask, send };
}
