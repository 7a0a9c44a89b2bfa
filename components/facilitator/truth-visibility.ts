"use client";
import { useEffect, useState } from "react";

/** The truth hides by itself, so that a forgotten panel does not spoil the game when somebody walks by. */
const SHOWN_SECONDS = 60;

export interface TruthVisibility {
  shown: boolean;
  secondsLeft: number;
  show: () => void;
  hide: () => void;
}

/** `show` starts the minute anew, so that working in the panel keeps it open. */
export function useTruthVisibility(): TruthVisibility {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const shown = secondsLeft > 0;
  useEffect(() => {
    if (!shown) return;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [shown]);
  return {
    shown,
    secondsLeft,
    show: () => setSecondsLeft(SHOWN_SECONDS),
    hide: () => setSecondsLeft(0),
  };
}
