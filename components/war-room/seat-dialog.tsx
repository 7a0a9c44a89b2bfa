"use client";
import { useState } from "react";
import { FUNCTIONS, type Role } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import { PeopleList } from "../session/people-list";
import { spokenCode } from "../session/room-code";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { changeNotes, RoleList } from "./role-list";
import { useSubmit } from "./submit";

/** Who is at the table, what this seat may do and could do instead, and the code for late comers. */
export function SeatDialog(props: {
  view: PlayerView;
  ask: Ask;
  onClose: () => void;
  onBriefing: () => void;
  onCommand: () => void;
}) {
  const { view, ask, onClose } = props;
  const { you, room, seats } = view;
  const [role, setRole] = useState(you.role);
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const changes = you.kind === "player" && view.clock.phase === "live";
  const { seat: t, commands } = texts().warRoom;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={room.title}
      description={t.room(spokenCode(room.code), room.causeMode)}
      footer={
        changes ? (
          <Button
            tone="primary"
            why={role === you.role ? t.same : busy}
            onClick={() => void submit({ type: "seat.choose-role", role })}
          >
            {verb(you.role, role)}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          <Button onClick={props.onCommand}>{commands.command}</Button>
          <Button onClick={props.onBriefing}>{commands.briefing}</Button>
        </div>
        {changes ? <RoleList view={view} chosen={role} onChoose={setRole} /> : null}
        <div role="status" className="flex flex-col gap-1 text-sm text-muted">
          {changes && role !== you.role ? (
            changeNotes(view, role).map((note) => (
              <p key={note} className="text-ink">
                {note}
              </p>
            ))
          ) : (
            <p>{actsAs(you.functions)}</p>
          )}
        </div>
        <PeopleList seats={seats} youId={you.seatId} lobby={false} />
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
      </div>
    </Dialog>
  );
}

function verb(now: Role, next: Role): string {
  const { whoMay, words, warRoom } = texts();
  if (next === now) return warRoom.seat.change;
  const named = next === "responder" ? now : next;
  return (next === "responder" ? whoMay.giveUp : whoMay.take)(words.role[named]);
}

function actsAs(functions: PlayerView["you"]["functions"]): string {
  const t = texts().warRoom.seat;
  if (functions.length === 0) return t.actsAsNone;
  if (functions.length === FUNCTIONS.length) return t.actsAsAll;
  return t.actsAs(functions.map((held) => texts().words.role[held]).join(", "));
}
