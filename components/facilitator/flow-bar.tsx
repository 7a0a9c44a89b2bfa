"use client";
import { FastForward, Pause, Play, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { PACE_FACTORS } from "../../contract/limits";
import { formatClock, formatOffset } from "../../contract/sim-time";
import type { FacilitatorView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { Button } from "../ui/button";
import { INPUT_CLASSES } from "../ui/field";
import { figureText } from "../ui/figure-text";
import { ConfirmButton } from "./confirm-button";
import { useSpaceKey } from "./space-key";

type Clock = FacilitatorView["clock"];

interface FlowBarProps {
  clock: Clock;
  room: FacilitatorView["room"];
  send: Send;
  /** Connection and theme, at the far end. */
  aside: ReactNode;
  /** On narrow screens the end of the exercise stands at the end of the page. */
  wide: boolean;
}

/** Clock and the controls of the phase. What ends the exercise stands apart from what pauses it. */
export function FlowBar({ clock, room, send, aside, wide }: FlowBarProps) {
  const live = clock.phase === "live";
  return (
    <header className="sticky top-[var(--band-height)] z-30 flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-panel px-4 py-2">
      <h1 className="sr-only">Facilitator: {room.title}</h1>
      <ClockFace clock={clock} room={room} />
      <div className="flex flex-wrap items-center gap-2 max-[719px]:order-last max-[719px]:w-full">
        {live ? <LiveControls clock={clock} send={send} /> : null}
        {clock.phase === "lobby" ? (
          <Button tone="primary" onClick={() => send({ type: "exercise.brief" })}>
            Open the briefing
          </Button>
        ) : null}
        {clock.phase === "briefing" ? (
          <Button tone="primary" onClick={() => send({ type: "exercise.start" })}>
            <Play size={15} aria-hidden /> Start the clock
          </Button>
        ) : null}
        {clock.phase === "hot-wash" ? (
          <p className="text-sm text-muted">
            The clock has stopped. Next: hot wash, reveal, debrief.
          </p>
        ) : null}
      </div>
      <div className="ml-auto flex items-center gap-3">
        {live && wide ? <EndButton send={send} /> : null}
        {aside}
      </div>
    </header>
  );
}

/** Stands apart from the controls of the clock, and asks first. */
export function EndButton({ send }: { send: Send }) {
  return (
    <ConfirmButton
      tone="danger"
      size="small"
      question="End the exercise?"
      consequence="The clock stops for good and everybody goes to the hot wash. The cause stays hidden until you reveal it."
      confirm="End it now"
      onConfirm={() => send({ type: "exercise.end" })}
    >
      End the exercise
    </ConfirmButton>
  );
}

const PHASE_WORDS: Record<Clock["phase"], string> = {
  lobby: "Lobby",
  briefing: "Briefing",
  live: "Running",
  "hot-wash": "Hot wash",
  closed: "Cause revealed",
};

function ClockFace({ clock, room }: Pick<FlowBarProps, "clock" | "room">) {
  const paused = clock.phase === "live" && !clock.running;
  const word = paused ? "Paused" : PHASE_WORDS[clock.phase];
  const before = clock.phase === "lobby" || clock.phase === "briefing";
  const minute = before ? clock.playFromMinute : clock.minute;
  return (
    <div className="flex items-baseline gap-3">
      <p
        role="timer"
        aria-label="Scenario clock"
        className="font-mono text-lg font-medium whitespace-nowrap"
      >
        {before ? (
          <span className="mr-1.5 font-sans text-xs font-normal text-muted">starts at</span>
        ) : null}
        {formatClock(room.clock, minute)}
        <span className="ml-1.5 text-xs font-normal text-muted">{room.clock.zone}</span>
      </p>
      <p className="font-mono text-sm text-muted">{formatOffset(minute)}</p>
      <p
        role="status"
        className={`flex items-center gap-1 text-sm font-semibold whitespace-nowrap ${paused ? "text-degraded" : ""}`}
      >
        {clock.phase === "live" ? (
          paused ? (
            <Pause size={13} aria-hidden />
          ) : (
            <Play size={13} aria-hidden />
          )
        ) : null}
        {word}
      </p>
    </div>
  );
}

function LiveControls({ clock, send }: { clock: Clock; send: Send }) {
  const toggle = () => send({ type: clock.running ? "exercise.pause" : "exercise.resume" });
  useSpaceKey(() => void toggle());
  const atEnd = clock.minute >= clock.endMinute ? "The scenario's clock has reached its end." : "";
  return (
    <>
      <Button
        tone="primary"
        className="max-[719px]:flex-1"
        label={clock.running ? "Pause" : "Resume"}
        onClick={toggle}
      >
        {clock.running ? <Pause size={15} aria-hidden /> : <Play size={15} aria-hidden />}
        {clock.running ? "Pause" : "Resume"}
        <kbd className="rounded border border-current px-1 text-2xs font-normal max-[1320px]:hidden pointer-coarse:hidden">
          Space
        </kbd>
      </Button>
      <Button
        why={atEnd}
        label="Step 1 minute"
        onClick={() => void send({ type: "exercise.step", minutes: 1 })}
      >
        <Plus size={13} aria-hidden /> 1 min
      </Button>
      <Button
        why={atEnd}
        label="Step 5 minutes"
        onClick={() => void send({ type: "exercise.step", minutes: 5 })}
      >
        <Plus size={13} aria-hidden /> 5 min
      </Button>
      <Button why={atEnd} onClick={() => void send({ type: "exercise.skip" })}>
        <FastForward size={15} aria-hidden /> Skip to the next event
      </Button>
      <Pace clock={clock} send={send} />
    </>
  );
}

function Pace({ clock, send }: { clock: Clock; send: Send }) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-muted max-[719px]:hidden">Pace</span>
      <select
        aria-label="Pace"
        value={clock.paceFactor}
        onChange={(event) => {
          const factor = PACE_FACTORS.find((one) => one === Number(event.target.value));
          if (factor !== undefined) void send({ type: "exercise.set-pace", factor });
        }}
        className={`${INPUT_CLASSES} w-auto!`}
      >
        {PACE_FACTORS.map((factor) => (
          <option key={factor} value={factor}>
            {factor === 0.25 ? "¼×" : factor === 0.5 ? "½×" : `${factor}×`}
          </option>
        ))}
      </select>
      <span className="font-mono text-xs whitespace-nowrap text-muted">
        {figureText(clock.paceMinutesPerMinute)} min/min
        <span className="sr-only"> (simulated minutes for each real minute)</span>
      </span>
    </label>
  );
}
