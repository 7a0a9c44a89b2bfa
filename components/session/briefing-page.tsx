"use client";
import { Printer } from "lucide-react";
import { ROLE_DUTIES, ROLE_TITLES } from "../../contract/roles";
import { formatClock } from "../../contract/sim-time";
import type { PlayerView } from "../../contract/views";
import { Button } from "../ui/button";
import { Briefing } from "./briefing";
import { ConnectionBanner, ConnectionMark } from "./connection-mark";
import { PageFrame } from "./page-frame";
import type { SessionHandle } from "./use-session";

/** Calm and printable: everyone reads before the clock starts. */
export function BriefingPage({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { room, clock, you } = view;
  return (
    <>
      <ConnectionBanner connection={session.connection} notice={session.notice} />
      <PageFrame aside={<ConnectionMark connection={session.connection} />}>
        <div className="mx-auto max-w-2xl py-6 text-md leading-7">
          <p className="text-sm text-muted">
            {room.clock.date} · you enter at{" "}
            <span className="font-mono">{formatClock(room.clock, clock.playFromMinute)}</span>{" "}
            {room.clock.zone}
          </p>
          <h1 className="mb-6 text-2xl font-semibold tracking-tight">{room.title}</h1>
          <Briefing room={room} />
          {you.kind === "player" ? (
            <section className="mt-6 rounded-panel border bg-panel px-4 py-3">
              <h2 className="font-semibold">Your role: {ROLE_TITLES[you.role]}</h2>
              <p>{ROLE_DUTIES[you.role]}</p>
            </section>
          ) : null}
          <div className="no-print mt-6 flex flex-wrap items-center gap-3 text-base">
            {you.controls ? (
              <Button
                tone="primary"
                size="large"
                onClick={() => session.send({ type: "exercise.start" })}
              >
                Start the clock
              </Button>
            ) : (
              <p className="text-sm text-muted" role="status">
                The facilitator starts the clock. This page follows by itself.
              </p>
            )}
            <Button tone="quiet" onClick={() => window.print()}>
              <Printer size={14} aria-hidden /> Print the briefing
            </Button>
          </div>
        </div>
      </PageFrame>
    </>
  );
}
