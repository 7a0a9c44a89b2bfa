import "#server-only";
import { draw } from "../world/random";

/** Chance for one command; each call to `of` is another draw. */
export class Dice {
  #rolls = 0;
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  below(count: number): number {
    this.#rolls += 1;
    return Math.floor(draw(this.#seed, 0xb07, this.#rolls) * count);
  }

  of<T>(first: T, ...others: readonly T[]): T {
    const all = [first, ...others];
    return all[this.below(all.length)] ?? first;
  }

  /** Rarely the wrong one. */
  mostly(wrong: string, right: readonly string[]): string {
    return this.below(8) === 0 ? wrong : (right[this.below(right.length)] ?? wrong);
  }
}
