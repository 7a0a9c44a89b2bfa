import "#server-only";
import type { ScriptedCommand } from "../../engine/index";

/** What mends each cause before a restart can help, and the minute at which servers that start then are well. */
const CURES: Readonly<
  Record<string, readonly { actionId: string; params: ScriptedCommand["params"] }[]>
> = {
  "thread-limit": [{ actionId: "capacity.remove", params: { serversPerHour: 120 } }],
  "memory-leak": [{ actionId: "memory.fix", params: {} }],
  "per-cpu-pools": [
    { actionId: "pools.cap", params: {} },
    { actionId: "capacity.remove", params: { serversPerHour: 120 } },
  ],
  "poisoned-membership": [{ actionId: "membership.correct", params: {} }],
};

/** The first alarm has sounded in every seed. */
const AT_ONCE = 153;
/** The store's boot configuration is ready in every seed. */
const STORE_READY = 248;

/** Scripts against one cause, the highest restart rate first: nothing else that a script can do makes the day shorter. */
export function candidates(causeId: string): ScriptedCommand[][] {
  const rates = Array.from({ length: 40 }, (_, index) => 900 - 10 * index);
  return rates.flatMap((serversPerHour) =>
    (CURES[causeId] ?? []).map((cure) => [
      { atMinute: AT_ONCE, ...cure },
      { atMinute: AT_ONCE, actionId: "config.metadata-store", params: {} },
      { atMinute: AT_ONCE, actionId: "lambda.cap-buffers", params: {} },
      { atMinute: AT_ONCE, actionId: "cognito.add-buffer", params: {} },
      { atMinute: AT_ONCE, actionId: "cognito.decouple", params: {} },
      {
        atMinute: STORE_READY,
        actionId: "fleet.restart",
        params: { serversPerHour, source: "metadata-store", scope: "useless" },
      },
    ]),
  );
}
