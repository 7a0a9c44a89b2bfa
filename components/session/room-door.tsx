"use client";
import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button";
import { PageFrame } from "./page-frame";
import { spokenCode } from "./room-code";
import type { Entry } from "./session-store";

/** What stands at a room's address for a browser without a seat in it, and what to do about it. */
export function RoomDoor({
  code,
  entry,
}: {
  code: string;
  entry: Extract<Entry, { state: "no-token" | "refused" }>;
}) {
  if (entry.state === "no-token") {
    return (
      <Door title={`Room ${spokenCode(code)}`}>
        <p>
          This browser has no seat in the room yet. Join with your name; it takes ten seconds. If
          you had a seat in another browser, open the room there.
        </p>
        <Actions code={code} join />
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

function Actions({ code, join }: { code: string; join: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      {join ? (
        <ButtonLink href={`/join/${encodeURIComponent(code)}`} tone="primary" size="large">
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
