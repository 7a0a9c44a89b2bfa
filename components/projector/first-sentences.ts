/** Ends of sentences: a mark, a space, and a capital. An abbreviation inside a sentence goes on in small letters. */
const ENDS = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** As many whole sentences as fit, at least the first: what stands on a wall when the rest is read on one's own screen. */
export function firstSentences(text: string, maxChars: number): string {
  const [first = "", ...rest] = text.split(ENDS);
  let shown = first;
  for (const sentence of rest) {
    if (shown.length + 1 + sentence.length > maxChars) break;
    shown = `${shown} ${sentence}`;
  }
  return shown;
}
