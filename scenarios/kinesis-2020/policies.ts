import "#server-only";
import { type Policy, randomOrders, type ScriptedCommand } from "../../engine/index";
import { actions } from "./actions";
import { EXPERT } from "./expert";

/**
 * AWS's own decisions at AWS's own times (minutes since 02:44), as far as they are public. No start is published for the removal, the buffer
 * extension and the store configuration; theirs are chosen so that they end when AWS says they had.
 */
const historical: readonly ScriptedCommand[] = [
  { atMinute: 176, actionId: "cognito.add-buffer", params: {} },
  { atMinute: 180, actionId: "capacity.remove", params: { serversPerHour: 47 } },
  {
    atMinute: 196,
    actionId: "comms.personal-health",
    params: {
      text: "Some customers cannot put or get records with Kinesis in US-EAST-1. We are working on it.",
    },
  },
  { atMinute: 271, actionId: "cognito.decouple", params: {} },
  { atMinute: 320, actionId: "config.metadata-store", params: {} },
  {
    atMinute: 400,
    actionId: "comms.backup-tool",
    params: {
      text: "Kinesis requests fail in US-EAST-1; CloudWatch is affected too. We are working on it.",
    },
  },
  {
    atMinute: 415,
    actionId: "fleet.restart",
    params: { serversPerHour: 489, source: "metadata-store" },
  },
  {
    atMinute: 458,
    actionId: "comms.backup-tool",
    params: { text: "The cause is identified; we are restoring the part that takes requests in." },
  },
  { atMinute: 466, actionId: "lambda.cap-buffers", params: {} },
  {
    atMinute: 550,
    actionId: "comms.backup-tool",
    params: { text: "We see improvement; full recovery will take hours." },
  },
];

/** Restart everything at once, again and again, whatever it is. */
const panic: readonly ScriptedCommand[] = [160, 400, 700, 1000, 1300].map((atMinute) => ({
  atMinute,
  actionId: "fleet.restart",
  params: { serversPerHour: 3000, source: "neighbours" },
}));

export const policies: Readonly<Record<string, Policy>> = {
  "do-nothing": () => [],
  historical: () => historical,
  expert: ({ causeId }) => EXPERT.get(causeId) ?? [],
  panic: () => panic,
  random: randomOrders(actions, { orders: 14, fromMinute: 152, spanMinutes: 900 }),
};
