import "#server-only";
import { type Policy, randomOrders, type ScriptedCommand } from "../../engine/index";
import { actions } from "./actions";

const order = (
  atMinute: number,
  actionId: string,
  params: ScriptedCommand["params"] = {},
): ScriptedCommand => ({ atMinute, actionId, params });

/** What the invented team did: more connections, the release, and only then the report. */
const historical = [
  order(26, "pool.resize", { connections: 120 }),
  order(33, "comms.status-page", { text: "Checkouts fail for many customers. We are on it." }),
  order(38, "release.roll-back"),
  order(52, "pool.resize", { connections: 60 }),
  order(62, "report.stop"),
];

export const policies: Readonly<Record<string, Policy>> = {
  "do-nothing": () => [],
  historical: () => historical,
  expert: ({ causeId }) => [
    order(22, causeId === "report-lock" ? "report.stop" : "release.roll-back"),
  ],
  panic: () => [24, 40, 60].map((minute) => order(minute, "pool.resize", { connections: 240 })),
  random: randomOrders(actions, { orders: 5, fromMinute: 26, spanMinutes: 100 }),
};
