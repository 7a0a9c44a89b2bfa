import "#server-only";
import type { FogLevel } from "../../contract/fog";
import { FOG } from "./fog";
import { draw, drawNormal } from "./random";

/**
 * The way a true quantity takes to a player's screen: late, sampled, lossy, noisy. A reading that its path did not take either waits at the
 * sender and is filled in afterwards, or is lost and leaves a gap for good; nothing is ever shown as zero because it is missing.
 */
export interface Collector {
  readonly id: string;
  readonly gaugeId: string;
  readonly tab: string;
  readonly title: string;
  readonly unit: string;
  /** Where the reading comes from, and what it covers, as the panel says it. */
  readonly source: string;
  readonly scope: string;
  /** Minutes between readings. */
  readonly everyMinutes: number;
  /** Minutes from reading to screen. */
  readonly delayMinutes: number;
  /** Relative noise of one reading, as a standard deviation. */
  readonly noise: number;
  /** What the readings travel through; null when that does not fail. */
  readonly path: DeliveryPath | null;
  /** Dashed line on the chart. */
  readonly threshold: number | null;
  /** Upper end of the scale for shares; null lets the data decide. */
  readonly max: number | null;
  /** A reading older than this is marked stale, minutes. */
  readonly staleAfterMinutes: number;
  /** Decimals kept; what the real instrument would show. */
  readonly decimals: number;
}

/** The gauges that say how a path fails. What it does not take waits at its sender in one queue, oldest first; a full queue drops its oldest. */
export interface DeliveryPath {
  /** Share of readings that do not get through now, 0–1. */
  readonly fails: string;
  /** Amounts since T+0, all of one unit: what ever waited, what left the queue again, and how much of that was delivered. */
  readonly held: string;
  readonly gone: string;
  readonly delivered: string;
  /** How much of what was delivered stands on panels by now. */
  readonly filledIn: string;
}

/** One minute of the run: the truth and, per collector, what was read then. */
export interface Frame {
  readonly gauges: readonly number[];
  /** What was sent on at once; null when nothing was. */
  readonly readings: readonly (number | null)[];
  /** What waits at its sender; empty when nothing does. */
  readonly waiting: readonly (number | null)[];
  readonly fog: FogLevel;
}

/** What becomes of one reading when it is taken. */
export type Fate = "sent" | "waits" | "lost";

/** @param fails share of readings that the path does not take now, 0–1 */
export function fateOf(
  index: number,
  minute: number,
  seed: number,
  fogLevel: FogLevel,
  fails: number,
): Fate {
  const fog = FOG[fogLevel];
  if (fog.stray > 0 && draw(seed, 0x57a7, index, minute) < fog.stray) return "lost";
  const taken = fails * fog.taken;
  return taken > 0 && draw(seed, 0x10557, index, minute) < taken ? "waits" : "sent";
}

/** The figure that one collector reads at one minute, as its instrument rounds it. */
export function collect(
  collector: Collector,
  index: number,
  minute: number,
  seed: number,
  fogLevel: FogLevel,
  truth: number,
): number {
  const noise = collector.noise * FOG[fogLevel].noise;
  const noisy = noise === 0 ? truth : truth * (1 + noise * drawNormal(seed, 0x0153, index, minute));
  const bounded = Math.max(0, collector.max === null ? noisy : Math.min(noisy, collector.max));
  return roundTo(bounded, collector.decimals);
}

/** Minutes from reading to screen under a level of fog; at least one where there is a delay at all. */
export function delayOf(collector: Collector, fogLevel: FogLevel): number {
  return Math.ceil(collector.delayMinutes * FOG[fogLevel].delay);
}

/** Minutes by which fog makes readings later than their instrument promises. */
export function extraDelay(collector: Collector, fogLevel: FogLevel): number {
  return Math.max(0, delayOf(collector, fogLevel) - collector.delayMinutes);
}

export function roundTo(value: number, decimals: number): number {
  const scale = decimals === 0 ? 1 : decimals === 1 ? 10 : decimals === 2 ? 100 : 1000;
  return Math.round(value * scale) / scale;
}
