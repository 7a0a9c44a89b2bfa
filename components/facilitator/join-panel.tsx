"use client";
import { JoinLink, JoinPicture } from "../session/pass-on";
import { ProjectorLink } from "../session/projector-link";
import { spokenCode } from "../session/room-code";
import { Panel } from "../ui/panel";

/** Code, link and picture of the link, to put on a shared screen. Nothing here opens the facilitator's page. */
export function JoinPanel({ code, className = "" }: { code: string; className?: string }) {
  return (
    <Panel title="Players join with" className={className}>
      <div className="flex h-full flex-col items-center justify-center gap-5 py-4">
        <p className="font-mono text-[56px] leading-none font-semibold tracking-wider" title={code}>
          <span className="sr-only">Join code </span>
          {spokenCode(code)}
        </p>
        <JoinPicture code={code} />
        <div className="flex w-full max-w-96 flex-col gap-3">
          <JoinLink code={code} />
          <ProjectorLink code={code} />
        </div>
        <p className="max-w-80 text-center text-sm text-muted">
          Read the code out, or send the link. People who come late join the same way.{" "}
          <a
            href={`/room/${code}/cards`}
            target="_blank"
            rel="noreferrer"
            className="text-accent underline"
          >
            Role cards to print
          </a>
        </p>
      </div>
    </Panel>
  );
}
