"use client";
import { around } from "../texts/around";
import { LinkLine, useOrigin } from "./pass-on";
import { readToken } from "./tokens";

/** The link of the page for the wall, as this browser keeps it. */
export function ProjectorLink({ code, className = "" }: { code: string; className?: string }) {
  const words = around().projectorAround.link;
  const origin = useOrigin();
  if (origin === "") return null;
  const token = readToken("projector", code);
  if (token === undefined) return <p className={`text-sm text-muted ${className}`}>{words.gone}</p>;
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${className}`}>
      <LinkLine label={words.label} link={`${origin}/projector/${code}#${token}`} />
      <p className="text-sm text-muted">
        {words.note}{" "}
        <a
          href={`/projector/${code}`}
          target="_blank"
          rel="noreferrer"
          className="touchable inline-flex items-center font-medium text-accent underline"
        >
          {words.open}
        </a>
      </p>
    </div>
  );
}
