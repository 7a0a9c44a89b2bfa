import "#server-only";
import type { LogView } from "../../contract/views";
import type { GaugeReading } from "../define-scenario";
import { draw, drawBetween, drawNormal } from "../world/random";

export interface LogPattern {
  readonly level: LogView["level"];
  readonly text: string;
  /** Lines a minute across the sample, from what is true in that minute; 0 or more. */
  readonly rate: (reading: GaugeReading) => number;
}

/** A sample of hosts: how many lines it holds says little of any one minute. Relative, as a standard deviation. */
const SAMPLING_NOISE = 0.35;

/**
 * The `logs` of a scenario: how many lines follows from the gauges, which of the hosts wrote them from the seed.
 * @param hosts those whose logs are sampled, at least one
 */
export function logsOf(
  hosts: readonly string[] | ((reading: GaugeReading) => readonly string[]),
  patterns: readonly LogPattern[],
) {
  return (reading: GaugeReading, minute: number, seed: number): Omit<LogView, "id" | "minute">[] =>
    patterns.flatMap(({ level, text, rate }, index) => {
      const sampled = 1 + SAMPLING_NOISE * drawNormal(seed, 0x5a3e, minute, index);
      const expected = Math.max(0, sampled) * rate(reading);
      const count = Math.floor(expected + draw(seed, 0x106, minute, index));
      if (count === 0) return [];
      const known = typeof hosts === "function" ? hosts(reading) : hosts;
      const host = known[drawBetween(draw(seed, 0x4057, minute, index), 0, known.length - 1)];
      return [{ source: host ?? "", level, text, count }];
    });
}
