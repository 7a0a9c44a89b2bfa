"use client";
import { useSyncExternalStore } from "react";
import { type Door, readToken } from "../session/tokens";
import { useDebrief } from "../session/use-debrief";
import { ButtonLink } from "../ui/button-link";
import { Skeleton } from "../ui/empty-state";
import { Notice } from "../ui/notice";
import { ThemeToggle } from "../ui/theme-toggle";
import { DebriefDocument } from "./debrief-document";

const unchanging = () => () => {};

/** The debrief of one room, for whoever holds a seat there; this browser's facilitator's key goes first. */
export function DebriefPage({ code }: { code: string }) {
  const door = useSyncExternalStore<Door | null>(
    unchanging,
    () => (readToken("facilitator", code) ? "facilitator" : "seat"),
    () => null,
  );
  return (
    <>
      <div className="no-print flex items-center justify-between border-b bg-panel px-4 py-1.5 min-[720px]:px-8">
        <p className="text-sm text-muted">
          Debrief of room <span className="font-mono text-ink">{code}</span>
        </p>
        <span className="flex items-center gap-2">
          <ButtonLink
            href={door === "facilitator" ? `/facilitate/${code}` : `/room/${code}`}
            size="small"
            tone="quiet"
          >
            Back to the room
          </ButtonLink>
          <ThemeToggle />
        </span>
      </div>
      <main>{door === null ? <Loading /> : <Reader code={code} door={door} />}</main>
    </>
  );
}

function Reader({ code, door }: { code: string; door: Door }) {
  const read = useDebrief(code, door);
  if (read.state === "read") return <DebriefDocument debrief={read.debrief} />;
  if (read.state === "loading") return <Loading />;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 py-16">
      <h1 className="text-lg font-semibold">
        {read.state === "no-token" ? "No seat in this browser" : "The debrief is not open"}
      </h1>
      {read.state === "no-token" ? (
        <Notice tone="warning">
          This browser holds no seat in room {code}. Open the page in the browser that took part, or
          ask the facilitator for the printed debrief.
        </Notice>
      ) : (
        <Notice tone="warning">{read.rejection.sentence}</Notice>
      )}
      {read.state === "refused" && read.rejection.code === "not-now" ? (
        <p className="text-sm text-muted">
          This page opens by itself as soon as the facilitator reveals the cause.
        </p>
      ) : null}
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </div>
  );
}

function Loading() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <Skeleton lines={8} label="Loading the debrief" />
    </div>
  );
}
