"use client";
import { useState } from "react";
import { FUNCTIONS, ROLES } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import { PeopleList } from "../session/people-list";
import { spokenCode } from "../session/room-code";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SelectField } from "../ui/field";
import { Notice } from "../ui/notice";
import { useSubmit } from "./submit";

/** Who is at the table, what this seat may do, and the code for late comers. */
export function SeatDialog(props: {
  view: PlayerView;
  ask: Ask;
  onClose: () => void;
  onBriefing: () => void;
}) {
  const { view, ask, onClose } = props;
  const { you, room, seats } = view;
  const [role, setRole] = useState(you.role);
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const player = you.kind === "player";
  const t = texts().warRoom.seat;
  const { words } = texts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={room.title}
      description={t.room(spokenCode(room.code), room.causeMode)}
      footer={
        player ? (
          <Button
            tone="primary"
            why={role === you.role ? t.same : busy}
            onClick={() => void submit({ type: "seat.choose-role", role })}
          >
            {t.change}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        {player ? (
          <SelectField
            label={t.role}
            note={words.duty[role]}
            value={role}
            onChange={(event) =>
              setRole(ROLES.find((known) => known === event.target.value) ?? you.role)
            }
          >
            {ROLES.filter((known) => known !== "observer").map((known) => (
              <option key={known} value={known}>
                {words.role[known]}
              </option>
            ))}
          </SelectField>
        ) : null}
        <p className="text-sm text-muted">{actsAs(you.functions)}</p>
        <Button onClick={props.onBriefing} className="self-start">
          {texts().warRoom.commands.briefing}
        </Button>
        <PeopleList seats={seats} youId={you.seatId} lobby={false} />
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
      </div>
    </Dialog>
  );
}

function actsAs(functions: PlayerView["you"]["functions"]): string {
  const t = texts().warRoom.seat;
  if (functions.length === 0) return t.actsAsNone;
  if (functions.length === FUNCTIONS.length) return t.actsAsAll;
  return t.actsAs(functions.map((held) => texts().words.role[held]).join(", "));
}
