import { formatClock, type SimClock } from "../../contract/sim-time";

/** Maps simulated minutes to pixels of a drawing. `left` and `right` are the x of the first and the last minute. */
export interface TimeScale {
  fromMinute: number;
  endMinute: number;
  left: number;
  right: number;
}

export interface TimeTick {
  minute: number;
  x: number;
  label: string;
}

const TICK_STEPS_MINUTES = [5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1440];
const TICK_GAP_MIN_PIXELS = 68;

export function xAt(scale: TimeScale, minute: number): number {
  const span = Math.max(1, scale.endMinute - scale.fromMinute);
  const share = (minute - scale.fromMinute) / span;
  return scale.left + Math.min(1, Math.max(0, share)) * (scale.right - scale.left);
}

/** Ticks on round times of the local clock, as many as fit without their labels touching. */
export function ticksOf(scale: TimeScale, clock: SimClock): TimeTick[] {
  const span = Math.max(1, scale.endMinute - scale.fromMinute);
  const pixelsPerMinute = (scale.right - scale.left) / span;
  const step =
    TICK_STEPS_MINUTES.find((minutes) => minutes * pixelsPerMinute >= TICK_GAP_MIN_PIXELS) ?? 1440;
  const firstOfDay = Math.ceil((scale.fromMinute + clock.startMinuteOfDay) / step) * step;
  const ticks: TimeTick[] = [];
  for (let ofDay = firstOfDay; ofDay - clock.startMinuteOfDay <= scale.endMinute; ofDay += step) {
    const minute = ofDay - clock.startMinuteOfDay;
    ticks.push({ minute, x: xAt(scale, minute), label: formatClock(clock, minute) });
  }
  return ticks;
}
