import "#server-only";

/** Wall time and timers, passed in so that tests can turn the clock by hand. */
export interface Timers {
  nowMs(): number;
  /** Runs once after `delayMs`. @returns its stopper */
  after(delayMs: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  nowMs: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
