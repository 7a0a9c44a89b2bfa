"use client";
import type { ReactNode } from "react";
import { useRef } from "react";
import { settleAfter, useSettling } from "./press-guard";

interface IconButtonProps {
  label: string;
  children: ReactNode;
  /** One that returns a promise is not pressed again before it is kept. */
  onClick?: () => unknown;
  pressed?: boolean;
  /** Why it cannot be pressed now. */
  why?: string | undefined;
  className?: string;
}

/** A button with a picture only: its label is read out and shown on hover and focus. */
export function IconButton({ label, children, onClick, pressed, why, className }: IconButtonProps) {
  const control = useRef<HTMLButtonElement>(null);
  const off = useSettling(control) || Boolean(why);
  return (
    <button
      ref={control}
      data-hint={why || label}
      type="button"
      aria-label={why ? `${label} – ${why}` : label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={(event) => {
        if (!off) settleAfter(onClick?.(), event);
      }}
      className={`touchable inline-flex size-8 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 hover:bg-raised hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-pressed:bg-raised aria-pressed:text-accent ${className ?? ""}`}
    >
      {children}
    </button>
  );
}
