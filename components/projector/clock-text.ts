import { formatClock, type SimClock } from "../../contract/sim-time";

/** "05:52 PST"; a time is never without its zone. */
export function clockText(clock: SimClock, minute: number): string {
  return `${formatClock(clock, minute)} ${clock.zone}`;
}

/** The day, such as "+1", apart from the time; "" on the first one. */
export function clockParts(clock: SimClock, minute: number): { day: string; time: string } {
  const [first = "", second] = formatClock(clock, minute).split(" ");
  return second === undefined ? { day: "", time: first } : { day: first, time: second };
}
