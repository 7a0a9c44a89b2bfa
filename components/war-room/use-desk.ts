"use client";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import type { Role } from "../../contract/roles";

export type Board = "hypotheses" | "updates";

/** What the corner with the two boards shows, kept by the page so that it outlives a change of tabs. */
export interface Desk {
  /** The desk on the page, for the key that leads to it. */
  ref: RefObject<HTMLDivElement | null>;
  /** Gives the focus to the words that are open, or else to the first way of telling; as soon as the desk is there. */
  takeFocus: () => void;
  /** For the desk, once it is on the page. */
  onShown: () => void;
  board: Board;
  onBoard: (board: Board) => void;
  /** The tool whose words are open. */
  tool: string | null;
  /** The tool whose words were just left. */
  cameFrom: string | null;
  open: (actionId: string) => void;
  close: () => void;
  /** Words that this browser sent: what did not go out can be sent by another tool. */
  sent: readonly string[];
  onSent: (text: string) => void;
}

export function useDesk(role: Role): Desk {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  const onShown = useCallback(() => {
    if (!wanted.current || !ref.current) return;
    wanted.current = false;
    const { current } = ref;
    (current.querySelector<HTMLElement>("textarea") ?? current.querySelector("button"))?.focus();
  }, []);
  const takeFocus = useCallback(() => {
    wanted.current = true;
    requestAnimationFrame(onShown);
  }, [onShown]);
  const [board, onBoard] = useState<Board>(role === "communications" ? "updates" : "hypotheses");
  const [{ tool, cameFrom }, setPlace] = useState<Pick<Desk, "tool" | "cameFrom">>({
    tool: null,
    cameFrom: null,
  });
  const [sent, setSent] = useState<readonly string[]>([]);
  const open = useCallback((actionId: string) => {
    onBoard("updates");
    setPlace({ tool: actionId, cameFrom: null });
  }, []);
  const close = useCallback(() => setPlace((old) => ({ tool: null, cameFrom: old.tool })), []);
  const onSent = useCallback(
    (text: string) => {
      setSent((old) => [...old, text]);
      close();
    },
    [close],
  );
  return useMemo(
    () => ({ ref, takeFocus, onShown, board, onBoard, tool, cameFrom, open, close, sent, onSent }),
    [takeFocus, onShown, board, tool, cameFrom, open, close, sent, onSent],
  );
}
