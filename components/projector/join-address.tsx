import { type ReactNode, useSyncExternalStore } from "react";
import { isLocal, QrCode } from "../session/hosted-room";
import { texts } from "../texts/language";

const unchanging = () => () => {};

/** Under the code where to go with it, and beside it the same to scan. */
export function JoinAddress({ joinCode, children }: { joinCode: string; children: ReactNode }) {
  const words = texts().projectorAround;
  const origin = useSyncExternalStore(
    unchanging,
    () => location.origin,
    () => "",
  );
  if (origin === "") return children;
  const { host, hostname } = new URL(origin);
  return (
    <div className="flex shrink-0 items-start justify-between gap-10">
      <div className="min-w-0">
        {children}
        <p className="pt-4 text-lg leading-tight wrap-anywhere">
          <span className="text-muted">{words.join}</span>{" "}
          <span className="font-medium">{host}/join</span>
        </p>
        {isLocal(hostname) ? (
          <p className="pt-1 leading-tight text-degraded">{words.onlyHere}</p>
        ) : null}
      </div>
      <div className="size-[18.5rem] shrink-0 [&>svg]:size-full">
        <QrCode text={`${origin}/join/${joinCode}`} />
      </div>
    </div>
  );
}
