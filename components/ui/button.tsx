"use client";
import type { ReactNode } from "react";
import { useId, useRef } from "react";
import { settleAfter, useSettling } from "./press-guard";

export type ButtonTone = "primary" | "plain" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const TONES: Record<ButtonTone, string> = {
  primary: "bg-accent-fill text-on-accent border-transparent hover:brightness-110",
  plain: "bg-raised text-ink border-line hover:border-line-strong",
  quiet: "bg-transparent text-ink border-transparent hover:bg-raised",
  danger: "bg-transparent text-impaired border-current hover:bg-raised",
};
const SIZES: Record<ButtonSize, string> = {
  small: "h-7 px-2 text-xs gap-1",
  medium: "h-8 px-3 text-sm gap-1.5",
  large: "h-11 px-4 text-base gap-2",
};
const OFF =
  "aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:hover:brightness-100";

/** The look of a button. */
export function buttonClasses(tone: ButtonTone, size: ButtonSize, extra: string): string {
  return `touchable inline-flex shrink-0 items-center justify-center rounded-control border font-medium whitespace-nowrap transition-colors duration-150 ${TONES[tone]} ${SIZES[size]} ${OFF} ${extra}`;
}

interface ButtonProps {
  children: ReactNode;
  /** One that returns a promise is not pressed again before it is kept. */
  onClick?: () => unknown;
  tone?: ButtonTone;
  size?: ButtonSize;
  type?: "button" | "submit";
  /** Why it cannot be pressed now; an empty or missing sentence means that it can. */
  why?: string | undefined;
  /** What pressing it brings about besides its words; shown on hover and focus. */
  note?: string | undefined;
  /** Replaces the visible text as accessible name, where the text alone is ambiguous. */
  label?: string | undefined;
  pressed?: boolean | undefined;
  className?: string;
}

/** A disabled button stays reachable by keyboard and says why, so aria-disabled is used and not the attribute that hides it. */
export function Button({
  children,
  onClick,
  tone = "plain",
  size = "medium",
  type = "button",
  why,
  note,
  label,
  pressed,
  className = "",
}: ButtonProps) {
  const whyId = useId();
  const control = useRef<HTMLButtonElement>(null);
  const settling = useSettling(control);
  const off = Boolean(why);
  const told = why || note;
  return (
    <>
      <button
        ref={control}
        data-hint={told || undefined}
        type={type}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={off || settling || undefined}
        aria-describedby={told ? whyId : undefined}
        className={buttonClasses(tone, size, className)}
        onClick={(event) => {
          if (off || settling) event.preventDefault();
          else settleAfter(onClick?.(), event);
        }}
      >
        {children}
      </button>
      {told ? (
        <span id={whyId} className="sr-only">
          {told}
        </span>
      ) : null}
    </>
  );
}
