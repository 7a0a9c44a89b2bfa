"use client";
import { useState } from "react";
import type { PlayerView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { Choice } from "./choice";
import { seatRole } from "./seat-role";
import { useSubmit } from "./submit";
import { apart, whyNot } from "./who-may";

interface CommandDialogProps {
  view: PlayerView;
  ask: Ask;
  onClose: () => void;
}

/** Takes command where nobody has it; handing it on or taking it from somebody is asked twice. */
export function CommandDialog({ view, ask, onClose }: CommandDialogProps) {
  const t = texts().command;
  const { incident, seats, you } = view;
  const people = seats.filter((seat) => seat.kind === "player" || seat.kind === "solo");
  const commander = people.find(({ id }) => id === incident.commanderSeatId);
  const off = whyNot(view, "incident.take-command");
  const [seatId, setSeatId] = useState((off && commander?.id) || you.seatId);
  const [asked, setAsked] = useState(false);
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const mine = seatId === you.seatId;
  const chosen = people.find(({ id }) => id === seatId);
  const verb = mine
    ? commander
      ? t.takeFrom(apart(commander.name))
      : t.take
    : t.handTo(apart(chosen?.name ?? ""));
  const why = off || (seatId === incident.commanderSeatId ? t.same : busy);
  const give = () => void submit({ type: "incident.take-command", seatId });
  const sure = asked || (mine && !commander);
  return (
    <Dialog
      open
      onClose={onClose}
      title={asked ? `${verb}?` : t.who}
      description={asked ? undefined : t.whoNote}
      footer={
        <>
          {asked ? (
            <Button tone="quiet" onClick={() => setAsked(false)}>
              {t.back}
            </Button>
          ) : null}
          <Button tone="primary" why={why} onClick={sure ? give : () => setAsked(true)}>
            <span className="truncate">{off || asked ? (mine ? t.take : t.handOver) : verb}</span>
          </Button>
        </>
      }
    >
      {asked ? (
        <p className="text-sm break-words">
          {mine ? t.takeNote : t.handNote(apart(chosen?.name ?? ""))}
        </p>
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{t.commander}</legend>
          {people.map((seat) => (
            <Choice
              key={seat.id}
              name="commander"
              checked={seatId === seat.id}
              onChoose={() => setSeatId(seat.id)}
              off={off !== ""}
              title={seat.id === you.seatId ? t.you(seat.name) : seat.name}
              note={[
                seatRole(seat),
                seat.id === incident.commanderSeatId ? t.commandsNow : "",
                seat.online ? "" : t.away,
              ]
                .filter(Boolean)
                .join(" · ")}
            />
          ))}
        </fieldset>
      )}
      <div className="mt-3 flex flex-col gap-3 empty:hidden">
        {off ? <Notice>{off}</Notice> : null}
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
      </div>
    </Dialog>
  );
}
