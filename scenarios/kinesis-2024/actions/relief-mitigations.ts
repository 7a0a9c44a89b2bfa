import "#server-only";
import type { Progress } from "../../../engine/index";
import * as figures from "../model/figures";
import type { World } from "../model/world";
import { kit, kitOf, withDependent } from "./kit";

const theirs = kitOf("dependents").lever;

/** What takes load off, adds capacity, or spares those who depend on the cell. */
export const reliefMitigations = [
  kit.mitigation("load.shed", "Shed less time-sensitive internal work", {
    does: `Keeps off what can wait, ${Math.round(100 * figures.SHEDDABLE_SHARE)} % of light shards (modelled), workload by workload.`,
    cannotTell: "Who notices that it waits.",
    minutes: [16, 18],
    expected: `about 17 min, then ${figures.SHED_MINUTES} until all of it is off`,
    risk: "medium",
    people: 2,
    riskNote: "Shed work is late by as long as it lasts, and comes back when it is let in.",
    undo: `Cancel it: the work comes back within ${figures.SHED_MINUTES} min.`,
    apply: (world) => ({ ...world, shedding: true }),
    withdraw: (world) => ({ ...world, shedding: false }),
    follow: shedProgress,
  }),
  kit.mitigation("provisioning.add", "Add capacity to connection provisioning", {
    does: `Brings one more group of provisioning hosts in, ${figures.PROVISIONED_STEP_PER_MINUTE} connections a minute each time (modelled).`,
    cannotTell: "How much is needed.",
    minutes: [36, 39],
    riskNote: "Takes hosts from elsewhere in the region.",
    undo: "Not needed.",
    needs: `At most ${figures.PROVISIONING_STEPS_MAX} groups can be added.`,
    requires: ({ provisioningSteps }) =>
      provisioningSteps >= figures.PROVISIONING_STEPS_MAX ? "No spare group is left." : null,
    apply: (world) => ({ ...world, provisioningSteps: world.provisioningSteps + 1 }),
  }),
  kit.once("certificate.renew", "Renew the certificates of connection provisioning", {
    does: "Issues and ships every certificate of the chain anew.",
    cannotTell: "Whether any of them was the trouble.",
    minutes: [28, 36],
    risk: "medium",
    riskNote: `Hosts take them up by closing connections: ${Math.round(100 * figures.RENEWAL_CLOSES)} % of the cell's are made anew within ${figures.RENEWAL_MINUTES} min (modelled).`,
    undo: "Cannot be undone; the old ones stay valid as long as they were.",
    apply: (world) => ({ ...world, renewedAt: world.minute }),
  }),
  kit.mitigation("cell.isolate", "Move the light workload to another cell", {
    does: `Creates shards for ${Math.round(100 * figures.SHEDDABLE_SHARE)} % of the light ones in a healthy cell and lets their writers go there, a share at a time (modelled).`,
    cannotTell: "What the next deployment does to the other cell.",
    minutes: [170, 190],
    expected: `about 3 h, then ${figures.MOVE_AWAY_MINUTES} min until all of it is off`,
    risk: "high",
    people: 3,
    riskNote: "Another cell gets a profile that it has not met.",
    undo: `Cancel it: the workload comes back within ${figures.MOVE_AWAY_MINUTES} min.`,
    apply: (world) => ({ ...world, movingAway: true }),
    withdraw: (world) => ({ ...world, movingAway: false }),
    follow: moveProgress,
  }),
  theirs("ecs.unblock", "ECS: switch tasks to a log driver that does not wait", {
    does: `Owners of stalled tasks are led through the change, ${Math.round(100 * figures.OWNERS_REACHED)} % of them within ${figures.OWNERS_REACHED_MINUTES} min (modelled); logs that cannot be sent are dropped.`,
    cannotTell: "Which logs will be missed.",
    minutes: [40, 55],
    riskNote: "Tasks restart once, and lose logs from then on.",
    inForce: "owners are led through the change; cancel to stop asking",
    undo: "Cancel it: nobody else is asked; whoever has switched stays so.",
    set: (world, on) => withDependent(world, "ecs", (before) => ({ ...before, reaching: on })),
  }),
  theirs("events.hurry", "S3 events: work old ones off faster", {
    does: "Publishes waiting events at more than twice the usual pace beside the new ones.",
    cannotTell: "Who is flooded by events of hours ago.",
    minutes: [18, 24],
    riskNote: "Customers get many old events at once.",
    inForce: "old events go faster; cancel to undo",
    set: (world, on) => withDependent(world, "s3Events", (before) => ({ ...before, hurried: on })),
  }),
  theirs("redshift.calm", "Redshift: keep connections instead of renewing them", {
    does: "Warehouses hold on to the connections that they have.",
    cannotTell: "Which of them are stale.",
    minutes: [20, 26],
    riskNote: "A stale connection is noticed later.",
    inForce: "connections are kept; cancel to undo",
    set: (world, on) => withDependent(world, "redshift", (before) => ({ ...before, calmed: on })),
  }),
];

function moveProgress({ movedAway }: World): Progress {
  return {
    share: movedAway,
    detail: `${Math.round(100 * figures.SHEDDABLE_SHARE * movedAway)} % of light shards in another cell; cancel to bring them back`,
    minutesLeft: null,
    state: "going",
  };
}

function shedProgress(world: World): Progress {
  return {
    share: world.shed,
    detail: `${Math.round(100 * figures.SHEDDABLE_SHARE * world.shed)} % of light shards kept off; cancel to let them in`,
    minutesLeft: null,
    state: "going",
  };
}
