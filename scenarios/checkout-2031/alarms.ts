import "#server-only";
import { alarmsOf } from "../../engine/index";
import { collectors } from "./telemetry";

export const alarms = alarmsOf(collectors, 4, [
  ["errors", "Failed checkouts", "checkout", "checkout.errors", 5, 2, "above 5 % for 2 min"],
  ["pool", "Pool exhausted", "checkout", "pool.use", 95, 3, "above 95 % for 3 min"],
  ["risk", "Slow risk answers", "risk", "risk.seconds", 2, 2, "above 2 s for 2 min"],
]);
