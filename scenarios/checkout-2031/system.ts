import "#server-only";
import { servicesOf, trouble } from "../../engine/index";

export const services = servicesOf({
  Copperleaf: [
    ["checkout", "Checkout", trouble("checkout.errors", 2, 15), "checkout.errors", ["risk"], 5],
    ["risk", "Risk service", trouble("risk.seconds", 0.8, 3), "risk.seconds", [], 8],
  ],
});
