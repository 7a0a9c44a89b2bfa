import "#server-only";
import { logsOf, type Scenario } from "../../engine/index";
import type { World } from "./model";

export const clues = [
  { id: "pool-waits", title: "What connections are held for" },
  { id: "store-waits", title: "What waits in the risk service's store" },
  { id: "cache-hits", title: "How much the risk service's cache answers" },
] as const;
export type ClueId = (typeof clues)[number]["id"];

const when = "4 Mar, from 10:05";
export const changes: Scenario<World>["changes"] = [
  { id: "change-1", when, title: "Risk service: 41", detail: "Host by host.", status: "finished" },
  { id: "change-2", when, title: "Month-end report", detail: "Takes hours.", status: "running" },
];

export const logs = logsOf(
  () => ["checkout-1", "checkout-2", "checkout-3"],
  [
    { level: "INFO", text: "order written", rate: (g) => 3 - 0.03 * g("checkout.errors") },
    { level: "WARN", text: "no connection free, waiting", rate: (g) => g("pool.waiting") / 20 },
    { level: "ERROR", text: "gave up after 10 s", rate: (g) => g("checkout.errors") / 5 },
  ],
);
