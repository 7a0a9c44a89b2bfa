"use client";
import type { ReactNode } from "react";
import { Hint } from "./tooltip";

interface IconButtonProps {
  label: string;
  children: ReactNode;
  onClick?: () => void;
  pressed?: boolean;
  /** Why it cannot be pressed now. */
  why?: string | undefined;
  className?: string;
}

/** A button with a picture only: its label is read out and shown on hover and focus. */
export function IconButton({ label, children, onClick, pressed, why, className }: IconButtonProps) {
  return (
    <Hint text={why || label}>
      <button
        type="button"
        aria-label={why ? `${label} – ${why}` : label}
        aria-pressed={pressed}
        aria-disabled={why ? true : undefined}
        onClick={() => {
          if (!why) onClick?.();
        }}
        className={`touchable inline-flex size-8 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 hover:bg-raised hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-pressed:bg-raised aria-pressed:text-accent ${className ?? ""}`}
      >
        {children}
      </button>
    </Hint>
  );
}
