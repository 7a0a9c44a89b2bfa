import "#server-only";

/** At most `count` in any stretch of `windowMs`, per key. */
export interface RateLimit {
  /** Takes one; false when that is one too many. */
  take(key: string, nowMs: number): boolean;
}

/** Keys that have been quiet are forgotten once there are this many. */
const KEYS_MAX = 5000;

export function rateLimit(count: number, windowMs: number): RateLimit {
  const taken = new Map<string, number[]>();
  return {
    take(key, nowMs) {
      const recent = (taken.get(key) ?? []).filter((atMs) => nowMs - atMs < windowMs);
      const allowed = recent.length < count;
      if (allowed) recent.push(nowMs);
      taken.set(key, recent);
      if (taken.size > KEYS_MAX) forgetQuiet(taken, nowMs - windowMs);
      return allowed;
    },
  };
}

function forgetQuiet(taken: Map<string, number[]>, beforeMs: number): void {
  for (const [key, times] of taken) {
    if ((times.at(-1) ?? 0) < beforeMs) taken.delete(key);
  }
}
