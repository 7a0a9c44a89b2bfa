export interface Term {
  term: string;
  means: string;
}

/** The terms that hold every word of the search, those that begin with it first; within each in the order of the alphabet. */
export function findTerms(terms: readonly Term[], search: string, locale: string): Term[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const inOrder = terms
    .filter(({ term, means }) => words.every((word) => fold(`${term} ${means}`).includes(word)))
    .sort((one, other) => one.term.localeCompare(other.term, locale));
  const begins = ({ term }: Term) => words.length > 0 && fold(term).startsWith(words[0] ?? "");
  return [...inOrder.filter(begins), ...inOrder.filter((term) => !begins(term))];
}

/** Letters without case and marks, so that "fuer" is not needed to find "für". */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
