import "#server-only";
import type { Frame } from "./collector";

/** Every minute of a run, in blocks: a new minute copies one block and not the whole day. */
export type Frames = readonly (readonly Frame[])[];

const BLOCK_MINUTES = 64;

export function appendFrame(frames: Frames, frame: Frame): Frames {
  const last = frames.at(-1);
  if (last === undefined || last.length === BLOCK_MINUTES) return [...frames, [frame]];
  return [...frames.slice(0, -1), [...last, frame]];
}

/** The frame of a minute since T+0; undefined when it has not been lived. */
export function frameAt(frames: Frames, minute: number): Frame | undefined {
  return frames[Math.floor(minute / BLOCK_MINUTES)]?.[minute % BLOCK_MINUTES];
}
