import "#server-only";

/** A local buffer in front of a sink that fails in part. Amounts are minutes of normal inflow. */
export interface Buffer {
  readonly level: number;
  readonly capacity: number;
  /** Inflow that found no room, in total. */
  readonly lost: number;
}

export function emptyBuffer(capacity: number): Buffer {
  return { level: 0, capacity, lost: 0 };
}

/**
 * One minute: one unit flows in and up to `outflow` units leave.
 * @param outflow what the sink takes in this minute, in minutes of normal inflow, 0 or more
 */
export function fillBuffer(buffer: Buffer, outflow: number): Buffer {
  const wanted = Math.max(0, buffer.level + 1 - outflow);
  const level = Math.min(buffer.capacity, wanted);
  return { level, capacity: buffer.capacity, lost: buffer.lost + (wanted - level) };
}

/** How full, 0–1. */
export function fullness(buffer: Buffer): number {
  return buffer.capacity === 0 ? 0 : buffer.level / buffer.capacity;
}
