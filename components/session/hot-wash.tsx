"use client";
import { formatClock, formatDuration } from "../../contract/sim-time";
import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { ChannelPanel } from "../war-room/channel-panel";
import { Composer } from "../war-room/composer";
import { HypothesesPanel } from "../war-room/hypotheses-panel";
import { PageFrame } from "./page-frame";
import type { SessionHandle } from "./use-session";

const nothing = () => undefined;

/** Between the stop and the reveal: the talk is fresh, the record stays readable, nothing more can be done. */
export function HotWash({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { room, clock, you } = view;
  const played = clock.minute - clock.playFromMinute;
  return (
    <PageFrame session={session}>
      <div className="flex flex-wrap items-center justify-between gap-4 border-b py-4">
        <div>
          <h1 className="text-xl font-semibold">{texts().session.hotWash.title}</h1>
          <p className="text-muted">
            {texts().session.hotWash.after(
              `${formatClock(room.clock, clock.minute)} ${room.clock.zone}`,
              formatDuration(played),
            )}{" "}
            {you.controls ? texts().session.hotWash.think : texts().session.hotWash.wait}
          </p>
        </div>
        {you.controls ? (
          <Button
            tone="primary"
            size="large"
            onClick={() => session.send({ type: "exercise.reveal" })}
          >
            {texts().session.hotWash.reveal}
          </Button>
        ) : null}
      </div>
      <div className="grid gap-3 pt-4 lg:h-[calc(100dvh-230px)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ChannelPanel
          items={view.channel}
          clock={room.clock}
          seats={view.seats}
          youId={you.seatId}
          handlers={null}
          composer={you.kind === "observer" ? null : <Composer ask={session.ask} />}
          className="h-[70dvh] lg:h-full"
        />
        <section
          aria-label={texts().session.hotWash.hypotheses}
          className="flex min-h-0 flex-col rounded-panel border bg-panel"
        >
          <h2 className="px-3 py-2 text-2xs font-semibold tracking-[0.08em] text-muted uppercase">
            {texts().session.hotWash.hypotheses}
          </h2>
          <HypothesesPanel
            hypotheses={view.hypotheses}
            channel={view.channel}
            clock={room.clock}
            send={session.send}
            onPropose={nothing}
            onConfirm={nothing}
            readOnly
          />
        </section>
      </div>
    </PageFrame>
  );
}
