import "#server-only";
import { tickIntervalMs } from "../../engine/index";
import type { Logger } from "../telemetry/log";
import type { Room } from "./room";
import type { Timers } from "./timers";

/** A fast pace lets several minutes pass at a time rather than wake up more often than this. */
export const WAKE_LEAST_MS = 100;
/** A running room that nobody watches is paused after this. */
export const EMPTY_ROOM_PAUSE_MS = 60_000;

/** Turns wall time into simulated minutes for one room. @returns the stopper */
export function runClock(room: Room, timers: Timers, log: Logger): () => void {
  let stop = () => {};
  let stopped = false;
  let emptySinceMs: number | null = null;
  let owedMinutes = 0;
  let lastMs = timers.nowMs();
  let wasRunning = room.state.exercise === "running";

  const wake = async () => {
    const nowMs = timers.nowMs();
    // The stretch in which the clock was let go counts as pause: no minute passes that nobody let pass.
    if (wasRunning && room.state.exercise === "running") {
      owedMinutes += (nowMs - lastMs) / tickIntervalMs(room.scenario, room.state);
      const whole = Math.floor(owedMinutes);
      if (whole > 0) {
        owedMinutes -= whole;
        await room.advance(whole);
      }
    } else {
      owedMinutes = 0;
    }
    lastMs = nowMs;
    wasRunning = room.state.exercise === "running";
    emptySinceMs = room.connections > 0 ? null : (emptySinceMs ?? nowMs);
    if (emptySinceMs !== null && nowMs - emptySinceMs > EMPTY_ROOM_PAUSE_MS)
      await room.pauseForAbsence();
  };

  const schedule = () => {
    if (stopped) return;
    const interval = tickIntervalMs(room.scenario, room.state);
    const dueMs = room.state.exercise === "running" ? interval * (1 - owedMinutes) : 1000;
    stop = timers.after(Math.min(1000, Math.max(WAKE_LEAST_MS, dueMs)), () => {
      wake()
        .catch((error: unknown) =>
          log.error({ room: room.id, err: error }, "the room's clock stumbled"),
        )
        .finally(schedule);
    });
  };
  schedule();
  return () => {
    stopped = true;
    stop();
  };
}
