import "#server-only";
import { gaugesOf, senderGauges } from "../../engine/index";
import { cacheHits, capacity, offered, storeWaits, USUAL_RATE, type World, waiting } from "./model";

/** The true quantities; what players see of them goes through a panel. */
export const gauges = gaugesOf<World>("invented", [
  ["checkout.errors", "Customers whose checkout fails", "%", (w) => 100 * w.triesFail ** 2],
  ["checkout.unchecked", "Checkouts without a risk answer", "%", (w) => (w.bypassed ? 100 : 0)],
  ["checkout.load", "Tries", "% of usual", (w) => (100 * offered(w)) / USUAL_RATE],
  ["pool.use", "Connections in use", "%", (w) => Math.min(100, (100 * offered(w)) / capacity(w))],
  ["pool.waiting", "Checkouts that wait for a connection", "checkouts", waiting],
  ["risk.seconds", "Time for a risk answer", "s", (w) => w.riskSeconds],
  ["risk.cache", "Risk answers out of the cache", "%", (w) => 100 * cacheHits(w)],
  ["risk.store", "Statements that wait in the risk store", "statements", storeWaits],
  ...senderGauges<World>("risk", "Risk service", (w) => w.sender),
]);
