import "#server-only";
import * as kit from "../../engine/index";
import { cacheHits, capacity, offered, storeWaits, USUAL_RATE, type World, waiting } from "./model";

/** The true quantities; what players see of them goes through a panel. */
export const gauges = kit.gaugesOf<World>("invented", [
  ["checkout.errors", "Customers whose checkout fails", "%", (w) => 100 * w.triesFail ** 2],
  ["checkout.unchecked", "Checkouts without a risk answer", "%", (w) => (w.bypassed ? 100 : 0)],
  ["checkout.load", "Tries", "% of usual", (w) => (100 * offered(w)) / USUAL_RATE],
  ["pool.use", "Connections in use", "%", (w) => Math.min(100, (100 * offered(w)) / capacity(w))],
  ["pool.waiting", "Checkouts that wait for a connection", "checkouts", waiting],
  ["risk.seconds", "Time for a risk answer", "s", (w) => w.riskSeconds],
  ["risk.cache", "Risk answers out of the cache", "%", (w) => 100 * cacheHits(w)],
  ["risk.store", "Statements that wait in the risk store", "statements", storeWaits],
  ...kit.senderGauges<World>("risk", "Risk service", (w) => w.sender),
]);

const OURS = kit.instrument({ tab: "Checkout", source: "checkout hosts", scope: "all hosts" });
/** The hosts that are in trouble report on it themselves. */
const THEIRS = kit.instrument({
  tab: "Risk service",
  source: "risk hosts",
  scope: "all hosts that found the time",
  delayMinutes: 2,
  noise: 0.03,
  path: kit.senderPath("risk"),
  decimals: 1,
  staleAfterMinutes: 8,
});

export const collectors = kit.collectorsOf([
  [OURS, "checkout.errors", "checkout.errors", "Failed checkouts", "%", { max: 100, threshold: 5 }],
  [OURS, "checkout.load", "checkout.load", "Tries", "% of usual", { noise: 0.02 }],
  [OURS, "pool.use", "pool.use", "Connections in use", "%", { max: 100, threshold: 95 }],
  [OURS, "pool.waiting", "pool.waiting", "Waiting for a connection", "checkouts"],
  [THEIRS, "risk.seconds", "risk.seconds", "Time for an answer", "s", { threshold: 2 }],
]);

export const services = kit.servicesOf({
  Copperleaf: [
    ["checkout", "Checkout", kit.trouble("checkout.errors", 2, 15), "checkout.errors", ["risk"], 5],
    ["risk", "Risk service", kit.trouble("risk.seconds", 0.8, 3), "risk.seconds", [], 8],
  ],
});

export const alarms = kit.alarmsOf(collectors, 4, [
  ["errors", "Failed checkouts", "checkout", "checkout.errors", 5, 2, "above 5 % for 2 min"],
  ["pool", "Pool exhausted", "checkout", "pool.use", 95, 3, "above 95 % for 3 min"],
  ["risk", "Slow risk answers", "risk", "risk.seconds", 2, 2, "above 2 s for 2 min"],
]);

const HOSTS = ["checkout-1", "checkout-2", "checkout-3"];
export const logs = kit.logsOf(HOSTS, [
  { level: "INFO", text: "order written", rate: (g) => 3 - 0.03 * g("checkout.errors") },
  { level: "WARN", text: "no connection free, waiting", rate: (g) => g("pool.waiting") / 20 },
  { level: "ERROR", text: "gave up after 10 s", rate: (g) => g("checkout.errors") / 5 },
]);
