"use client";
import { type FormEvent, useId, useState } from "react";
import { MESSAGE_LENGTH_MAX_CHARS, TITLE_LENGTH_MAX_CHARS } from "../../contract/limits";
import { FUNCTIONS, ROLE_TITLES } from "../../contract/roles";
import type { Ask } from "../session/use-session";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { INPUT_CLASSES, SelectField, TextField } from "../ui/field";
import { useSubmit } from "../war-room/submit";

interface InjectFormProps {
  open: boolean;
  onClose: () => void;
  ask: Ask;
}

/** Writes a message from outside the team and sends it at once. What was typed survives a refusal. */
export function InjectForm({ open, onClose, ask }: InjectFormProps) {
  const formId = useId();
  const [from, setFrom] = useState("");
  const [text, setText] = useState("");
  const [audience, setAudience] = useState("all");
  const missing = !from.trim() || !text.trim() ? "Say who it is from and what it says." : "";
  const { submit, refused, busy } = useSubmit(ask, () => {
    setText("");
    onClose();
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (missing || busy) return;
    void submit({
      type: "inject.write",
      from: from.trim(),
      text: text.trim(),
      audience: FUNCTIONS.find((one) => one === audience) ?? "all",
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Write an inject"
      description="It appears in the channel at once, as if it came from outside."
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <SubmitButton formId={formId} why={missing || busy} />
        </>
      }
    >
      <form id={formId} onSubmit={send} className="flex flex-col gap-3">
        <TextField
          label="From"
          placeholder="Head of payments, a large customer"
          maxLength={TITLE_LENGTH_MAX_CHARS}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <label className="flex flex-col gap-1 text-sm font-medium">
          Text
          <textarea
            rows={4}
            maxLength={MESSAGE_LENGTH_MAX_CHARS}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${INPUT_CLASSES} h-auto! py-1.5 font-normal`}
          />
        </label>
        <SelectField
          label="For"
          value={audience}
          onChange={(event) => setAudience(event.target.value)}
        >
          <option value="all">Everyone</option>
          {FUNCTIONS.map((one) => (
            <option key={one} value={one}>
              {ROLE_TITLES[one]}
            </option>
          ))}
        </SelectField>
        <p role="alert" className="text-sm text-impaired empty:hidden">
          {refused}
        </p>
      </form>
    </Dialog>
  );
}

/** Stands in the dialog's footer, outside the form, so it submits by clicking the form's own way. */
function SubmitButton({ formId, why }: { formId: string; why: string | undefined }) {
  return (
    <Button
      tone="primary"
      why={why}
      onClick={() => {
        const form = document.getElementById(formId);
        if (form instanceof HTMLFormElement) form.requestSubmit();
      }}
    >
      Send it now
    </Button>
  );
}
