import "#server-only";
import type { Cause, Suspect } from "../../engine/index";

export const suspects: readonly Suspect[] = [
  { id: "pool", title: "The pool is too small for the day" },
  { id: "store", title: "The risk service's store is held up" },
  { id: "surge", title: "More customers than usual" },
  { id: "cache", title: "The risk service's cache does not help" },
];

const source = "Invented for this exercise.";

/** The first is the invented history; a blind room draws one. */
export const causes: readonly Cause[] = [
  {
    id: "report-lock",
    suspectId: "store",
    partlyRight: ["pool"],
    title: "A month-end report held rows that every risk answer needs",
    trigger: "The month-end report began at 10:05.",
    mechanism:
      "The report locked more rows of the table of cards the further it came. Risk answers waited for those rows, checkouts waited for answers with a connection in hand, and the pool ran empty.",
    contributing: ["Nothing limited how long one question may hold a connection."],
    source,
    reference: { standing: "published", whose: "Copperleaf", note: "Invented like the rest." },
  },
  {
    id: "cache-key",
    suspectId: "cache",
    partlyRight: ["pool"],
    title: "Release 41 wrote its cache entries under names that nobody looks up",
    trigger: "Release 41 of the risk service reached its first host at 10:05.",
    mechanism:
      "Host by host the cache stopped answering, since the release wrote under one name and read under another. Every question went to the store, which is not built for that.",
    contributing: ["Nobody watched the share of answers that the cache gives."],
    source,
    reference: {
      standing: "modelled",
      whose: "Best known play",
      note: "The quickest script known; it knows the cause from the first alarm on.",
      policy: "expert",
    },
  },
];
