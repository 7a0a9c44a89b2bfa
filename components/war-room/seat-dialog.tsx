"use client";
import { useState } from "react";
import { FUNCTIONS, ROLE_DUTIES, ROLE_TITLES, ROLES } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import { PeopleList } from "../session/people-list";
import { spokenCode } from "../session/room-code";
import type { Ask } from "../session/use-session";
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
  return (
    <Dialog
      open
      onClose={onClose}
      title={room.title}
      description={`Room ${spokenCode(room.code)} · ${room.causeMode === "blind" ? "blind cause" : "historical cause"}`}
      footer={
        player ? (
          <Button
            tone="primary"
            why={role === you.role ? "This is your role already." : busy}
            onClick={() => void submit({ type: "seat.choose-role", role })}
          >
            Change role
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        {player ? (
          <SelectField
            label="Your role"
            note={ROLE_DUTIES[role]}
            value={role}
            onChange={(event) =>
              setRole(ROLES.find((known) => known === event.target.value) ?? you.role)
            }
          >
            {ROLES.filter((known) => known !== "observer").map((known) => (
              <option key={known} value={known}>
                {ROLE_TITLES[known]}
              </option>
            ))}
          </SelectField>
        ) : null}
        <p className="text-sm text-muted">
          You may act as:{" "}
          {you.functions.length === FUNCTIONS.length
            ? "every role"
            : you.functions.map((held) => ROLE_TITLES[held]).join(", ") || "none, you watch"}
          .
        </p>
        <Button onClick={props.onBriefing} className="self-start">
          Read the briefing
        </Button>
        <PeopleList seats={seats} youId={you.seatId} lobby={false} />
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
      </div>
    </Dialog>
  );
}
