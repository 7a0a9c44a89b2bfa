import { formatClock, formatOffset, type SimClock } from "../../contract/sim-time";

/** A moment as the local clock showed it, with T+ beside it. */
export function ClockTime(props: { clock: SimClock; minute: number; offset?: boolean }) {
  const { clock, minute, offset = true } = props;
  return (
    <span className="font-mono text-sm whitespace-nowrap">
      {formatClock(clock, minute)}
      {offset ? <span className="ml-1.5 text-xs text-muted">{formatOffset(minute)}</span> : null}
    </span>
  );
}
