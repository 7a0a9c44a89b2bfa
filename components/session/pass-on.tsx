"use client";
import { Check, Copy } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { encode } from "uqr";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { copyText } from "../ui/copy-text";

const unchanging = () => () => {};

/** The address of this server as this browser knows it; empty until the page is in the browser. */
export function useOrigin(): string {
  return useSyncExternalStore(
    unchanging,
    () => location.origin,
    () => "",
  );
}

export function joinLinkOf(origin: string, code: string): string {
  return `${origin}/join/${code}`;
}

/** The join link as a line to copy, and a word of warning where it would lead nowhere. Opens a seat, never the facilitator's page. */
export function JoinLink({ code }: { code: string }) {
  const origin = useOrigin();
  if (origin === "") return null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <LinkLine label={texts().session.joinLink} link={joinLinkOf(origin, code)} />
      {isLocal(new URL(origin).hostname) ? (
        <p className="text-sm text-degraded">{texts().session.onlyHere}</p>
      ) : null}
    </div>
  );
}

/** The join link as a picture for the telephones of people who look at a shared screen. */
export function JoinPicture({ code, className = "size-40" }: { code: string; className?: string }) {
  const origin = useOrigin();
  return origin === "" ? null : <QrCode text={joinLinkOf(origin, code)} className={className} />;
}

/** An address that only this computer understands. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

export function LinkLine(props: { label: string; link: string; secret?: boolean }) {
  const { label, link, secret = false } = props;
  const [copied, setCopied] = useState<"" | "done" | "blocked">("");
  const words = texts().session;
  async function copy() {
    setCopied((await copyText(link)) ? "done" : "blocked");
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
        <Button onClick={copy} label={words.copyLabel(label)}>
          {copied === "done" ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
          {copied === "done" ? words.copied : words.copy}
        </Button>
      </div>
      <p role="status" className="text-xs text-muted empty:hidden">
        {copied === "blocked" ? words.copyBlocked : ""}
      </p>
    </div>
  );
}

function QrCode({ text, className }: { text: string; className: string }) {
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
      aria-label={texts().session.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`shrink-0 rounded-control bg-white ${className}`}
    >
      <path d={path} fill="#10161d" />
    </svg>
  );
}
