"use client";
import { FOG_LEVELS, FOG_WORDS, type FogLevel } from "../../contract/fog";
import type { Phase } from "../../contract/views";
import type { Send } from "../session/use-session";

interface FogDialProps {
  level: FogLevel;
  phase: Phase;
  send: Send;
}

/** What stands between the truth and the screens: shows the present level, and turns it while the clock can still run. */
export function FogDial({ level, phase, send }: FogDialProps) {
  const over = phase === "hot-wash" || phase === "closed";
  return (
    <fieldset className="mx-3 mb-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <legend className="sr-only">Fog over the telemetry</legend>
      <span aria-hidden="true" className="text-xs text-muted">
        Fog
      </span>
      <span className="flex rounded-control border border-line-strong">
        {FOG_LEVELS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === level}
            aria-disabled={over || undefined}
            title={FOG_WORDS[one].note}
            onClick={() => {
              if (!over && one !== level) void send({ type: "exercise.set-fog", level: one });
            }}
            className="touchable h-6 border-l border-line-strong px-2 text-xs text-muted first:rounded-l-[5px] first:border-l-0 last:rounded-r-[5px] hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:hover:text-muted aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink"
          >
            {FOG_WORDS[one].name}
          </button>
        ))}
      </span>
      <span role="status" className="min-w-0 flex-1 basis-48 text-xs text-muted">
        {over ? "The clock has stopped, and the fog with it." : FOG_WORDS[level].note}
      </span>
    </fieldset>
  );
}
