import { CircleCheck, Clock3 } from "lucide-react";
import type { ProjectorView } from "../../contract/projector";
import { formatClock, formatDuration, type SimClock } from "../../contract/sim-time";
import { around } from "../texts/around";
import { WallPanel } from "./wall-panel";

/** So much fits into two lines of larger letters. */
const SHORT_MAX_CHARS = 64;

/** What the team is doing, in the words of whoever recorded it. */
export function DecisionPanel(props: { decision: ProjectorView["decision"]; clock: SimClock }) {
  const { decision, clock } = props;
  const words = around().projector;
  return (
    <WallPanel
      title={words.decision}
      aside={
        decision ? (
          <span className="flex min-w-0 gap-2 text-muted">
            <bdi className="truncate">{decision.by}</bdi>
            <span className="shrink-0">{formatClock(clock, decision.minute)}</span>
          </span>
        ) : null
      }
      className="shrink-0"
    >
      {decision ? (
        <p
          dir="auto"
          className={`leading-[1.2] font-medium wrap-anywhere ${decision.text.length > SHORT_MAX_CHARS ? "line-clamp-3" : "line-clamp-2 text-md"}`}
        >
          {decision.text}
        </p>
      ) : (
        <p className="line-clamp-2 text-muted">{words.noDecision}</p>
      )}
    </WallPanel>
  );
}

/** What people outside were told last, and when they are owed the next word. */
export function UpdatePanel(props: { updates: ProjectorView["updates"]; nowMinute: number }) {
  const { updates, nowMinute } = props;
  const { last } = updates;
  const words = around().projector;
  return (
    <WallPanel
      title={last ? updateAge(nowMinute - last.minute) : words.update}
      aside={<Cadence updates={updates} nowMinute={nowMinute} />}
      className="shrink-0"
    >
      {last ? (
        <p className="line-clamp-2 leading-[1.2] wrap-anywhere">
          <span className="text-muted">{last.channel}:</span>{" "}
          {last.text === "" ? words.noWords : <bdi>{last.text}</bdi>}
        </p>
      ) : (
        <p className="text-muted">{words.noUpdate}</p>
      )}
    </WallPanel>
  );
}

function updateAge(minutes: number): string {
  const words = around().projector;
  return minutes <= 0 ? words.updateNow : words.updateAgo(formatDuration(minutes));
}

/** When the next one is owed: in shape, word and colour. */
function Cadence({ updates, nowMinute }: { updates: ProjectorView["updates"]; nowMinute: number }) {
  const { state, dueMinute } = updates;
  const words = around().projector;
  if (dueMinute === null) return null;
  const left = dueMinute - nowMinute;
  const late = left < 0 || state === "overdue";
  const Icon = late ? Clock3 : CircleCheck;
  return (
    <span
      className={`flex shrink-0 items-center gap-2 self-center ${late ? "font-medium text-degraded" : ""}`}
    >
      <Icon className="size-7 shrink-0" aria-hidden />
      {late ? words.overdue(formatDuration(-left)) : words.nextIn(formatDuration(left))}
    </span>
  );
}
