import "#server-only";
import type { AnyScenario } from "../define-scenario";
import { type Collector, delayOf } from "../world/collector";
import { frameAt } from "../world/frames";
import type { SessionState } from "./state";
import { wiringOf } from "./wiring";

/** A reading as it stands on a panel. */
export interface Shown {
  readonly value: number | null;
  /** It came only afterwards, out of its sender's queue. */
  readonly filledIn: boolean;
}

const NOTHING: Shown = { value: null, filledIn: false };

/** The readings of one collector at some minutes, oldest first, as far as they have reached the screens by now. */
export function shownReadings(
  scenario: AnyScenario,
  state: SessionState,
  index: number,
  minutes: readonly number[],
): Shown[] {
  const collector = scenario.collectors[index];
  if (!collector) return [];
  const isFilledIn = queueOf(scenario, state, index);
  return minutes.map((minute) => {
    const value = promptReading(collector, index, state, minute);
    if (value !== null) return { value, filledIn: false };
    const waited = frameAt(state.frames, minute)?.waiting[index] ?? null;
    return waited !== null && isFilledIn(minute) ? { value: waited, filledIn: true } : NOTHING;
  });
}

/** A reading that came when it should; alarms and health know nothing of what is filled in afterwards. */
export function promptReading(
  collector: Collector,
  index: number,
  state: SessionState,
  minute: number,
): number | null {
  if (minute + delayAt(collector, state, minute) > state.minute) return null;
  return frameAt(state.frames, minute)?.readings[index] ?? null;
}

/** The newest minute whose reading is due on the screens by now, whatever became of it; under fog that was turned up, none that was there goes again. */
export function newestDue(collector: Collector, state: SessionState): number {
  const { everyMinutes } = collector;
  const soonest = state.minute - delayOf(collector, "low");
  let slot = Math.floor(soonest / everyMinutes) * everyMinutes;
  while (slot >= 0 && slot + delayAt(collector, state, slot) > state.minute) slot -= everyMinutes;
  return slot;
}

/** Minutes from reading to screen for a reading of that minute. */
function delayAt(collector: Collector, state: SessionState, minute: number): number {
  return delayOf(collector, frameAt(state.frames, minute)?.fog ?? state.fog);
}

/**
 * Follows one path's queue. A reading stands at the place that the queue had reached when it was taken; once the queue has gone past that
 * place, it was either dropped or delivered, and a delivered one shows when panels have been filled in so far. Asked for rising minutes, it
 * walks the frames once.
 */
function queueOf(scenario: AnyScenario, state: SessionState, index: number) {
  const wire = wiringOf(scenario).collectors[index];
  const read = (minute: number, gauge: number) => frameAt(state.frames, minute)?.gauges[gauge] ?? 0;
  const filledIn = read(state.minute, wire?.filledIn ?? -1);
  let left = 0;
  return (minute: number): boolean => {
    if (!wire || wire.held < 0 || filledIn === 0) return false;
    const place = read(minute, wire.held);
    left = Math.max(left, minute);
    while (left < state.minute && read(left, wire.gone) < place) left += 1;
    if (read(left, wire.gone) < place) return false;
    const delivered = read(left, wire.delivered);
    return delivered > read(left - 1, wire.delivered) && delivered <= filledIn;
  };
}
