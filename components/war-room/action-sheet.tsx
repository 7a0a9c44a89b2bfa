"use client";
import { useState } from "react";
import type { ActionParams } from "../../contract/commands";
import { REASON_LENGTH_MAX_CHARS } from "../../contract/limits";
import { ROLE_TITLES } from "../../contract/roles";
import type { ActionView, PlayerView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { ActionFacts } from "./action-facts";
import { DialField, numberFault } from "./dial-field";
import { KIND_WORDS } from "./words";

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
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const verb = action.needsApproval ? "Ask the IC" : startVerb(action);

  async function start() {
    setBusy(true);
    setRefused("");
    const answer = await ask({ type: "work.start", actionId: action.id, params, reason });
    setBusy(false);
    if (answer.ok) onClose();
    else setRefused(answer.rejection.sentence);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={action.title}
      description={`${KIND_WORDS[action.kind]} · ${ROLE_TITLES[action.function]}`}
      footer={
        <>
          <Button onClick={onClose} tone="quiet">
            Not now
          </Button>
          <Button
            tone="primary"
            onClick={start}
            why={busy ? "Sent; waiting for the answer." : blocked(action, params)}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <ActionFacts action={action} attention={attention} />
        {action.dials.map((dial) => (
          <DialField
            key={dial.id}
            dial={dial}
            value={params[dial.id]}
            onChange={(value) => setParams((old) => ({ ...old, [dial.id]: value }))}
          />
        ))}
        {action.available ? (
          <TextField
            label="Reason (optional)"
            placeholder="One line for the record"
            maxLength={REASON_LENGTH_MAX_CHARS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !busy && !blocked(action, params)) void start();
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

function startVerb(action: ActionView): string {
  return action.kind === "communication" ? "Send" : "Start";
}

function initialParams(action: ActionView): ActionParams {
  return Object.fromEntries(
    action.dials.map((dial) => [dial.id, dial.type === "text" ? "" : dial.initial]),
  );
}

/** Why the button cannot be pressed; empty when it can. */
function blocked(action: ActionView, params: ActionParams): string {
  if (!action.available) return action.why;
  for (const dial of action.dials) {
    const value = params[dial.id];
    const fault = dial.type === "number" ? numberFault(dial, value) : "";
    if (fault !== "") return fault;
    if (dial.type === "text" && String(value ?? "").trim() === "") {
      return `Write something in “${dial.label}” first.`;
    }
  }
  return "";
}
