import "#server-only";
import { letGo, order, type ScriptedCommand } from "../../engine/index";

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

/** Levers that may take load off the restart: in force before it begins, and let go of when it is nearly over. */
const RELIEFS = [
  [],
  ["logs.hold"],
  ["health-check.relax"],
  ["clients.ease-retries"],
  ["rotation.fence-broken"],
  ["maps.pause-rebuilds"],
  ["logs.hold", "health-check.relax", "clients.ease-retries"],
] as const;
const RELIEVED = 195;
const RELIEF_ENDS = 720;

/** Restart rates that are tried, servers an hour: the highest first. */
const RATES = Array.from({ length: 30 }, (_, index) => 1000 - 10 * index);

/** One way to play: the cure and the dependents' relief at once, the restart as soon as the store can be booted from. */
export function cureAndRestart(
  cure: Order,
  serversPerHour: number,
  reliefs: readonly string[] = [],
): ScriptedCommand[] {
  return [
    { atMinute: AT_ONCE, ...cure },
    ...[
      "config.metadata-store",
      "lambda.cap-buffers",
      "cognito.add-buffer",
      "cognito.decouple",
    ].map((actionId) => order(AT_ONCE, actionId)),
    ...reliefs.map((actionId) => order(RELIEVED, actionId)),
    order(STORE_READY, "fleet.restart", {
      serversPerHour,
      source: "metadata-store",
      scope: "useless",
    }),
    ...reliefs.map((actionId) => letGo(RELIEF_ENDS, actionId)),
  ];
}

/** Scripts against one cause: every cure with every rate and every relief. */
export function candidates(causeId: string): ScriptedCommand[][] {
  return (CURES[causeId] ?? []).flatMap((cure) =>
    RATES.flatMap((rate) => RELIEFS.map((reliefs) => cureAndRestart(cure, rate, reliefs))),
  );
}
