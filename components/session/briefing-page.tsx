"use client";
import { Printer } from "lucide-react";
import { ROLE_DUTIES, ROLE_TITLES } from "../../contract/roles";
import { formatClock } from "../../contract/sim-time";
import type { PlayerView } from "../../contract/views";
import { GlossaryButton } from "../onboarding/glossary-dialog";
import { around } from "../texts/around";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Briefing } from "./briefing";
import { OwnClock } from "./own-clock";
import { PageFrame } from "./page-frame";
import type { SessionHandle } from "./use-session";

/** Calm and printable: everyone reads before the clock starts. */
export function BriefingPage({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { room, clock, you } = view;
  const words = texts().session;
  return (
    <PageFrame session={session}>
      <div className="mx-auto max-w-2xl py-6 text-md leading-7">
        <p className="text-sm text-muted">
          {room.clock.date} · {words.enterAt}{" "}
          <span className="font-mono">{formatClock(room.clock, clock.playFromMinute)}</span>{" "}
          {room.clock.zone}
        </p>
        <h1 className="mb-6 text-2xl font-semibold tracking-tight">{room.title}</h1>
        {you.controls ? <OwnClock session={session} view={view} /> : null}
        <div className="mt-6">
          <Briefing room={room} />
        </div>
        {you.kind === "player" && you.role !== "observer" ? (
          <section className="mt-6 rounded-panel border bg-panel px-4 py-3">
            <h2 className="font-semibold">{words.yourRole(ROLE_TITLES[you.role])}</h2>
            <p>{ROLE_DUTIES[you.role]}</p>
            <p className="mt-1 text-sm text-muted">
              {around().lobby.alone} {around().roleCards[you.role].alone}
            </p>
          </section>
        ) : null}
        <div className="no-print mt-6 flex flex-wrap items-center gap-3 text-base">
          {you.controls ? null : (
            <p className="text-sm text-muted" role="status">
              {words.clockFollows}
            </p>
          )}
          <Button tone="quiet" onClick={() => window.print()}>
            <Printer size={14} aria-hidden /> {words.printBriefing}
          </Button>
          <GlossaryButton className="touchable text-sm text-accent hover:underline">
            {around().glossary.title}
          </GlossaryButton>
        </div>
      </div>
    </PageFrame>
  );
}
