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
import { Choice } from "./choice";
import { useSubmit } from "./submit";
import { whyNot } from "./who-may";

interface CommandDialogProps {
  view: PlayerView;
  ask: Ask;
  onClose: () => void;
}

export function DeclareDialog({ view, ask, onClose }: CommandDialogProps) {
  const t = texts().command;
  const { incident } = view;
  const [severity, setSeverity] = useState<Severity>(incident.severity ?? "SEV1");
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const changes = incident.declaredMinute !== null;
  const off = whyNot(view, "incident.declare") || busy;
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
