import "#server-only";
import { percent } from "../../../engine/index";
import { leakedInZone } from "../model/cell";
import * as figures from "../model/figures";
import {
  certificateExpired,
  heldByLost,
  provisioning,
  provisioningAtNine,
  requestErrors,
  type World,
} from "../model/world";
import { kit, kitOf } from "./kit";

const check = kitOf("operations").probe;

const waitingOf = ({ connections }: World) => Math.round(connections.zone + connections.rest);

/** Looks at what stands around the hosts, and at what was done to them. */
export const platformProbes = [
  check("probe.provisioner", "Connection provisioning: queue and capacity", {
    does: "Reads how many secure connections are asked for, made and waited for.",
    cannotTell: "Why as many are made as there are.",
    minutes: [5, 8],
    shows: "provisioning",
    answer: (world) =>
      kit.found("provisioner", `${waitingOf(world)} connections wait.`, [
        `${Math.round(world.connections.made)} were made in the last minute; it can make ${Math.round(provisioning(world, world.minute))}, and at nine it could make ${provisioningAtNine(world.causeId)} (modelled).`,
        `On a usual day ${figures.RENEWALS_PER_MINUTE} are asked for in a minute (modelled).`,
      ]),
  }),
  check("probe.provisioner-askers", "Connection provisioning: who asks", {
    does: "Sorts requests for connections by who makes them, and why.",
    cannotTell: "Whether those who ask should have to.",
    minutes: [10, 14],
    answer: (world) => {
      const lost = Math.round(leakedInZone(world.cell));
      const moved = Math.round(world.moves.light + world.moves.heavy);
      return kit.found(
        "provisioner-askers",
        lost > 0
          ? "Connections that nobody uses any more are held open for hosts with this morning's build."
          : moved > 0
            ? "Most requests come from shards that moved."
            : "Connections that ran out are renewed, as on other days.",
        [
          `In the last minute: ${moved} for shards that moved. ${percent(100 * heldByLost(world.cell))} of its work goes into connections that nobody uses.`,
          `${figures.HOSTS_IN_ZONE} of the cell's ${figures.HOSTS} hosts are in the zone that moves shards.`,
        ],
      );
    },
  }),
  check("probe.certificates", "Certificates on the way of a connection", {
    does: "Follows the chain that provisioning signs connections with, link by link.",
    cannotTell: "Anything about how busy it is.",
    minutes: [12, 18],
    answer: (world) =>
      world.renewedAt !== null
        ? kit.found("certificates", "All links are valid; one is of today.", [])
        : certificateExpired(world)
          ? kit.found("certificates", "One link of the chain ran out at 14:22.", [
              "Connections that need it are refused; a few find another way.",
            ])
          : world.causeId === "provisioner-certificate"
            ? kit.found("certificates", "All links are valid; one runs out today at 14:22.", [])
            : kit.found("certificates", "All links are valid for months.", []),
  }),
  check("probe.deployment-log", "Log of the deployment", {
    does: "Reads what the deployment of this morning did, host by host.",
    cannotTell: "What the manager made of it.",
    minutes: [4, 7],
    answer: ({ minute, rounds }) =>
      kit.found(
        "deployment-log",
        rounds.nextHost >= figures.HOSTS_IN_ZONE
          ? "It is through: all hosts of the zone have been deployed to."
          : !rounds.deploying
            ? "It does not go on: it is paused, on your order."
            : minute < figures.DEPLOYMENT_MINUTE
              ? "It has not begun: its first host goes out at 09:09."
              : "It goes on, one host after the other, in one zone.",
        [
          `${rounds.nextHost} of ${figures.HOSTS_IN_ZONE} hosts done; each is out for ${figures.DEPLOYMENT_OUT_MINUTES} min (modelled).`,
          "Its own checks found nothing.",
        ],
      ),
  }),
  check("probe.build-diff", "What the build changed", {
    does: "Goes through the differences between this morning's build and the one before with its authors.",
    cannotTell: "What nobody thought of when writing it.",
    minutes: [25, 35],
    people: 2,
    answer: ({ causeId }) =>
      causeId === "leaky-build"
        ? kit.found("build-diff", "One change moves the place where a connection is let go of.", [
            "Its test passes on a host that keeps all its shards.",
          ])
        : kit.found(
            "build-diff",
            "A log format and two counters; nothing that handles connections.",
            ["Tests pass."],
          ),
  }),
  check("probe.other-cells", "Other internal cells", {
    does: "Reads errors and moves of the other cells that serve AWS services.",
    cannotTell: "Why this one is different.",
    minutes: [4, 6],
    answer: () =>
      kit.found("cells-healthy", "All other cells are healthy.", [
        `Errors ${figures.OTHER_CELLS_ERRORS_PERCENT} %, no host given up; they carry fewer and larger shards.`,
      ]),
  }),
  check("probe.customer-streams", "Customers' own streams", {
    does: "Reads errors of the cells that customers' streams live in.",
    cannotTell: "What customers feel through other services.",
    minutes: [3, 5],
    answer: () =>
      kit.found("customers-healthy", "Customers' own streams are healthy.", [
        `Errors ${figures.OTHER_CELLS_ERRORS_PERCENT} %`,
      ]),
  }),
  kit.probe("probe.change-review", "Review of the day's changes", {
    does: "Goes through the change calendar with the owners on the phone.",
    cannotTell: "Whether a change caused anything.",
    function: "incident-commander",
    minutes: [6, 10],
    answer: (world) =>
      kit.found(
        "change-review",
        "One change is planned for this cell today: the routine deployment.",
        [
          `Its beginning is 09:09, and it has reached ${world.rounds.nextHost} hosts.`,
          requestErrors(world) > 0.01
            ? "Until requests failed nothing was to be seen of it."
            : "Nothing is to be seen of it.",
          "Until last week workloads were moved to this cell.",
        ],
      ),
  }),
];
