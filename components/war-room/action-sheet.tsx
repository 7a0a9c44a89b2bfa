"use client";
import { useState } from "react";
import type { ActionParams } from "../../contract/commands";
import { REASON_LENGTH_MAX_CHARS } from "../../contract/limits";
import type { ActionView, PlayerView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { ActionFacts } from "./action-facts";
import { DialField } from "./dial-field";
import { blocked, initialParams, verb } from "./order-form";
import { useSubmit } from "./submit";

interface ActionSheetProps {
  action: ActionView;
  /** How many people this seat has, and how many are busy. */
  attention: PlayerView["you"]["attention"];
  ask: Ask;
  onClose: () => void;
}

/** Everything to know before an action: what it does, what it cannot tell, what it disturbs, its dials, and a reason for the record. */
export function ActionSheet({ action, attention, ask, onClose }: ActionSheetProps) {
  const [params, setParams] = useState<ActionParams>(() => initialParams(action));
  const [reason, setReason] = useState("");
  const { submit, refused, busy } = useSubmit(ask, onClose);
  const why = busy ?? blocked(action, params);
  const t = texts().actions;
  const { actionKind, role } = texts().words;
  const start = () => void submit({ type: "work.start", actionId: action.id, params, reason });

  return (
    <Dialog
      open
      onClose={onClose}
      title={action.title}
      description={`${actionKind[action.kind]} · ${role[action.function]}`}
      footer={
        <>
          <Button onClick={onClose} tone="quiet">
            {t.notNow}
          </Button>
          <Button tone="primary" onClick={start} why={why}>
            {verb(action)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <ActionFacts action={action} attention={attention} />
        {/* What cannot be ordered now has no dials to turn; the sentence below says why. */}
        <fieldset disabled={!action.available} className="contents disabled:text-muted">
          {action.dials.map((dial) => (
            <DialField
              key={dial.id}
              dial={dial}
              value={params[dial.id]}
              onChange={(value) => setParams((old) => ({ ...old, [dial.id]: value }))}
            />
          ))}
        </fieldset>
        {action.available ? (
          <TextField
            label={t.reason}
            placeholder={t.reasonPlaceholder}
            maxLength={REASON_LENGTH_MAX_CHARS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !why) start();
            }}
          />
        ) : (
          <Notice>{action.why}</Notice>
        )}
        {refused ? (
          // On a phone the sheet is longer than the screen: the sentence comes to the reader.
          <div ref={(node) => node?.scrollIntoView({ block: "nearest" })}>
            <Notice tone="warning">{refused}</Notice>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
