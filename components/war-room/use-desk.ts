"use client";
import { useCallback, useMemo, useState } from "react";
import type { Role } from "../../contract/roles";

export type Board = "hypotheses" | "updates";

/** What the corner with the two boards shows, kept by the page so that it outlives a change of tabs. */
export interface Desk {
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
    () => ({ board, onBoard, tool, cameFrom, open, close, sent, onSent }),
    [board, tool, cameFrom, open, close, sent, onSent],
  );
}
