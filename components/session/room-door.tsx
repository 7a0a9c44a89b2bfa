"use client";
import type { ReactNode } from "react";
import { ButtonLink, type ButtonTone } from "../ui/button";
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
      <Door title={`Room ${spokenCode(code)}`}>
        {hosts ? (
          <Notice
            action={
              <ButtonLink href={`/facilitate/${code}`} tone="primary">
                Open the facilitator page
              </ButtonLink>
            }
          >
            This browser hosts this room.
          </Notice>
        ) : null}
        <p>
          This browser has no seat in the room yet. Join with your name; it takes ten seconds. If
          you had a seat in another browser, open the room there.
        </p>
        <Actions code={code} join tone={hosts ? "plain" : "primary"} />
      </Door>
    );
  }
  const { rejection } = entry;
  const gone = rejection.code === "unknown-room" || rejection.code === "room-ended";
  return (
    <Door title={gone ? "This room is not open" : "Your seat cannot be used here"}>
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
          Join this room
        </ButtonLink>
      ) : (
        <ButtonLink href="/join" tone="primary" size="large">
          Join with another code
        </ButtonLink>
      )}
      <ButtonLink href="/" size="large">
        Go to the start
      </ButtonLink>
    </div>
  );
}
