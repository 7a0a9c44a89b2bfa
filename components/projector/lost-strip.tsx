import { Unplug } from "lucide-react";
import type { ProjectorView } from "../../contract/projector";
import type { ConnectionState } from "../session/connection";
import { around } from "../texts/around";
import { clockText } from "./clock-text";

/** Says calmly that the wall may no longer be true, and as of when it was. */
export function LostStrip(props: { connection: ConnectionState; view: ProjectorView | undefined }) {
  const { connection, view } = props;
  if (connection === "connected" || connection === "connecting") return null;
  const words = around().projector;
  const live = view?.clock.phase === "live" ? view : undefined;
  const sentence =
    connection === "outdated"
      ? words.outdated
      : live
        ? words.lost(clockText(live.exercise.simClock, live.clock.minute))
        : words.lostEarly;
  return (
    <p
      role="alert"
      className="flex shrink-0 items-center gap-4 border-b-2 border-degraded bg-raised px-7 py-0.5 leading-tight font-medium"
    >
      <Unplug className="size-8 shrink-0 text-degraded" aria-hidden />
      <span className="truncate">{sentence}</span>
    </p>
  );
}
