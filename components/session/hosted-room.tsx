"use client";
import { Check, Copy } from "lucide-react";
import { useMemo, useState } from "react";
import { encode } from "uqr";
import { Button, ButtonLink } from "../ui/button";
import { spokenCode } from "./room-code";

/** What the host needs once the room exists: the code to say, the link to send, and a key that is theirs alone. */
export function HostedRoom({ code, token }: { code: string; token: string }) {
  // This page exists only after a press in the browser, so the address is there.
  const origin = window.location.origin;
  const joinLink = `${origin}/join/${code}`;
  const ownLink = `${origin}/facilitate/${code}#${token}`;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 py-8">
      <div>
        <h1 className="text-xl font-semibold">The room is open</h1>
        <p className="text-muted">Players can join now; nothing starts before you start it.</p>
      </div>
      <div className="grid gap-6 rounded-panel border bg-panel p-5 sm:grid-cols-[1fr_auto]">
        <div className="flex min-w-0 flex-col gap-4">
          <p>
            <span className="block text-sm text-muted">Room code</span>
            <output
              aria-label="Room code"
              className="font-mono text-2xl font-medium tracking-widest"
            >
              {spokenCode(code)}
            </output>
          </p>
          <LinkLine label="Join link for players" link={joinLink} />
          {isLocal(window.location.hostname) ? (
            <p className="text-sm text-degraded">
              This link works only on this computer. Open this page by the computer’s address in
              your network to get one for the others.
            </p>
          ) : null}
        </div>
        <QrCode text={joinLink} />
      </div>
      <div className="flex flex-col gap-4 rounded-panel border border-degraded bg-panel p-5">
        <div>
          <h2 className="text-md font-semibold">Your facilitator link</h2>
          <p className="text-sm text-muted">
            Shown here once, and kept in this browser. Whoever has it sees the cause and can run the
            exercise: do not project it, do not post it to the players.
          </p>
        </div>
        <LinkLine label="Facilitator link" link={ownLink} secret />
        <ButtonLink href={`/facilitate/${code}`} tone="primary" size="large" className="self-start">
          Open the facilitator page
        </ButtonLink>
      </div>
    </div>
  );
}

export function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

export function LinkLine({
  label,
  link,
  secret = false,
}: {
  label: string;
  link: string;
  secret?: boolean;
}) {
  const [copied, setCopied] = useState("");
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied("Copied");
    } catch {
      setCopied("Copying is blocked here; select the text and copy it.");
    }
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-sm text-muted">{label}</span>
      <div className="flex min-w-0 items-center gap-2">
        <input
          readOnly
          aria-label={label}
          type={secret && copied === "" ? "password" : "text"}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="touchable h-8 min-w-0 flex-1 rounded-control border bg-page px-2 font-mono text-xs"
        />
        <Button onClick={copy} label={`Copy: ${label}`}>
          {copied === "Copied" ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
          {copied === "Copied" ? "Copied" : "Copy"}
        </Button>
      </div>
      <p role="status" className="text-xs text-muted empty:hidden">
        {copied === "Copied" ? "" : copied}
      </p>
    </div>
  );
}

export function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: squares.join(""), size: code.size };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label="QR code of the join link"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-40 rounded-control bg-white"
    >
      <path d={path} fill="#10161d" />
    </svg>
  );
}
