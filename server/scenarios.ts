import "#server-only";
import { refused } from "../scenarios/registry";
import type { Logger } from "./telemetry/log";

/** Says which scenarios this server leaves out, a line for each; it serves the others. */
export function reportRefused(log: Logger): void {
  for (const { id, sentence } of refused) log.error({ scenario: id }, sentence);
}
