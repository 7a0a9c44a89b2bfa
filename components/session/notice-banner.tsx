"use client";
import { Notice } from "../ui/notice";
import type { SessionNotice } from "./session-store";

/** The server's word about this seat, such as that it was taken out of the room. A restart shows as a lost connection instead. */
export function NoticeBanner({ notice }: { notice: SessionNotice | null }) {
  if (!notice || notice.kind === "restarting") return null;
  return (
    <div className="shrink-0 px-2 pt-2">
      <Notice tone="warning">{notice.sentence}</Notice>
    </div>
  );
}
