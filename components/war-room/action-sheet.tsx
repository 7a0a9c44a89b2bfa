"use client";
import { useState } from "react";
import type { ActionParams } from "../../contract/commands";
import { REASON_LENGTH_MAX_CHARS } from "../../contract/limits";
import { ROLE_TITLES } from "../../contract/roles";
import type { ActionView } from "../../contract/views";
import type { Ask } from "../session/use-session";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { DialField, numberFault } from "./dial-field";
import { RiskMark } from "./risk-mark";
import { KIND_WORDS } from "./words";

interface ActionSheetProps {
  action: ActionView;
  ask: Ask;
  onClose: () => void;
}

/** Everything to know before an action: what it does, what it cannot tell, what it disturbs, its dials, and a reason for the record. */
export function ActionSheet({ action, ask, onClose }: ActionSheetProps) {
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
        <Facts action={action} />
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

function Facts({ action }: { action: ActionView }) {
  const facts: [string, string][] = [
    ["What it does", action.does],
    ["What it cannot tell", action.cannotTell],
    ["What it disturbs", action.riskNote],
  ];
  return (
    <>
      <dl className="flex flex-col gap-2">
        {facts
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <div key={label}>
              <dt className="text-2xs font-medium text-muted">{label}</dt>
              <dd className="text-sm">{text}</dd>
            </div>
          ))}
      </dl>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 border-y py-2">
        <div>
          <dt className="text-2xs font-medium text-muted">Takes about</dt>
          <dd className="font-mono text-sm">{action.expected}</dd>
        </div>
        <div>
          <dt className="text-2xs font-medium text-muted">Risk</dt>
          <dd className="pt-0.5">
            <RiskMark risk={action.risk} />
          </dd>
        </div>
        <div>
          <dt className="text-2xs font-medium text-muted">Approval</dt>
          <dd className="text-sm">{action.needsApproval ? "waits for the IC" : "not needed"}</dd>
        </div>
      </dl>
    </>
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
