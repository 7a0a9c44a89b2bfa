"use client";
import { Flag, Pause, Play, SkipForward, StepForward } from "lucide-react";
import { PACE_FACTORS } from "../../contract/limits";
import type { PlayerView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { texts } from "../texts/language";
import { INPUT_CLASSES } from "../ui/field";
import { IconButton } from "../ui/icon-button";

interface ClockControlsProps {
  clock: PlayerView["clock"];
  send: Send;
  onEnd: () => void;
}

/** For whoever runs the clock: a solo player here, the facilitator on a page of their own. */
export function ClockControls({ clock, send, onEnd }: ClockControlsProps) {
  const t = texts().warRoom.clock;
  const off = clock.phase === "live" ? undefined : t.over;
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{t.controls}</legend>
      {clock.running ? (
        <IconButton label={t.pause} why={off} onClick={() => send({ type: "exercise.pause" })}>
          <Pause size={16} aria-hidden />
        </IconButton>
      ) : (
        <IconButton
          label={t.run}
          why={off}
          className="text-accent!"
          onClick={() => send({ type: "exercise.resume" })}
        >
          <Play size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={t.step}
        why={off}
        onClick={() => void send({ type: "exercise.step", minutes: 1 })}
      >
        <StepForward size={16} aria-hidden />
      </IconButton>
      <IconButton label={t.skip} why={off} onClick={() => void send({ type: "exercise.skip" })}>
        <SkipForward size={16} aria-hidden />
      </IconButton>
      <select
        aria-label={t.pace}
        value={clock.paceFactor}
        onChange={(event) => {
          const factor = PACE_FACTORS.find((known) => known === Number(event.target.value));
          if (factor !== undefined) void send({ type: "exercise.set-pace", factor });
        }}
        className={`${INPUT_CLASSES} h-7! w-auto! px-1! text-xs`}
      >
        {PACE_FACTORS.map((factor) => (
          <option key={factor} value={factor}>
            ×{factor}
          </option>
        ))}
      </select>
      <IconButton label={t.end} why={off} onClick={onEnd}>
        <Flag size={15} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
