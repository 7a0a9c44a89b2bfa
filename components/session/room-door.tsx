"use client";
import type { ReactNode } from "react";
import { texts } from "../texts/language";
import type { ButtonTone } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Notice } from "../ui/notice";
import { PageFrame } from "./page-frame";
import { spokenCode } from "./room-code";
import type { Entry } from "./session-store";
import { useHeld } from "./use-room-look";

/** What stands at a room's address for a browser without a seat in it, and what to do about it. */
export function RoomDoor({
  code,
  entry,
}: {
  code: string;
  entry: Extract<Entry, { state: "no-token" | "refused" }>;
}) {
  const hosts = useHeld("facilitator", code);
  if (entry.state === "no-token") {
    return (
      <Door title={texts().join.door.room(spokenCode(code))}>
        {hosts ? (
          <Notice
            action={
              <ButtonLink href={`/facilitate/${code}`} tone="primary">
                {texts().join.openDesk}
              </ButtonLink>
            }
          >
            {texts().join.hosts}
          </Notice>
        ) : null}
        <p>{texts().join.door.noSeat}</p>
        <Actions code={code} join tone={hosts ? "plain" : "primary"} />
      </Door>
    );
  }
  const { rejection } = entry;
  const gone = rejection.code === "unknown-room" || rejection.code === "room-ended";
  return (
    <Door title={gone ? texts().join.door.notOpen : texts().join.door.notHere}>
      <p role="alert">{rejection.sentence}</p>
      <Actions code={code} join={!gone} />
    </Door>
  );
}

function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame>
      <div className="mx-auto flex max-w-lg flex-col gap-4 py-16">
        <h1 className="text-xl font-semibold">{title}</h1>
        {children}
      </div>
    </PageFrame>
  );
}

function Actions(props: { code: string; join: boolean; tone?: ButtonTone }) {
  const { code, join, tone = "primary" } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {join ? (
        <ButtonLink href={`/join/${encodeURIComponent(code)}`} tone={tone} size="large">
          {texts().join.door.joinThis}
        </ButtonLink>
      ) : (
        <ButtonLink href="/join" tone="primary" size="large">
          {texts().join.door.joinOther}
        </ButtonLink>
      )}
      <ButtonLink href="/" size="large">
        {texts().session.missing.toStart}
      </ButtonLink>
    </div>
  );
}
