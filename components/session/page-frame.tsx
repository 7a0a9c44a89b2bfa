"use client";
import Link from "next/link";
import { type ReactNode, useSyncExternalStore } from "react";
import { LanguageChoice } from "../texts/language-choice";
import { ThemeToggle } from "../ui/theme-toggle";
import { type ConnectionState, connectionState, subscribeConnection } from "./connection";
import { ConnectionBanner, ConnectionMark } from "./connection-mark";
import type { SessionState } from "./session-store";

/** A name, the same in every language. */
const PRODUCT = "Shardfall";

/** Header and margins of every page that is not a control room; a page with a seat says how its connection is. */
export function PageFrame(props: {
  children: ReactNode;
  session?: Pick<SessionState, "connection" | "notice">;
}) {
  const { children, session } = props;
  return (
    <>
      {session ? (
        <ConnectionBanner connection={session.connection} notice={session.notice} />
      ) : (
        <OutdatedBanner />
      )}
      <div className="mx-auto flex min-h-[calc(100dvh-var(--band-height))] w-full max-w-6xl flex-col px-4 sm:px-6 lg:pb-(--toast-height)">
        <header className="no-print flex h-14 shrink-0 items-center justify-between gap-3">
          <Link href="/" className="flex items-center gap-2 text-md font-semibold">
            <Mark /> {PRODUCT}
          </Link>
          <div className="flex items-center gap-2">
            {session ? <ConnectionMark connection={session.connection} /> : null}
            <LanguageChoice />
            <ThemeToggle />
          </div>
        </header>
        <main className="flex-1 pb-12">{children}</main>
      </div>
    </>
  );
}

/** Without a seat only one state of the connection matters: the one that no waiting mends. */
function OutdatedBanner() {
  const connection = useSyncExternalStore(subscribeConnection, connectionState, NOT_YET);
  return connection === "outdated" ? <ConnectionBanner connection={connection} /> : null;
}

const NOT_YET = (): ConnectionState => "connecting";

function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 17" width="20" height="17">
      <path d="M0 0h9v4H0zM11 0h9v4h-9zM0 6h6v4H0zM0 12h5v4H0z" fill="var(--c-accent)" />
      <path d="m10 7 6 2-2 6-6-2z" fill="var(--c-band)" />
    </svg>
  );
}
