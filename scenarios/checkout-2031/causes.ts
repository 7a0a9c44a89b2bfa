import "#server-only";
import * as kit from "../../engine/index";
import { PATIENCE_SECONDS, POOL_USUAL, USUAL_RATE } from "./model";

export const suspects: readonly kit.Suspect[] = [
  { id: "pool", title: "The pool is too small for the day" },
  { id: "store", title: "The risk service's store is held up" },
  { id: "surge", title: "More customers than usual" },
  { id: "cache", title: "The risk service's cache does not help" },
];

const source = "Invented for this exercise.";

/** The first is the invented history; a blind room draws one. */
export const causes: readonly kit.Cause[] = [
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
    reference: kit.publishedBy("Copperleaf", "Invented like the rest."),
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
    reference: kit.bestKnownPlay(
      "The quickest script known; it knows the cause from the first alarm on.",
    ),
  },
];

const basis = "invented";

export const debrief: kit.DebriefTexts = {
  hidden: [
    {
      title: "Those in trouble report on it",
      seen: "Gaps on the panel of the risk service.",
      truth: "Its hosts send their own readings, and had no time to.",
      from: kit.above("risk.fails", 0.1),
      until: kit.below("risk.fails", 0.1),
    },
  ],
  turns: [
    { when: kit.above("pool.use", 95), label: "The pool runs empty", detail: "", weight: "major" },
    { when: kit.above("checkout.unchecked", 0), label: "No checks", detail: "", weight: "minor" },
  ],
  curves: [
    { gaugeId: "checkout.errors", collectorId: "checkout.errors", label: "Failed checkouts" },
    { gaugeId: "risk.seconds", collectorId: "risk.seconds", label: "Time for a risk answer" },
  ],
  impact: [
    { gaugeId: "checkout.errors", label: "Checkouts failed" },
    { gaugeId: "checkout.unchecked", label: "Checkouts without a risk answer" },
  ],
  questions: [
    { text: "What in your own systems is held while somebody waits for somebody else?" },
    { after: ["pool.resize"], text: "What did you expect of the pool, and what did you see?" },
  ],
  afterwards: [{ what: "A question to the risk service may take one second.", source: basis }],
  assumptions: [
    { what: "Checkouts a second", value: `${USUAL_RATE}`, basis },
    { what: "Connections", value: `${POOL_USUAL}`, basis },
    { what: "Patience of a checkout", value: `${PATIENCE_SECONDS} s`, basis },
  ],
  sources: [{ key: "F", title: "This exercise; it has no other source", where: "fiction" }],
  caveat: "Company, outage and clock are invented. What you learn here is the room.",
};
