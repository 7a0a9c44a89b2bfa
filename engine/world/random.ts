import "#server-only";

/**
 * Seeded chance without a moving state: every draw is a hash of the room's seed and what it is for. Dropping or moving one action therefore
 * leaves every other draw as it was, which is what makes two runs of one seed comparable.
 */

/** A number in [0, 1) for this seed and these keys. */
export function draw(seed: number, ...keys: readonly (number | string)[]): number {
  let hash = mix(seed ^ 0x9e3779b9);
  for (const key of keys) hash = mix(hash ^ (typeof key === "number" ? key | 0 : hashText(key)));
  return hash / 0x1_0000_0000;
}

/**
 * Roughly normal with mean 0 and standard deviation 1: a sum of four even draws, so never beyond ±3.47 and free of transcendental functions,
 * whose last digits differ between engines.
 */
export function drawNormal(seed: number, ...keys: readonly (number | string)[]): number {
  let sum = 0;
  for (let part = 0; part < 4; part += 1) sum += draw(seed, ...keys, part);
  return (sum - 2) * 1.7320508075688772;
}

/** A whole number from least to most, both included. */
export function drawBetween(share: number, least: number, most: number): number {
  return least + Math.floor(share * (most - least + 1));
}

/** 32-bit FNV-1a over UTF-16 units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A bijective scramble of 32 bits. */
export function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
