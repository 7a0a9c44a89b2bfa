import "#server-only";
import { draw, drawNormal } from "./random";

/**
 * The way a true quantity takes to a player's screen: late, sampled, lossy, noisy. A reading that is lost leaves a gap for good; nothing is
 * ever shown as zero because it is missing.
 */
export interface Collector {
  readonly id: string;
  readonly gaugeId: string;
  readonly tab: string;
  readonly title: string;
  readonly unit: string;
  readonly source: string;
  /** Minutes between readings. */
  readonly everyMinutes: number;
  /** Minutes from reading to screen. */
  readonly delayMinutes: number;
  /** Relative noise of one reading, as a standard deviation. */
  readonly noise: number;
  /** The gauge, 0–1, that gives the share of this collector's readings that are lost; null when its path does not fail. */
  readonly lossGaugeId: string | null;
  /** Dashed line on the chart. */
  readonly threshold: number | null;
  /** Upper end of the scale for shares; null lets the data decide. */
  readonly max: number | null;
  /** A reading older than this is marked stale, minutes. */
  readonly staleAfterMinutes: number;
  /** Decimals kept; what the real instrument would show. */
  readonly decimals: number;
}

/** One minute of the run: the truth and, per collector, what was read then (null: nothing). */
export interface Frame {
  readonly gauges: readonly number[];
  readonly readings: readonly (number | null)[];
}

/**
 * Reads one collector at one minute.
 * @param truth value of its gauge
 * @param loss share of readings that are lost now, 0–1
 * @returns null when no reading was due or it was lost
 */
export function collect(
  collector: Collector,
  index: number,
  minute: number,
  seed: number,
  truth: number,
  loss: number,
): number | null {
  if (minute % collector.everyMinutes !== 0) return null;
  if (loss > 0 && draw(seed, 0x10557, index, minute) < loss) return null;
  const noisy =
    collector.noise === 0
      ? truth
      : truth * (1 + collector.noise * drawNormal(seed, 0x0153, index, minute));
  const bounded = Math.max(0, collector.max === null ? noisy : Math.min(noisy, collector.max));
  return roundTo(bounded, collector.decimals);
}

export function roundTo(value: number, decimals: number): number {
  const scale = decimals === 0 ? 1 : decimals === 1 ? 10 : decimals === 2 ? 100 : 1000;
  return Math.round(value * scale) / scale;
}
