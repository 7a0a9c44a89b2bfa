import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import * as figures from "../model/figures";
import type { World } from "../model/world";
import { configured, lever } from "./kit";

/** Who may serve, and with which map. */
export const rotationMitigations: readonly ActionDefinition<World>[] = [
  lever("health-check.relax", "Loosen the front end's health check", {
    does: "Lets slow servers stay in rotation longer before they are thrown out.",
    cannotTell: "Which slow servers are truly ill.",
    minutes: [12, 18],
    expected: "about 15 min, then until undone",
    risk: "medium",
    riskNote: "Slow servers stay, and answer a share of their requests too late.",
    inForce: `thrown out from ${Math.round(100 * figures.UNHEALTHY_AT_RELAXED)} % load; cancel to undo`,
    set: (world, on) => configured(world, { healthCheckRelaxed: on }),
  }),
  lever("rotation.fence-broken", "Take servers with incomplete maps out of rotation", {
    does: "Clients meet only servers that know where to route; all load goes to those.",
    cannotTell: "Whether the servers that are left can carry it.",
    minutes: [10, 14],
    expected: "about 12 min, then until undone",
    risk: "high",
    people: 2,
    riskNote: "Where few are left, they take the load of all, slow down and are thrown out.",
    inForce: "only complete maps serve; cancel to undo",
    set: (world, on) => configured(world, { brokenFenced: on }),
  }),
  lever("maps.pause-rebuilds", "Pause the regular rebuild of shard maps", {
    does: "Running servers keep the maps that they have, whatever state these are in.",
    cannotTell: "Which routes have moved in the meantime.",
    minutes: [35, 45],
    expected: "about 40 min, then until undone",
    risk: "medium",
    people: 2,
    riskNote: `Shards move: about ${(100 * figures.STALE_SHARE_PER_HOUR).toFixed(1)} % of routes go wrong in an hour, on every server alike (modelled).`,
    inForce: "no map is rebuilt; cancel to undo",
    set: (world, on) => configured(world, { rebuildsPaused: on }),
  }),
];
