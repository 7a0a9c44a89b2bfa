import { CircleCheck, Clock3, MessageSquareOff } from "lucide-react";
import type { ProjectorView } from "../../contract/projector";
import { formatClock, formatDuration, type SimClock } from "../../contract/sim-time";
import { texts } from "../texts/language";
import { WallPanel } from "./wall-panel";

/** So much fits into two lines of larger letters. */
const SHORT_MAX_CHARS = 64;

/** What the team is doing, in the words of whoever recorded it. */
export function DecisionPanel(props: { decision: ProjectorView["decision"]; clock: SimClock }) {
  const { decision, clock } = props;
  const words = texts().projector;
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
          className={`leading-[1.2] font-medium wrap-anywhere ${decision.text.length > SHORT_MAX_CHARS ? "line-clamp-4" : "line-clamp-2 text-md"}`}
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
export function UpdatePanel(props: {
  updates: ProjectorView["updates"];
  clock: SimClock;
  nowMinute: number;
}) {
  const { updates, clock, nowMinute } = props;
  const { last } = updates;
  const words = texts().projector;
  const age = last ? nowMinute - last.minute : 0;
  return (
    <WallPanel
      title={last ? `${words.update}, ${last.channel}` : words.update}
      aside={
        last ? (
          <span className="shrink-0 text-muted">
            {age <= 0 ? words.justNow : words.ago(formatDuration(age))}
          </span>
        ) : null
      }
      className="shrink-0"
    >
      {last ? (
        <p dir="auto" className="line-clamp-2 leading-[1.2] wrap-anywhere">
          {last.text === "" ? <span className="text-muted">{words.noWords}</span> : last.text}
        </p>
      ) : null}
      <Cadence updates={updates} clock={clock} nowMinute={nowMinute} />
    </WallPanel>
  );
}

function Cadence(props: { updates: ProjectorView["updates"]; clock: SimClock; nowMinute: number }) {
  const { updates, clock, nowMinute } = props;
  const { state, dueMinute, last } = updates;
  const words = texts().projector;
  const due = dueMinute === null ? null : dueText(clock, dueMinute, nowMinute);
  const Icon = state === "overdue" ? Clock3 : state === "current" ? CircleCheck : MessageSquareOff;
  const colour = state === "overdue" ? "font-medium text-degraded" : "text-muted";
  const lines = [last ? "" : words.noUpdate, due ?? ""].filter(Boolean);
  return lines.map((line, index) => (
    <p key={line} className={`flex items-center gap-2 leading-tight ${colour}`}>
      {index === lines.length - 1 ? <Icon className="size-7 shrink-0" aria-hidden /> : null}
      <span className="min-w-0 truncate">{line}</span>
    </p>
  ));
}

function dueText(clock: SimClock, dueMinute: number, nowMinute: number): string {
  const words = texts().projector;
  const time = formatClock(clock, dueMinute);
  const left = dueMinute - nowMinute;
  if (left === 0) return words.dueNow(time);
  return left > 0
    ? words.nextDue(time, formatDuration(left))
    : words.overdue(time, formatDuration(-left));
}
