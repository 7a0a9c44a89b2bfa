/** What stands in the browser's tab while a seat is open: it is marked as an exercise as every page is. */
export function roomTitle(title: string): string {
  return `EXERCISE · ${title} · Shardfall`;
}
