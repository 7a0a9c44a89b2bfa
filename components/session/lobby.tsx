"use client";
import type { PlayerView } from "../../contract/views";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Briefing } from "./briefing";
import { ConnectionBanner, ConnectionMark } from "./connection-mark";
import { NoticeBanner } from "./notice-banner";
import { PageFrame } from "./page-frame";
import { PeopleList } from "./people-list";
import { RoleChoice } from "./role-choice";
import { spokenCode } from "./room-code";
import type { SessionHandle } from "./use-session";

/** Before the game: who is here, who does what, and what will happen next. */
export function Lobby({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { room, seats, you } = view;
  const me = seats.find((seat) => seat.id === you.seatId);
  const players = seats.filter((seat) => seat.kind === "player");
  const ready = players.filter((seat) => seat.ready).length;
  const plays = you.kind === "player";
  return (
    <>
      <ConnectionBanner connection={session.connection} notice={session.notice} />
      <NoticeBanner notice={session.notice} />
      <PageFrame aside={<ConnectionMark connection={session.connection} />}>
        <div className="flex flex-wrap items-end justify-between gap-4 border-b pb-4">
          <div className="min-w-0">
            <h1 className="text-xl font-semibold text-balance">{room.title}</h1>
            <p className="max-w-2xl text-muted">{room.summary}</p>
          </div>
          <p className="sm:text-right">
            <span className="block text-xs text-muted">room code</span>
            <span className="font-mono text-xl font-medium tracking-wider">
              {spokenCode(room.code)}
            </span>
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="flex flex-col gap-6">
            {plays ? (
              <RoleChoice seats={seats} you={you} send={session.send} />
            ) : (
              <Notice>
                {you.kind === "observer"
                  ? "You observe: you see what the team sees, and take no action."
                  : "You run this exercise. Use the facilitator’s page to start it."}
              </Notice>
            )}
            <Briefing room={room} />
          </div>
          <aside className="flex flex-col gap-4 max-lg:order-first">
            <h2 className="text-md font-semibold">
              People{" "}
              <span className="text-sm font-normal text-muted">
                {ready} of {players.length} ready
              </span>
            </h2>
            <PeopleList seats={seats} youId={you.seatId} lobby />
            {plays ? (
              <Button
                size="large"
                tone={me?.ready ? "plain" : "primary"}
                onClick={() =>
                  session.send({ type: "seat.set-ready", ready: !(me?.ready ?? false) })
                }
              >
                {me?.ready ? "Not ready after all" : "I am ready"}
              </Button>
            ) : null}
            <NextSteps minutes={room.lengthMinutes} />
          </aside>
        </div>
      </PageFrame>
    </>
  );
}

function NextSteps({ minutes }: { minutes: number }) {
  return (
    <section aria-label="What happens next" className="text-sm">
      <h2 className="mb-1 font-semibold">What happens next</h2>
      <ol className="list-decimal space-y-1 pl-5 text-muted">
        <li>
          The facilitator opens the briefing, then starts the clock. This page follows by itself.
        </li>
        <li>You play for about {minutes} minutes. The incident’s own clock runs faster.</li>
        <li>
          The clock stops, the cause is revealed, and the debrief lays your run beside theirs.
        </li>
      </ol>
    </section>
  );
}
