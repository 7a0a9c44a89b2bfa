import "#server-only";
import { above, below, type DebriefTexts } from "../../engine/index";
import { PATIENCE_SECONDS, POOL_USUAL, USUAL_RATE } from "./model";

const basis = "invented";

export const debrief: DebriefTexts = {
  hidden: [
    {
      title: "Those in trouble report on it",
      seen: "Gaps on the panel of the risk service.",
      truth: "Its hosts send their own readings, and had no time to.",
      from: above("risk.fails", 0.1),
      until: below("risk.fails", 0.1),
    },
  ],
  turns: [
    { when: above("pool.use", 95), label: "The pool runs empty", detail: "", weight: "major" },
    { when: above("checkout.unchecked", 0), label: "No checks", detail: "", weight: "minor" },
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
