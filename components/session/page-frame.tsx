"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { LanguageChoice } from "../texts/language-choice";
import { ThemeToggle } from "../ui/theme-toggle";

/** A name, the same in every language. */
const PRODUCT = "Shardfall";

/** Header and margins of every page that is not a control room. */
export function PageFrame({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-var(--band-height))] w-full max-w-6xl flex-col px-4 sm:px-6 lg:pb-(--toast-height)">
      <header className="no-print flex h-14 shrink-0 items-center justify-between gap-3">
        <Link href="/" className="flex items-center gap-2 text-md font-semibold">
          <Mark /> {PRODUCT}
        </Link>
        <div className="flex items-center gap-2">
          {aside}
          <LanguageChoice />
          <ThemeToggle />
        </div>
      </header>
      <main className="flex-1 pb-12">{children}</main>
    </div>
  );
}

function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 17" width="20" height="17">
      <path d="M0 0h9v4H0zM11 0h9v4h-9zM0 6h6v4H0zM0 12h5v4H0z" fill="var(--c-accent)" />
      <path d="m10 7 6 2-2 6-6-2z" fill="var(--c-band)" />
    </svg>
  );
}
