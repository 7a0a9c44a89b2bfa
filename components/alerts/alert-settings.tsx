"use client";
import { useEffect, useState } from "react";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { CheckField } from "../ui/field";
import { noticesChoice, soundsChoice } from "./alert-choices";
import { askForNotices, type NoticeState, noticeState } from "./notices";
import { canSound, tryTones, wakeSound } from "./tones";

/** Sounds and notices of this browser, both off until they are chosen. */
export function AlertSettings() {
  const words = texts().alerts;
  return (
    <section aria-label={words.title} className="mt-4 flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-semibold">{words.title}</h3>
        <p className="text-sm text-muted">{words.what}</p>
      </div>
      <Sounds />
      <Notices />
    </section>
  );
}

function Sounds() {
  const words = texts().alerts.sounds;
  const on = soundsChoice.use();
  if (!canSound()) return <p className="text-sm">{words.missing}</p>;
  return (
    <div className="flex items-start justify-between gap-3">
      <CheckField
        label={words.label}
        note={words.note}
        checked={on}
        onChange={(next) => {
          soundsChoice.set(next);
          if (next) wakeSound();
        }}
      />
      <Button size="small" label={words.tryLabel} onClick={() => void tryTones()}>
        {words.tryIt}
      </Button>
    </div>
  );
}

function Notices() {
  const words = texts().alerts.notices;
  const chosen = noticesChoice.use();
  const [state, setState] = useState<NoticeState>("missing");
  useEffect(() => setState(noticeState(window)), []);
  const on = chosen && state === "granted";
  const choose = async (next: boolean) => {
    const answer = next ? await askForNotices() : noticeState(window);
    setState(answer);
    noticesChoice.set(next && answer === "granted");
  };
  return (
    <div>
      {state === "granted" || state === "ask" ? (
        <CheckField
          label={words.label}
          note={words.note[state]}
          checked={on}
          onChange={(next) => void choose(next)}
        />
      ) : null}
      {/* Stands there empty before, so that the answer to a press is read out. */}
      <p role="status" className="text-sm empty:hidden">
        {state === "granted" || state === "ask" ? "" : words.none[state]}
      </p>
    </div>
  );
}
