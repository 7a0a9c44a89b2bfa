"use client";
import { Notice } from "../ui/notice";
import type { SessionNotice } from "./session-store";

/** The server's word about this seat, such as that another tab took it over. A restart shows as a lost connection instead. */
export function NoticeBanner({ notice }: { notice: SessionNotice | null }) {
  if (!notice || notice.kind === "restarting") return null;
  return (
    <div className="shrink-0 px-2 pt-2">
      <Notice
        tone="warning"
        action={
          notice.kind === "moved" ? (
            <button
              type="button"
              onClick={() => location.reload()}
              className="touchable rounded-control border border-line-strong px-2 py-1 text-xs font-medium hover:bg-raised"
            >
              Use it here
            </button>
          ) : undefined
        }
      >
        {notice.sentence}
      </Notice>
    </div>
  );
}
