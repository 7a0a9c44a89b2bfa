"use client";
import { Check, Circle } from "lucide-react";
import { FUNCTIONS, ROLE_TITLES } from "../../contract/roles";
import type { FacilitatorView } from "../../contract/views";
import type { ConnectionState } from "../session/connection";
import { PeopleList } from "../session/people-list";
import { Panel } from "../ui/panel";

interface PreflightProps {
  view: Pick<FacilitatorView, "seats" | "room" | "you" | "projector">;
  connection: ConnectionState;
  className?: string;
}

/** Who is here and what is still missing. Nothing in the list forbids to start. */
export function PreflightPanel({ view, connection, className = "" }: PreflightProps) {
  const { seats, room, you, projector } = view;
  const players = seats.filter((seat) => seat.kind === "player");
  const free = FUNCTIONS.filter((one) => !players.some((seat) => seat.role === one));
  const ready = players.filter((seat) => seat.ready).length;
  const checks: { done: boolean; text: string; note: string }[] = [
    {
      done: players.length > 0,
      text: "At least one player is here",
      note: `${players.length} joined`,
    },
    {
      done: players.some((seat) => seat.commands || seat.role === "incident-commander"),
      text: "An incident commander is chosen",
      note: "or during the game",
    },
    {
      done: players.length > 0 && ready === players.length,
      text: "Everyone is ready",
      note: `${ready} of ${players.length}`,
    },
    {
      done: players.length > 0 && players.every((seat) => seat.online),
      text: "Everyone is connected",
      note: players.every((seat) => seat.online) ? "" : "Somebody is away",
    },
    {
      done: projector.connected,
      text: "A projector shows the room",
      note: projector.connected ? "" : "if you have a wall",
    },
    { done: connection === "connected", text: "This page is connected", note: "" },
  ];
  return (
    <Panel title="Who is here" className={className} flush>
      <div className="relative flex h-full flex-col gap-4 overflow-y-auto px-3 pb-3">
        <PeopleList seats={seats} youId={you.seatId} lobby />
        <div>
          <h3 className="text-xs font-medium text-muted">Functions nobody holds</h3>
          <p className="text-sm">
            {free.length === 0
              ? "None; every function has somebody."
              : `${free.map((one) => ROLE_TITLES[one]).join(", ")}: every player may act there.`}
          </p>
        </div>
        <div>
          <h3 className="text-xs font-medium text-muted">Before the start</h3>
          <ul>
            {checks.map((check) => (
              <li key={check.text} className="flex items-center gap-2 border-b py-1.5 text-sm">
                {check.done ? (
                  <Check size={14} aria-hidden className="shrink-0 text-healthy" />
                ) : (
                  <Circle size={14} aria-hidden className="shrink-0 text-muted" />
                )}
                <span className="min-w-0 flex-1">
                  {check.text}
                  <span className="sr-only">{check.done ? ": done" : ": not yet"}</span>
                </span>
                <span className="shrink-0 text-xs text-muted">{check.note}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="text-xs text-muted">
          {room.title}, {room.lengthMinutes} real minutes, cause {room.causeMode}
          {room.approvals ? ", risky work waits for the commander" : ""}.
        </p>
      </div>
    </Panel>
  );
}
