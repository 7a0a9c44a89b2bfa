"use client";
import { Check, Pause, Play, SlidersHorizontal, X } from "lucide-react";
import type { Command } from "../../contract/commands";
import type { WorkView } from "../../contract/views";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";

/** What a row of work can ask for; the same functions as long as the connection lasts. */
export interface WorkHandlers {
  /** Resolves when the server has answered. */
  send: (command: Command) => Promise<unknown>;
  onTurn: (workId: string) => void;
  /** Asks before something that already acts on the system is given up. */
  onCancel: (workId: string) => void;
}

/** Reaches into the line above, so that a row needs no more height than its words. */
const SMALL = "size-6! lg:-my-1";

export interface WorkToolsProps {
  work: WorkView;
  handlers: WorkHandlers;
  /** Why this seat may not hold, continue, change or cancel it; empty when it may. */
  moveOff: string;
  /** Why this seat may not approve it; empty when it may or nothing waits. */
  approveOff: string;
}

/** What can be done with one piece of work; what others do stays in sight and says who. */
export function WorkTools({ work, handlers, moveOff, approveOff }: WorkToolsProps) {
  const { id: workId, title } = work;
  const { send } = handlers;
  const t = texts().works;
  return (
    <span className="flex shrink-0 items-center">
      {work.canApprove || approveOff ? (
        <Button
          size="small"
          tone="primary"
          className="h-6!"
          label={t.approveIt(title)}
          why={approveOff}
          onClick={() => send({ type: "work.approve", workId })}
        >
          <Check size={14} aria-hidden /> {t.approve}
        </Button>
      ) : null}
      {work.canRelease || (moveOff && work.state === "held") ? (
        <Button
          size="small"
          className="h-6!"
          label={t.proceedWith(title)}
          why={moveOff}
          onClick={() => send({ type: "work.release", workId })}
        >
          <Play size={12} aria-hidden /> {t.proceed}
        </Button>
      ) : null}
      {work.turnable.length > 0 ? (
        <IconButton
          label={t.changeIt(title)}
          className={SMALL}
          onClick={() => handlers.onTurn(workId)}
        >
          <SlidersHorizontal size={13} aria-hidden />
        </IconButton>
      ) : null}
      {work.canHold || (moveOff && work.state === "running") ? (
        <IconButton
          label={t.holdIt(title)}
          className={SMALL}
          why={moveOff}
          onClick={() => send({ type: "work.hold", workId })}
        >
          <Pause size={13} aria-hidden />
        </IconButton>
      ) : null}
      {work.canCancel || moveOff ? (
        <IconButton
          label={t.cancelIt(title)}
          className={SMALL}
          why={moveOff}
          onClick={() =>
            work.kind === "mitigation"
              ? handlers.onCancel(workId)
              : send({ type: "work.cancel", workId })
          }
        >
          <X size={14} aria-hidden />
        </IconButton>
      ) : null}
    </span>
  );
}
