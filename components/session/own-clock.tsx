"use client";
import { useState } from "react";
import { PACE_FACTORS } from "../../contract/limits";
import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { SelectField } from "../ui/field";
import { figureText } from "../ui/figure-text";
import { Notice } from "../ui/notice";
import { startPaused } from "./start-paused";
import type { SessionHandle } from "./use-session";

/** For whoever plays alone: nothing moves before they say so, and how fast it moves is theirs to choose. */
export function OwnClock({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { paceFactor, paceMinutesPerMinute } = view.clock;
  const [refused, setRefused] = useState("");
  const words = texts().session.ownClock;
  return (
    <section
      aria-label={words.title}
      className="no-print mt-6 flex flex-col gap-3 rounded-panel border bg-panel px-4 py-3 text-base"
    >
      <div>
        <h2 className="text-md font-semibold">{words.title}</h2>
        <p className="text-sm text-muted">{words.note}</p>
      </div>
      <SelectField
        label={words.pace}
        note={words.rate(figureText(paceMinutesPerMinute))}
        className="max-w-40"
        value={paceFactor}
        onChange={(event) => {
          const factor = PACE_FACTORS.find((known) => known === Number(event.target.value));
          if (factor !== undefined) void session.send({ type: "exercise.set-pace", factor });
        }}
      >
        {PACE_FACTORS.map((factor) => (
          <option key={factor} value={factor}>
            ×{factor}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          size="large"
          onClick={() => session.send({ type: "exercise.start" })}
        >
          {texts().session.startClock}
        </Button>
        <Button size="large" onClick={async () => setRefused(await startPaused(session.ask))}>
          {words.paused}
        </Button>
      </div>
      {refused ? <Notice tone="warning">{refused}</Notice> : null}
    </section>
  );
}
