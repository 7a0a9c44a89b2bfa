/** The first sentence of a paragraph: what fits on a wall when the rest is read on one's own screen. */
export function firstSentence(text: string): string {
  const end = /[.!?](?=\s+\p{Lu})/u.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
