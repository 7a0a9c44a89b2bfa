"use client";
import { Loader, Plug, Unplug } from "lucide-react";
import { texts } from "../texts/language";
import type { ConnectionState } from "./connection";
import type { SessionNotice } from "./session-store";

/** Quiet while all is well; a filled label when the link to the room is gone, which the banner says aloud. */
export function ConnectionMark({ connection }: { connection: ConnectionState }) {
  if (connection === "connected") {
    return (
      <span role="status" className="flex items-center gap-1 text-xs text-muted">
        <Plug size={13} aria-hidden className="text-healthy" />{" "}
        <span className="sr-only sm:not-sr-only">{texts().session.connected}</span>
      </span>
    );
  }
  if (connection === "connecting") {
    return (
      <span role="status" className="flex items-center gap-1 text-xs text-muted">
        <Loader size={13} aria-hidden /> {texts().session.connecting}
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5 rounded-control border border-current px-2 py-0.5 text-xs font-semibold text-impaired">
      <Unplug size={13} aria-hidden />
      {connection === "lost" ? texts().session.lost : texts().session.outdated}
    </span>
  );
}

/** Across the page when what is shown may no longer be true. The server's own word about a restart comes first. */
export function ConnectionBanner(props: {
  connection: ConnectionState;
  notice?: SessionNotice | null;
}) {
  const { connection, notice } = props;
  if (connection === "connected" || connection === "connecting") return null;
  const lost = connection === "lost";
  const reason = notice?.kind === "restarting" ? notice.sentence : texts().session.lostReason;
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 border-y border-impaired bg-impaired/15 px-3 py-1.5 text-sm font-medium"
    >
      <Unplug size={16} aria-hidden className="text-impaired" />
      {lost ? texts().session.lostBanner(reason) : texts().session.outdatedBanner}
      {lost ? null : (
        <button
          type="button"
          onClick={() => location.reload()}
          className="touchable rounded-control border border-current px-2"
        >
          {texts().session.reload}
        </button>
      )}
    </div>
  );
}
