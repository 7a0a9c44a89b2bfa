"use client";
import type { PlayerView } from "../../contract/views";
import { around } from "../texts/around";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Briefing } from "./briefing";
import { Meanwhile } from "./meanwhile";
import { NoticeBanner } from "./notice-banner";
import { PageFrame } from "./page-frame";
import { JoinLink, JoinPicture } from "./pass-on";
import { PeopleList } from "./people-list";
import { checksOf } from "./preflight";
import { PreflightList } from "./preflight-list";
import { RoleChoice } from "./role-choice";
import { spokenCode } from "./room-code";
import { useFacts } from "./use-facts";
import type { SessionHandle } from "./use-session";

/** Before the game: who is here, who does what, what is missing, and what will happen next. On a phone in the order in which it is needed. */
export function Lobby({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { room, seats, you } = view;
  const facts = useFacts(you, session.connection);
  return (
    <>
      <NoticeBanner notice={session.notice} />
      <PageFrame session={session}>
        <LobbyHead room={room} />
        <div className="flex flex-col gap-8 pt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="flex flex-col gap-6 max-lg:contents">
            <div className="max-lg:order-1">
              {you.kind === "player" ? (
                <RoleChoice seats={seats} you={you} send={session.send} />
              ) : (
                <Notice>
                  {you.kind === "observer" ? around().lobby.observer : around().lobby.facilitator}
                </Notice>
              )}
            </div>
            <div className="max-lg:order-5">
              <Briefing room={room} />
            </div>
          </div>
          <aside className="flex flex-col gap-6 max-lg:contents">
            <div className="max-lg:order-2">
              <Here session={session} view={view} />
            </div>
            <div className="max-lg:order-3">
              <PreflightList checks={checksOf(facts)} />
            </div>
            <div className="max-lg:order-4">
              <Meanwhile code={room.code} />
            </div>
            <div className="max-lg:order-6">
              <PassOn code={room.code} />
            </div>
            <div className="max-lg:order-7">
              <NextSteps minutes={room.lengthMinutes} />
            </div>
          </aside>
        </div>
      </PageFrame>
    </>
  );
}

function LobbyHead({ room }: { room: PlayerView["room"] }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-b pb-4">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold text-balance">{room.title}</h1>
        <p className="max-w-2xl text-muted">{room.summary}</p>
      </div>
      <p className="sm:text-right">
        <span className="block text-xs text-muted">{around().lobby.roomCode}</span>
        <span className="font-mono text-xl font-medium tracking-wider">
          {spokenCode(room.code)}
        </span>
      </p>
    </div>
  );
}

/** Everyone in the room, and the one thing to press when all is read. */
function Here({ session, view }: { session: SessionHandle; view: PlayerView }) {
  const { seats, you } = view;
  const words = around().lobby;
  const me = seats.find((seat) => seat.id === you.seatId);
  const players = seats.filter((seat) => seat.kind === "player");
  const ready = players.filter((seat) => seat.ready).length;
  return (
    <section aria-label={words.people} className="flex flex-col gap-3">
      <h2 className="flex items-baseline justify-between gap-2 text-md font-semibold">
        {words.people}
        <span className="text-sm font-normal text-muted">
          {words.readyCount(ready, players.length)}
        </span>
      </h2>
      <PeopleList seats={seats} youId={you.seatId} lobby />
      {you.kind === "player" ? (
        <Button
          size="large"
          tone={me?.ready ? "plain" : "primary"}
          onClick={() => session.send({ type: "seat.set-ready", ready: !(me?.ready ?? false) })}
        >
          {me?.ready ? words.notReadyAfterAll : words.ready}
        </Button>
      ) : null}
    </section>
  );
}

function PassOn({ code }: { code: string }) {
  const words = around().lobby;
  return (
    <section aria-label={words.passOn} className="flex flex-col gap-2">
      <h2 className="text-md font-semibold">{words.passOn}</h2>
      <div className="flex items-center gap-3">
        <JoinPicture code={code} className="size-28" />
        <p className="text-sm text-muted">{words.passOnNote}</p>
      </div>
      <JoinLink code={code} />
    </section>
  );
}

function NextSteps({ minutes }: { minutes: number }) {
  const { next } = around().lobby;
  return (
    <section aria-label={next.title} className="text-sm">
      <h2 className="mb-1 font-semibold">{next.title}</h2>
      <ol className="list-decimal space-y-1 pl-5 text-muted">
        <li>{next.briefing}</li>
        <li>{next.play(minutes)}</li>
        <li>{next.debrief}</li>
      </ol>
    </section>
  );
}
