import { texts } from "../texts/language";
import { Skeleton } from "../ui/empty-state";
import type { ConnectionState } from "./connection";
import { ConnectionBanner, ConnectionMark } from "./connection-mark";
import { NoticeBanner } from "./notice-banner";
import type { SessionNotice } from "./session-store";

/** The war room's outline while the first view is on its way. */
export function WarRoomSkeleton(props: {
  connection: ConnectionState;
  notice: SessionNotice | null;
}) {
  const panel = "rounded-panel border bg-panel";
  return (
    <div className="flex h-[calc(100dvh-var(--band-height))] flex-col">
      <ConnectionBanner connection={props.connection} notice={props.notice} />
      <NoticeBanner notice={props.notice} />
      <div className="flex h-12 shrink-0 items-center justify-between px-3">
        <div className="skeleton h-6 w-40" />
        <ConnectionMark connection={props.connection} />
      </div>
      <main className="grid min-h-0 flex-1 gap-2 px-2 pb-2 lg:grid-cols-[232px_1fr_348px]">
        <div className={panel}>
          <Skeleton lines={8} label={texts().session.roomLoading} />
        </div>
        <div className={`${panel} hidden lg:block`} />
        <div className={`${panel} hidden lg:block`} />
      </main>
    </div>
  );
}
