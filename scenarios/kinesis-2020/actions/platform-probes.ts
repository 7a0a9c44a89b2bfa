import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import * as figures from "../model/figures";
import { badRecords, customerErrors, type World } from "../model/world";
import { found, percent, probe } from "./probe";

export const platformProbes: readonly ActionDefinition<World>[] = [
  probe({
    id: "probe.back-end-cells",
    title: "Health of the back-end cells",
    does: "Reads load, errors and storage of every cell from the inside.",
    cannotTell: "What happens before a request reaches a cell.",
    function: "operations",
    minutes: [5, 8],
    answer: (world) =>
      found("cells-healthy", "All cells are healthy.", [
        `Errors 0.02 %, storage normal, traffic ${percent(100 * (1 - customerErrors(world)))} of the usual`,
        "No cell moved a shard in the last six hours.",
      ]),
  }),
  probe({
    id: "probe.membership",
    title: "Membership service: records and answers",
    does: "Compares membership records with the hosts that exist and times the answers.",
    cannotTell: "What servers do with the records.",
    function: "operations",
    minutes: [6, 9],
    answer: (world) => {
      const bad = badRecords(world);
      return found(
        "membership",
        bad > 0
          ? "Records match the hosts that exist, but one of them names no cell."
          : "Records match the hosts that exist; answers are quick.",
        [
          `${world.fleet.counts.members} members on record, ${world.fleet.counts.members} hosts, no duplicates`,
          bad > 0
            ? "fe-6131, written 03:46: cell field empty. All others are complete."
            : "Every record is complete.",
          "Answers p99 18 ms, no errors.",
        ],
      );
    },
  }),
  probe({
    id: "probe.config-reads",
    title: "Configuration reads from the metadata store",
    does: "Reads the store's own view of requests from the front end.",
    cannotTell: "Anything about the hosts themselves.",
    function: "operations",
    minutes: [4, 6],
    answer: () =>
      found("reads-right", "Reads succeed and are not throttled.", [
        "p99 9 ms, errors 0.00 %, far from its limits.",
      ]),
  }),
  probe({
    id: "probe.network",
    title: "Network between zones",
    does: "Looks for loss and delay between hosts of all zones.",
    cannotTell: "Anything above the network.",
    function: "operations",
    minutes: [7, 10],
    answer: () =>
      found("network-right", "No loss, no delay.", [
        "Loss below 0.01 % on every path; round trips as on other days.",
      ]),
  }),
  probe({
    id: "probe.change-review",
    title: "Review of the last day's changes",
    does: "Goes through the change calendar with the owners on the phone.",
    cannotTell: "Whether a change caused anything.",
    function: "incident-commander",
    minutes: [6, 10],
    answer: (world) =>
      found(
        "change-coincides",
        "One change touched the front end this morning: the capacity addition.",
        [
          `${figures.SERVERS_ADDED} servers were added from 02:44 to 03:47; ${world.fleet.counts.added} of them are still in.`,
          "It was closed without remarks at 03:47; hosts that it did not touch show the same errors as those it added.",
          "Log agent (24 Nov) and certificates (00:30): owners see nothing unusual.",
        ],
      ),
  }),
];
