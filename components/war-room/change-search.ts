import type { PlayerView } from "../../contract/views";

export type ChangeView = PlayerView["changes"][number];
export const CHANGE_ORDERS = ["newest", "oldest", "status", "title"] as const;
export type ChangeOrder = (typeof CHANGE_ORDERS)[number];

/** Changes in which every word stands. The calendar is written in the order of time, so the newest first is the calendar from its end. */
export function findChanges(
  changes: readonly ChangeView[],
  text: string,
  order: ChangeOrder,
): ChangeView[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = changes.filter(({ title, detail, when, status }) => {
    const entry = `${title} ${detail} ${when} ${status}`.toLowerCase();
    return words.every((word) => entry.includes(word));
  });
  if (order === "newest") return found.reverse();
  if (order === "oldest") return found;
  return found.sort((a, b) => (a[order] < b[order] ? -1 : Number(a[order] > b[order])));
}
