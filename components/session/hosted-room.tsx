"use client";
import { around } from "../texts/around";
import { texts } from "../texts/language";
import { ButtonLink } from "../ui/button-link";
import { JoinLink, JoinPicture, LinkLine } from "./pass-on";
import { spokenCode } from "./room-code";

/** What the host needs once the room exists: the code to say, the link to send, and a key that is theirs alone. */
export function HostedRoom({ code, token }: { code: string; token: string }) {
  const { made } = around().host;
  // This page exists only after a press in the browser, so the address is there.
  const ownLink = `${window.location.origin}/facilitate/${code}#${token}`;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 py-8">
      <div>
        <h1 className="text-xl font-semibold">{made.title}</h1>
        <p className="text-muted">{made.intro}</p>
      </div>
      <div className="grid gap-6 rounded-panel border bg-panel p-5 sm:grid-cols-[1fr_auto]">
        <div className="flex min-w-0 flex-col gap-4">
          <p>
            <span className="block text-sm text-muted">{texts().join.code}</span>
            <output
              aria-label={texts().join.code}
              className="font-mono text-2xl font-medium tracking-widest"
            >
              {spokenCode(code)}
            </output>
          </p>
          <JoinLink code={code} />
        </div>
        <JoinPicture code={code} />
      </div>
      <div className="flex flex-col gap-4 rounded-panel border border-degraded bg-panel p-5">
        <div>
          <h2 className="text-md font-semibold">{made.ownLink}</h2>
          <p className="text-sm text-muted">{made.ownLinkNote}</p>
        </div>
        <LinkLine label={made.ownLinkLabel} link={ownLink} secret />
        <ButtonLink href={`/facilitate/${code}`} tone="primary" size="large" className="self-start">
          {texts().join.openDesk}
        </ButtonLink>
      </div>
    </div>
  );
}
