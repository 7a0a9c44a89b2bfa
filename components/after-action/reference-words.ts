import type { DebriefReference } from "../../contract/debrief";

type Standing = DebriefReference["standing"];

/** The word on the badge; an account by whom it happened to needs none. */
export const BADGE_WORDS: Record<Standing, string | null> = {
  published: null,
  disputed: "disputed",
  modelled: "modelled",
};

/** What the reference's lane tells, for the heading beside its name. */
export const LANE_NOTES: Record<Standing, string> = {
  published: "what its responders did",
  disputed: "what it says happened",
  modelled: "what a script that knows the cause does",
};

/** The third lane within a sentence that names all three. */
export function besideWords(reference: DebriefReference): string {
  const whose = whoseInSentence(reference);
  const words: Record<Standing, string> = {
    published: `what ${whose}'s responders did`,
    disputed: `what ${whose} says`,
    modelled: `what ${whose} does`,
  };
  return words[reference.standing];
}

const BESIDE: Record<Standing, string> = {
  published: "Two days side by side.",
  disputed: "This run beside an account that is disputed.",
  modelled: "This run beside a script that knew its cause.",
};

/** What the phases compare, and what the comparison is for. */
export function phaseLead({ standing }: DebriefReference): string {
  return `${BESIDE[standing]} A drill has a handful of buttons and compressed time, so the differences are for talking about and not for ranking.`;
}

/** Whose it is within a sentence: a name stays as it is, a description loses its capital. */
export function whoseInSentence({ whose, standing }: DebriefReference): string {
  return standing === "published" ? whose : whose.charAt(0).toLowerCase() + whose.slice(1);
}
