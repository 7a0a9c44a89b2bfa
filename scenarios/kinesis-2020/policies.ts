import "#server-only";
import { order, type Policy, randomOrders } from "../../engine/index";
import { actions } from "./actions";
import { EXPERT } from "./expert";

/**
 * AWS's own decisions at AWS's own times (minutes since 02:44), as far as they are public. No start is published for the removal, the buffer
 * extension and the store configuration; theirs are chosen so that they end when AWS says they had.
 */
const historical = [
  order(176, "cognito.add-buffer"),
  order(180, "capacity.remove", { serversPerHour: 47 }),
  order(196, "comms.personal-health", {
    text: "Some customers cannot put or get records with Kinesis in US-EAST-1. We are working on it.",
  }),
  order(271, "cognito.decouple"),
  order(320, "config.metadata-store"),
  order(400, "comms.backup-tool", {
    text: "Kinesis requests fail in US-EAST-1; CloudWatch is affected too. We are working on it.",
  }),
  order(415, "fleet.restart", { serversPerHour: 489, source: "metadata-store" }),
  order(458, "comms.backup-tool", {
    text: "The cause is identified; we are restoring the part that takes requests in.",
  }),
  order(466, "lambda.cap-buffers"),
  order(550, "comms.backup-tool", { text: "We see improvement; full recovery will take hours." }),
];

/** Restart everything at once, again and again, whatever it is. */
const panic = [160, 400, 700, 1000, 1300].map((minute) =>
  order(minute, "fleet.restart", { serversPerHour: 3000, source: "neighbours" }),
);

export const policies: Readonly<Record<string, Policy>> = {
  historical: () => historical,
  expert: ({ causeId }) => EXPERT.get(causeId) ?? [],
  panic: () => panic,
  random: randomOrders(actions, { orders: 14, fromMinute: 152, spanMinutes: 900 }),
};
