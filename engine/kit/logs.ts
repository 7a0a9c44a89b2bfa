import "#server-only";
import type { LogView } from "../../contract/views";
import type { GaugeReading } from "../define-scenario";
import { draw, drawBetween } from "../world/random";

export interface LogPattern {
  readonly level: LogView["level"];
  readonly text: string;
  /** Lines a minute across the sample, from what is true in that minute; 0 or more. */
  readonly rate: (reading: GaugeReading) => number;
}

/** The `logs` of a scenario: how many lines follows from the gauges, which of the hosts wrote them from the seed. */
export function logsOf(hosts: readonly string[], patterns: readonly LogPattern[]) {
  return (reading: GaugeReading, minute: number, seed: number): Omit<LogView, "id" | "minute">[] =>
    patterns.flatMap(({ level, text, rate }, index) => {
      const count = Math.floor(rate(reading) + draw(seed, 0x106, minute, index));
      if (count === 0) return [];
      const host = hosts[drawBetween(draw(seed, 0x4057, minute, index), 0, hosts.length - 1)];
      return [{ source: host ?? "", level, text, count }];
    });
}
