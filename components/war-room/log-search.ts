import type { LogView } from "../../contract/views";

export const LEVELS = ["INFO", "WARN", "ERROR"] as const;

export interface LogFilter {
  /** Words that all stand in the line or its source, in any order. */
  text: string;
  /** The lowest level that is shown. */
  level: LogView["level"];
  /** Empty for every source. */
  source: string;
}

/** Lines that fit, the newest first. */
export function findLogs(logs: readonly LogView[], { text, level, source }: LogFilter): LogView[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const least = LEVELS.indexOf(level);
  return logs
    .filter((log) => {
      const line = `${log.source} ${log.text}`.toLowerCase();
      return (
        LEVELS.indexOf(log.level) >= least &&
        (source === "" || log.source === source) &&
        words.every((word) => line.includes(word))
      );
    })
    .toSorted((a, b) => b.minute - a.minute);
}

/** Every source that has written, by name. */
export function sourcesOf(logs: readonly LogView[]): string[] {
  return [...new Set(logs.map((log) => log.source))].sort();
}

/** A line cut at the words that were searched for; every second part is one of them. */
export function cutAtWords(line: string, text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [line];
  return line.split(new RegExp(`(${words.sort((a, b) => b.length - a.length).join("|")})`, "gi"));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
