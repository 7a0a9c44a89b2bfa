"use client";
import { useState } from "react";
import { ROLE_TITLES } from "../../contract/roles";
import type { Severity } from "../../contract/severity";
import { SEVERITIES, SEVERITY_MEANING } from "../../contract/severity";
import type { PlayerView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { useSubmit } from "./submit";

interface CommandDialogProps {
  view: PlayerView;
  ask: Ask;
  onClose: () => void;
}

export function DeclareDialog({ view, ask, onClose }: CommandDialogProps) {
  const { incident, you } = view;
  const [severity, setSeverity] = useState<Severity>(incident.severity ?? "SEV1");
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const changes = incident.declaredMinute !== null;
  const off = you.kind === "observer" ? "Observers only watch." : busy;
  return (
    <Dialog
      open
      onClose={onClose}
      title={changes ? "Change the severity" : "Declare an incident"}
      description="Everyone sees it; the clock for updates starts."
      footer={
        <Button
          tone="primary"
          why={off}
          onClick={() => void submit({ type: "incident.declare", severity })}
        >
          {changes ? `Change to ${severity}` : `Declare ${severity}`}
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Severity</legend>
        {SEVERITIES.map((known) => (
          <Choice
            key={known}
            name="severity"
            checked={severity === known}
            onChoose={() => setSeverity(known)}
            title={known}
            note={SEVERITY_MEANING[known]}
          />
        ))}
      </fieldset>
      {refused ? <Notice tone="warning">{refused}</Notice> : null}
    </Dialog>
  );
}

export function CommandDialog({ view, ask, onClose }: CommandDialogProps) {
  const { incident, seats, you } = view;
  const people = seats.filter((seat) => seat.kind === "player" || seat.kind === "solo");
  const [seatId, setSeatId] = useState(you.seatId);
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const off =
    you.kind === "observer"
      ? "Observers only watch."
      : seatId === incident.commanderSeatId
        ? "This person is in command already."
        : busy;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who commands"
      description="The incident commander decides and approves risky work, and keeps hands off the keyboard."
      footer={
        <Button
          tone="primary"
          why={off}
          onClick={() => void submit({ type: "incident.take-command", seatId })}
        >
          {seatId === you.seatId ? "Take command" : "Hand over command"}
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Incident commander</legend>
        {people.map((seat) => (
          <Choice
            key={seat.id}
            name="commander"
            checked={seatId === seat.id}
            onChoose={() => setSeatId(seat.id)}
            title={seat.id === you.seatId ? `${seat.name} (you)` : seat.name}
            note={`${ROLE_TITLES[seat.role]}${seat.id === incident.commanderSeatId ? " · in command now" : ""}${seat.online ? "" : " · away"}`}
          />
        ))}
      </fieldset>
      {refused ? <Notice tone="warning">{refused}</Notice> : null}
    </Dialog>
  );
}

export function EndDialog({ view, ask, onClose }: CommandDialogProps) {
  const { submit, refused, busy } = useSubmit(ask, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title="End the exercise?"
      description="The clock stops for good and nothing more can be done. The debrief comes next."
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep playing
          </Button>
          <Button tone="danger" why={busy} onClick={() => void submit({ type: "exercise.end" })}>
            End the exercise
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">
        Work still running: {view.works.filter((work) => work.state === "running").length}. It stays
        unfinished.
      </p>
      {refused ? <Notice tone="warning">{refused}</Notice> : null}
    </Dialog>
  );
}

/** One line of a list of which exactly one is chosen. */
export function Choice(props: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  note: string;
}) {
  return (
    <label className="touchable flex items-start gap-2.5 rounded-control border px-3 py-2 has-checked:border-accent has-checked:bg-raised">
      <input
        type="radio"
        name={props.name}
        checked={props.checked}
        onChange={props.onChoose}
        className="mt-0.5 size-4 shrink-0 accent-(--c-accent-fill)"
      />
      <span className="min-w-0">
        <bdi className="block text-sm font-medium">{props.title}</bdi>
        {props.note ? <span className="block text-xs text-muted">{props.note}</span> : null}
      </span>
    </label>
  );
}
