import "#server-only";
import pino, { type Logger } from "pino";

/** Structured logs: who did what by id; never a name, a code, a token or a message. */
export function openLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
export type { Logger };
