"use client";
import { useState } from "react";
import type { Severity } from "../../contract/severity";
import { SEVERITIES } from "../../contract/severity";
import type { PlayerView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { seatRole } from "./seat-role";
import { useSubmit } from "./submit";

interface CommandDialogProps {
  view: PlayerView;
  ask: Ask;
  onClose: () => void;
}

export function DeclareDialog({ view, ask, onClose }: CommandDialogProps) {
  const t = texts().command;
  const { incident, you } = view;
  const [severity, setSeverity] = useState<Severity>(incident.severity ?? "SEV1");
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const changes = incident.declaredMinute !== null;
  const off = you.kind === "observer" ? texts().warRoom.observersWatch : busy;
  return (
    <Dialog
      open
      onClose={onClose}
      title={changes ? t.changeSeverity : t.declare}
      description={t.declareNote}
      footer={
        <Button
          tone="primary"
          why={off}
          onClick={() => void submit({ type: "incident.declare", severity })}
        >
          {changes ? t.changeTo(severity) : t.declareAs(severity)}
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t.severity}</legend>
        {SEVERITIES.map((known) => (
          <Choice
            key={known}
            name="severity"
            checked={severity === known}
            onChoose={() => setSeverity(known)}
            title={known}
            note={texts().words.severityMeaning[known]}
          />
        ))}
      </fieldset>
      {refused ? <Notice tone="warning">{refused}</Notice> : null}
    </Dialog>
  );
}

export function CommandDialog({ view, ask, onClose }: CommandDialogProps) {
  const t = texts().command;
  const { incident, seats, you } = view;
  const people = seats.filter((seat) => seat.kind === "player" || seat.kind === "solo");
  const [seatId, setSeatId] = useState(you.seatId);
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const off =
    you.kind === "observer"
      ? texts().warRoom.observersWatch
      : seatId === incident.commanderSeatId
        ? t.same
        : busy;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.who}
      description={t.whoNote}
      footer={
        <Button
          tone="primary"
          why={off}
          onClick={() => void submit({ type: "incident.take-command", seatId })}
        >
          {seatId === you.seatId ? t.take : t.handOver}
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t.commander}</legend>
        {people.map((seat) => (
          <Choice
            key={seat.id}
            name="commander"
            checked={seatId === seat.id}
            onChoose={() => setSeatId(seat.id)}
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
      {refused ? <Notice tone="warning">{refused}</Notice> : null}
    </Dialog>
  );
}

export function EndDialog({ view, ask, onClose }: CommandDialogProps) {
  const t = texts().command;
  const { submit, refused, busy } = useSubmit(ask, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.endAsked}
      description={t.endNote}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.keepPlaying}
          </Button>
          <Button tone="danger" why={busy} onClick={() => void submit({ type: "exercise.end" })}>
            {t.end}
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">
        {t.stillRunning(view.works.filter((work) => work.state === "running").length)}
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
