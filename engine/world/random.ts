import "#server-only";

/**
 * Seeded chance without a moving state: every draw is a keyed hash of what it is for, the room's seed being the key. Dropping or moving one
 * action leaves every other draw as it was, which is what makes two runs of one seed comparable. Players see the noise on their charts, so the
 * hash must not give its key away: HalfSipHash (Aumasson and Bernstein), 32-bit words, with one round a word and three to finish.
 */

/** The largest seed: 53 bits, so that a seed is a whole number everywhere and too long to be tried out. */
export const SEED_MAX = Number.MAX_SAFE_INTEGER;

const TWO_32 = 0x1_0000_0000;

/** A number in [0, 1) for this seed and these keys. */
export function draw(seed: number, ...keys: readonly (number | string)[]): number {
  return hash(seed, keys, 0) / TWO_32;
}

/**
 * Roughly normal with mean 0 and standard deviation 1: a sum of four even draws, so never beyond ±3.47 and free of transcendental functions,
 * whose last digits differ between engines. The four are the bytes of one hash.
 */
export function drawNormal(seed: number, ...keys: readonly (number | string)[]): number {
  const bits = hash(seed, keys, 1);
  const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
  return (sum / 256 - 1.9921875) * 1.7320508075688772;
}

/** A whole number from least to most, both included. */
export function drawBetween(share: number, least: number, most: number): number {
  return least + Math.floor(share * (most - least + 1));
}

/** An opaque name for the nth thing of its kind in a room: 12 characters that tell neither n nor the seed. */
export function drawName(seed: number, kind: string, nth: number): string {
  const [high, low] = [hash(seed, [kind, nth], 2), hash(seed, [kind, nth], 3)];
  return (high.toString(36) + low.toString(36)).padStart(12, "0").slice(0, 12);
}

/** 32 bits for a seed, keys and a purpose. Texts count by their UTF-16 units. */
function hash(seed: number, keys: readonly (number | string)[], purpose: number): number {
  const [low, high] = [seed >>> 0, Math.floor(seed / TWO_32) >>> 0];
  const v: State = [low, high, 0x6c796765 ^ low, 0x74656462 ^ high];
  absorb(v, purpose);
  for (const key of keys) {
    if (typeof key === "number") absorb(v, key | 0);
    else absorbText(v, key);
  }
  v[2] ^= 0xff;
  for (let round = 0; round < 3; round += 1) mix(v);
  return (v[1] ^ v[3]) >>> 0;
}

type State = [number, number, number, number];

function absorbText(v: State, text: string): void {
  absorb(v, text.length);
  for (let index = 0; index < text.length; index += 1) absorb(v, text.charCodeAt(index));
}

function absorb(v: State, word: number): void {
  v[3] ^= word;
  mix(v);
  v[0] ^= word;
}

/** One round of HalfSipHash. */
function mix(v: State): void {
  v[0] = (v[0] + v[1]) | 0;
  v[1] = rotate(v[1], 5) ^ v[0];
  v[0] = rotate(v[0], 16);
  v[2] = (v[2] + v[3]) | 0;
  v[3] = rotate(v[3], 8) ^ v[2];
  v[0] = (v[0] + v[3]) | 0;
  v[3] = rotate(v[3], 7) ^ v[0];
  v[2] = (v[2] + v[1]) | 0;
  v[1] = rotate(v[1], 13) ^ v[2];
  v[2] = rotate(v[2], 16);
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
