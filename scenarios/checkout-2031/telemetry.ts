import "#server-only";
import { collectorsOf, instrument, senderPath } from "../../engine/index";

const OURS = instrument({ tab: "Checkout", source: "checkout hosts", scope: "all hosts" });
/** The hosts that are in trouble report on it themselves. */
const THEIRS = instrument({
  tab: "Risk service",
  source: "risk hosts",
  scope: "all hosts that found the time",
  delayMinutes: 2,
  noise: 0.03,
  path: senderPath("risk"),
  decimals: 1,
  staleAfterMinutes: 8,
});

export const collectors = collectorsOf([
  [OURS, "checkout.errors", "checkout.errors", "Failed checkouts", "%", { max: 100, threshold: 5 }],
  [OURS, "checkout.load", "checkout.load", "Tries", "% of usual", { noise: 0.02 }],
  [OURS, "pool.use", "pool.use", "Connections in use", "%", { max: 100, threshold: 95 }],
  [OURS, "pool.waiting", "pool.waiting", "Waiting for a connection", "checkouts"],
  [THEIRS, "risk.seconds", "risk.seconds", "Time for an answer", "s", { threshold: 2 }],
]);
