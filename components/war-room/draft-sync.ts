/**
 * The words of an update in one browser beside the draft that all its writers share. The server keeps words trimmed; what is typed stays as it is
 * typed. Nobody's words are lost: when somebody else writes while there is something unsaved here, saving waits until one of both is chosen.
 */
export interface DraftSync {
  readonly text: string;
  /** What the server holds, as far as this browser knows. */
  readonly known: string;
  /** Words on their way to the server. */
  readonly sending: string | null;
  /** What somebody else wrote meanwhile. */
  readonly theirs: string | null;
  /** Why the server did not take the words; empty when it did. */
  readonly refused: string;
}

export type DraftEvent =
  | { type: "typed"; text: string }
  /** The shared draft has changed. */
  | { type: "arrived"; text: string }
  | { type: "saving" }
  | { type: "answered"; refused: string }
  | { type: "chosen"; whose: "mine" | "theirs" }
  /** The update was ordered: the server has thrown its draft away. */
  | { type: "sent" };

export const opened = (text: string): DraftSync => ({
  text,
  known: text,
  sending: null,
  theirs: null,
  refused: "",
});

export function step(draft: DraftSync, event: DraftEvent): DraftSync {
  switch (event.type) {
    case "typed":
      return { ...draft, text: event.text, refused: "" };
    case "arrived":
      return arrive(draft, event.text);
    case "saving":
      return { ...draft, sending: draft.text.trim() };
    case "answered":
      return answer(draft, event.refused);
    case "chosen":
      return choose(draft, event.whose);
    case "sent":
      return opened("");
  }
}

/** What there is to save now; null when there is nothing, or when something stands in the way. */
export function toSave({ text, known, sending, theirs, refused }: DraftSync): string | null {
  const words = text.trim();
  if (words === known || sending !== null || theirs !== null || refused !== "") return null;
  return words;
}

function arrive(draft: DraftSync, words: string): DraftSync {
  const mine = draft.text.trim();
  if (words === draft.known) return draft;
  if (words === draft.sending) return { ...draft, known: words };
  if (words === mine) return { ...draft, known: words, sending: null, theirs: null };
  // Words on their way are unsaved as well: whoever came last, one of both would be gone.
  if (mine !== draft.known) return { ...draft, known: words, sending: null, theirs: words };
  return opened(words);
}

function answer(draft: DraftSync, refused: string): DraftSync {
  // Somebody else's words have come since: theirs are what the server holds.
  if (draft.sending === null) return draft;
  return { ...draft, sending: null, known: refused ? draft.known : draft.sending, refused };
}

function choose(draft: DraftSync, whose: "mine" | "theirs"): DraftSync {
  if (draft.theirs === null) return draft;
  return whose === "theirs" ? opened(draft.theirs) : { ...draft, theirs: null };
}
