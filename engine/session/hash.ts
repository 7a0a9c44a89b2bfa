import "#server-only";
import type { SessionState } from "./state";

/** A fingerprint of everything in a state, the same for the same log on every machine: 16 hex digits. */
export function hashState(state: SessionState): string {
  let [left, right] = [0x243f6a88, 0x85a308d3];
  const text = JSON.stringify(state, typedArraysAsLists);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    left = Math.imul(left ^ unit, 0x01000193);
    right = Math.imul(right ^ unit, 0x5bd1e995) + (left >>> 15);
  }
  return [finish(left), finish(right)].map((part) => part.toString(16).padStart(8, "0")).join("");
}

function typedArraysAsLists(_key: string, value: unknown): unknown {
  return ArrayBuffer.isView(value) && "length" in value ? Array.from(value as Uint8Array) : value;
}

/** Lets every bit of a word bear on every other. */
function finish(word: number): number {
  let hash = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
