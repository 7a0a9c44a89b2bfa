"use client";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import type { ActionParams } from "../../contract/commands";
import { PROMISE_DIAL } from "../../contract/promise";
import type { ActionView, PlayerView } from "../../contract/views";
import type { DialView } from "../../contract/work-sections";
import type { Ask } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { Notice } from "../ui/notice";
import { ActionFacts } from "./action-facts";
import { Standing } from "./desk-tools";
import { DialField } from "./dial-field";
import { DraftField } from "./draft-field";
import { blocked, initialParams, verb } from "./order-form";
import { PromiseField } from "./promise-field";
import { useDraft } from "./use-draft";

export interface DeskWriterProps {
  action: ActionView;
  view: PlayerView;
  ask: Ask;
  /** Words that this browser has sent. */
  sent: readonly string[];
  onSent: (text: string) => void;
  onBack: () => void;
}

/** One update by one tool: its words, when it promises the next one, and sending it. */
export function DeskWriter({ action, view, ask, sent, onSent, onBack }: DeskWriterProps) {
  const t = texts().desk;
  const dial = action.dials.find((one) => one.type === "text");
  const shared = view.drafts.find((one) => one.actionId === action.id);
  const { draft, apply, save } = useDraft(action.id, shared?.text ?? "", ask);
  const [params, setParams] = useState<ActionParams>(() => initialParams(action));
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const words = dial ? { [dial.id]: draft.text.trim() } : {};
  const order = { ...params, ...words };
  const clock = view.room.clock;

  const undecided = draft.theirs === null ? "" : t.choose;
  const why = busy ? texts().warRoom.sending : blocked(action, order) || undecided;

  async function send() {
    setBusy(true);
    setRefused("");
    const command = { type: "work.start", actionId: action.id, params: order, reason: "" } as const;
    const answer = await ask(command);
    setBusy(false);
    if (!answer.ok) return setRefused(answer.rejection.sentence);
    apply({ type: "sent" });
    onSent(draft.text.trim());
  }

  return (
    <section aria-label={action.title} className="flex h-full min-h-0 flex-col">
      <header className="flex shrink-0 items-start gap-1 border-b py-1 pr-3 pl-1">
        <IconButton label={t.back} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
        </IconButton>
        <div className="min-w-0 flex-1 py-1">
          <h3 className="text-sm font-medium">{action.title}</h3>
          <Standing action={action} works={view.works} channel={view.channel} clock={clock} />
        </div>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-3 py-2">
        {dial ? (
          <DraftField
            {...{ dial, draft, apply, save, view, sent, shared }}
            actionId={action.id}
            locked={busy}
          />
        ) : null}
        {action.dials.map((one) => (
          <OtherDial
            key={one.id}
            dial={one}
            value={params[one.id]}
            onChange={(value) => setParams((old) => ({ ...old, [one.id]: value }))}
            clock={clock}
            nowMinute={view.clock.minute}
          />
        ))}
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
        <details className="shrink-0">
          <summary className="touchable text-xs text-muted">{t.about}</summary>
          <div className="flex flex-col gap-2 pt-1">
            <ActionFacts action={action} attention={view.you.attention} />
          </div>
        </details>
      </div>
      <footer className="shrink-0 border-t p-2">
        <Button tone="primary" size="small" className="w-full" onClick={send} why={why}>
          {verb(action)}
        </Button>
      </footer>
    </section>
  );
}

/** Whatever an update can be told besides its words. */
function OtherDial(props: {
  dial: DialView;
  value: number | string | undefined;
  onChange: (value: number | string) => void;
  clock: PlayerView["room"]["clock"];
  nowMinute: number;
}) {
  const { dial, value, onChange, clock, nowMinute } = props;
  if (dial.type === "text") return null;
  if (dial.type !== "number" || dial.id !== PROMISE_DIAL) {
    return <DialField dial={dial} value={value} onChange={onChange} />;
  }
  return <PromiseField value={value ?? dial.initial} {...{ dial, onChange, clock, nowMinute }} />;
}
