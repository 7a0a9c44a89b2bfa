import "#server-only";
import type { ScriptedCommand } from "../../engine/index";
import { cureAndRestart } from "./candidates";

/**
 * Best known play for each cause, with the cause known from the first alarm on: found by `npm run -s search -- kinesis-2020`, kept as data.
 * Rates are the highest in servers an hour that the fleet bears in 30 of 30 seeds with these levers in force.
 */
const FOUND = [
  {
    causeId: "thread-limit",
    actionId: "capacity.remove",
    params: { serversPerHour: 120 },
    rate: 900,
    reliefs: ["logs.hold", "health-check.relax", "clients.ease-retries"],
  },
  { causeId: "memory-leak", actionId: "memory.fix", params: {}, rate: 890, reliefs: ["logs.hold"] },
  {
    causeId: "per-cpu-pools",
    actionId: "pools.cap",
    params: {},
    rate: 910,
    reliefs: ["logs.hold", "health-check.relax", "clients.ease-retries"],
  },
  {
    causeId: "poisoned-membership",
    actionId: "membership.correct",
    params: {},
    rate: 890,
    reliefs: ["logs.hold"],
  },
] as const;

/** The script of each cause. */
export const EXPERT: ReadonlyMap<string, readonly ScriptedCommand[]> = new Map(
  FOUND.map(({ causeId, actionId, params, rate, reliefs }) => [
    causeId,
    cureAndRestart({ actionId, params }, rate, reliefs),
  ]),
);
