import "#server-only";
import type { ScriptedCommand } from "../../engine/index";

type Order = Pick<ScriptedCommand, "actionId" | "params">;

const REMOVE: Order = { actionId: "capacity.remove", params: { serversPerHour: 120 } };

/** What mends each cause before a restart can help. */
const CURES: Readonly<Record<string, readonly Order[]>> = {
  "thread-limit": [REMOVE],
  "memory-leak": [{ actionId: "memory.fix", params: {} }],
  "per-cpu-pools": [{ actionId: "pools.cap", params: {} }, REMOVE],
  "poisoned-membership": [{ actionId: "membership.correct", params: {} }],
};

/** The first alarm has sounded in every seed. */
const AT_ONCE = 153;
/** The store's boot configuration is ready in every seed. */
const STORE_READY = 248;

/** One way to play: the cure and the dependents' relief at once, the restart as soon as the store can be booted from. */
export function cureAndRestart(cure: Order, serversPerHour: number): ScriptedCommand[] {
  return [
    { atMinute: AT_ONCE, ...cure },
    ...[
      "config.metadata-store",
      "lambda.cap-buffers",
      "cognito.add-buffer",
      "cognito.decouple",
    ].map((actionId) => ({ atMinute: AT_ONCE, actionId, params: {} })),
    {
      atMinute: STORE_READY,
      actionId: "fleet.restart",
      params: { serversPerHour, source: "metadata-store", scope: "useless" },
    },
  ];
}

/** Scripts against one cause, the highest restart rate first: nothing else that a script can do makes the day shorter. */
export function candidates(causeId: string): ScriptedCommand[][] {
  const rates = Array.from({ length: 40 }, (_, index) => 900 - 10 * index);
  return rates.flatMap((rate) => (CURES[causeId] ?? []).map((cure) => cureAndRestart(cure, rate)));
}
