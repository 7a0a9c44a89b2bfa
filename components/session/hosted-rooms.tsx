"use client";
import { useEffect, useState } from "react";
import { around } from "../texts/around";
import { ButtonLink } from "../ui/button-link";
import { spokenCode } from "./room-code";
import { hostedCodes } from "./tokens";

/** The way back for a host who left, reloaded or closed the page; known only after the page is in the browser. */
export function HostedRooms() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => setCodes(hostedCodes()), []);
  if (codes.length === 0) return null;
  return (
    <nav
      aria-label={around().host.ownRooms}
      className="mb-6 rounded-panel border bg-panel px-4 py-3"
    >
      <h2 className="text-sm font-semibold">{around().host.ownRooms}</h2>
      <p className="mb-2 text-xs text-muted">{around().host.ownRoomsNote}</p>
      <ul className="flex flex-wrap gap-2">
        {codes.map((code) => (
          <li key={code}>
            <ButtonLink href={`/facilitate/${code}`} size="small" className="font-mono">
              {spokenCode(code)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
