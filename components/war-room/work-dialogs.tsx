"use client";
import { useState } from "react";
import type { ActionParams } from "../../contract/commands";
import type { ActionView, WorkView } from "../../contract/views";
import type { DialView } from "../../contract/work-sections";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { DialField, numberFault } from "./dial-field";
import { useSubmit } from "./submit";

interface WorkDialogProps {
  work: WorkView;
  ask: Ask;
  onClose: () => void;
}

/** Turns the dials of work that goes on. They stand as they stood when it was opened, so that nothing typed is lost when the work moves. */
export function TurnDialog({ work, ask, onClose }: WorkDialogProps) {
  const [dials] = useState(work.turnable);
  const [params, setParams] = useState<ActionParams>({});
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const t = texts().works;
  const why = busy ?? turnFault(dials, params);
  const turn = () => void submit({ type: "work.adjust", workId: work.id, params });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.changeIt(work.title)}
      description={t.changeNote}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.leave}
          </Button>
          <Button tone="primary" why={why} onClick={turn}>
            {t.change}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!why) turn();
        }}
      >
        {dials.map((dial) => (
          <DialField
            key={dial.id}
            dial={dial}
            value={params[dial.id] ?? (dial.type === "text" ? "" : dial.initial)}
            onChange={(value) => setParams((old) => ({ ...old, [dial.id]: value }))}
          />
        ))}
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
      </form>
    </Dialog>
  );
}

/** Why the dials cannot be sent as they are; undefined when they can. */
function turnFault(dials: readonly DialView[], params: ActionParams): string | undefined {
  const moved = dials.filter((dial) => {
    const value = params[dial.id];
    return value !== undefined && (dial.type === "text" || value !== dial.initial);
  });
  if (moved.length === 0) return texts().works.unchanged;
  const faults = moved.map((dial) =>
    dial.type === "number" ? numberFault(dial, params[dial.id]) : "",
  );
  return faults.find(Boolean);
}

interface CancelDialogProps extends WorkDialogProps {
  /** Missing when the catalogue of this seat does not hold it. */
  action: ActionView | undefined;
}

/** Asks before something that acts on the system is given up, and says what that will leave behind. */
export function CancelDialog({ work, action, ask, onClose }: CancelDialogProps) {
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const t = texts().works;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.cancelAsked}
      description={work.title}
      footer={
        <>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button
            tone="danger"
            why={busy}
            onClick={() => void submit({ type: "work.cancel", workId: work.id })}
          >
            {t.cancel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm">{t.cancelNote}</p>
        {action?.undo ? (
          <dl>
            <dt className="text-2xs font-medium text-muted">{texts().actions.fact.undo}</dt>
            <dd className="text-sm">{action.undo}</dd>
          </dl>
        ) : null}
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
      </div>
    </Dialog>
  );
}
