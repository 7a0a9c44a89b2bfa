import type { ReactNode } from "react";
import { isLocal, JoinPicture, useOrigin } from "../session/pass-on";
import { around } from "../texts/around";

/** Under the code where to go with it, and beside it the same to scan. */
export function JoinAddress({ joinCode, children }: { joinCode: string; children: ReactNode }) {
  const words = around().projectorAround;
  const origin = useOrigin();
  if (origin === "") return children;
  const { host, hostname } = new URL(origin);
  return (
    <div className="flex shrink-0 items-start justify-between gap-10">
      <div className="min-w-0">
        {children}
        <p className="pt-4 text-lg leading-tight wrap-anywhere">
          <span className="text-muted">{words.join}</span>{" "}
          <span className="font-medium">{words.address(host)}</span>
        </p>
        {isLocal(hostname) ? (
          <p className="pt-1 leading-tight text-degraded">{words.onlyHere}</p>
        ) : null}
      </div>
      <JoinPicture code={joinCode} className="size-[18.5rem]" />
    </div>
  );
}
