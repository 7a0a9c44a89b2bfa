"use client";
import { useSyncExternalStore } from "react";
import { LinkLine, QrCode } from "../session/hosted-room";
import { ProjectorLink } from "../session/projector-link";
import { spokenCode } from "../session/room-code";
import { Panel } from "../ui/panel";

const unchanging = () => () => {};

/** Code, link and picture of the link, to put on a shared screen. Nothing here opens the facilitator's page. */
export function JoinPanel({ code, className = "" }: { code: string; className?: string }) {
  const origin = useSyncExternalStore(
    unchanging,
    () => location.origin,
    () => "",
  );
  const link = `${origin}/join/${code}`;
  return (
    <Panel title="Players join with" className={className}>
      <div className="flex h-full flex-col items-center justify-center gap-5 py-4">
        <p className="font-mono text-[56px] leading-none font-semibold tracking-wider" title={code}>
          <span className="sr-only">Join code </span>
          {spokenCode(code)}
        </p>
        {origin === "" ? null : <QrCode text={link} />}
        <div className="flex w-full max-w-96 flex-col gap-3">
          <LinkLine label="Join link for players" link={link} />
          {origin === "" ? null : <ProjectorLink code={code} />}
        </div>
        <p className="max-w-80 text-center text-sm text-muted">
          Read the code out, or send the link. People who come late join the same way.
        </p>
      </div>
    </Panel>
  );
}
