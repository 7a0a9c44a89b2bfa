import type { ChannelItemView } from "../../contract/views";

type Line = Pick<ChannelItemView, "id" | "shared">;

/** A line that is shared stands again at the end, where it is something new to read. */
function keyOf({ id, shared }: Line): string {
  return shared ? `${id} shared` : id;
}

export function keysOf(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(lines.map(keyOf));
}

/** How many lines came since the reader was last at the end. Counted by id: old lines leave at the top, and lines move. */
export function unseenOf(lines: readonly Line[], seen: ReadonlySet<string>): number {
  return lines.filter((line) => !seen.has(keyOf(line))).length;
}
