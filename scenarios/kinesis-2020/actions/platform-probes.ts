import "#server-only";
import { type ActionDefinition, percent } from "../../../engine/index";
import * as figures from "../model/figures";
import { mapBuildOf } from "../model/map-build";
import { membershipLatencyMs, storeBuilds, storeLatencyMs } from "../model/quantities";
import { badRecords, customerErrors, type World } from "../model/world";
import { found, kitOf, probe } from "./kit";
import { name } from "./sample";

const check = kitOf("operations").probe;

/** Looks at what stands around and behind the front end, and at what was done to it. */
export const platformProbes: readonly ActionDefinition<World>[] = [
  check("probe.back-end-cells", "Health of the back-end cells", {
    does: "Reads load, errors and storage of every cell from the inside.",
    cannotTell: "What happens before a request reaches a cell.",
    minutes: [5, 8],
    answer: (world) =>
      found("cells-healthy", "All cells are healthy.", [
        `Errors ${figures.CELL_ERRORS_PERCENT} %, storage normal, traffic ${percent(100 * (1 - customerErrors(world)))} of the usual`,
        "Shards move between cells as on other days.",
      ]),
  }),
  check("probe.membership", "Membership service: records and answers", {
    does: "Compares membership records with the hosts that exist and times the answers.",
    cannotTell: "What servers do with the records.",
    minutes: [6, 9],
    answer: (world) => {
      const bad = badRecords(world);
      const { members } = world.fleet.counts;
      return found(
        "membership",
        bad > 0
          ? "Records match the hosts that exist, but one of them names no cell."
          : "Records match the hosts that exist.",
        [
          `${members} members and ${removedOnRecord(world)} removed servers on record, ${members} hosts, no duplicates`,
          bad > 0
            ? `${name(figures.BAD_RECORD_SERVER)}, written by this morning's job: cell field empty. All others are complete.`
            : "Every record is complete.",
          `Answers p99 ${Math.round(membershipLatencyMs(world))} ms, no errors.`,
        ],
      );
    },
  }),
  check("probe.config-reads", "Configuration reads and the metadata store", {
    does: "Reads the store's own view of configuration reads and of map builds; this exercise takes both for one store.",
    cannotTell: "Anything about the hosts themselves.",
    minutes: [4, 6],
    answer: (world) => {
      const { queued, running } = storeBuilds(world);
      return found(
        "reads-right",
        queued > 0 ? "Reads succeed, but builds wait for their turn." : "Reads succeed at once.",
        [
          `p99 ${storeLatencyMs(world).toFixed(1)} ms, no errors`,
          `${running} builds under way, ${queued} waiting; it finishes at most ${figures.STORE_BUILDS_PER_MINUTE} a minute (modelled).`,
        ],
      );
    },
  }),
  check("probe.network", "Network between zones", {
    does: "Looks for loss and delay between hosts of all zones.",
    cannotTell: "Anything above the network.",
    minutes: [7, 10],
    answer: () =>
      found("network-right", "No loss worth the name, no delay.", [
        `Loss ${figures.NETWORK_LOSS_PERCENT} % on the worst path; round trips as on other days.`,
      ]),
  }),
  check("probe.boot-queue", "Servers that are starting", {
    does: "Lists restarting and building servers by where they take their maps from, and what became of earlier builds.",
    cannotTell: "Why a build fails.",
    minutes: [4, 6],
    answer: (world) => {
      const { building, restarting } = world.fleet.counts;
      const store = storeBuilds(world);
      const { built, failedBuilds } = world.totals;
      return found("boot-queue", `${restarting + building} servers are starting.`, [
        `${restarting} restarting, ${building} building, of which ${store.running + store.queued} from the metadata store`,
        `Builds since the addition began: ${built} complete, ${failedBuilds} incomplete`,
        `The health check threw out ${world.totals.unhealthy} servers in that time.`,
      ]);
    },
  }),
  check("probe.headroom", "Headroom of serving servers", {
    does: "Works out how much of their capacity serving servers have left, and what builds take of it.",
    cannotTell: "What load the next hour brings.",
    minutes: [6, 9],
    answer: ({ fleet, load }) => {
      const { building, members } = fleet.counts;
      return found(
        "headroom",
        load.utilisation >= 1
          ? "Serving servers have nothing left; slow ones are being thrown out."
          : `Serving servers carry ${percent(100 * load.utilisation)} of what they can.`,
        [
          `${building} of ${members} servers are building, which takes ${percent(100 * (1 - load.capacity))} of every serving server's capacity.`,
          `Requests with their retries: ${percent(100 * load.offered)} of the usual`,
        ],
      );
    },
  }),
  check("probe.host-types", "Compare an added host with an old one", {
    does: "Lays hardware, image and settings of one of this morning's hosts beside an older one's.",
    cannotTell: "Whether a difference matters.",
    minutes: [8, 12],
    answer: (world) =>
      world.fleet.counts.added === 0
        ? found("host-types", "No added host is left to compare with.", [
            "The job's order names their type, but nobody on the call can look inside one.",
          ])
        : mapBuildOf(world.causeId).joinersRebuild
          ? found("host-types", "Both hosts are of one type, with the same image and settings.", [
              "Cores, memory and pools agree.",
            ])
          : found("host-types", "The added host is of a larger type.", [
              `${figures.LARGE_HOST_CORES} cores against ${figures.USUAL_HOST_CORES}; image and settings agree.`,
              world.config.poolsCapped
                ? "Its pools are as small as on the old host by your setting."
                : "Pools are sized by cores, so its own are larger in proportion.",
            ]),
  }),
  check("probe.capacity-log", "Log of this morning's capacity job", {
    does: "Reads what the job did, step by step.",
    cannotTell: "What servers made of it.",
    minutes: [5, 8],
    answer: ({ fleet }) =>
      found("capacity-log", "The job ran without a remark.", [
        `${figures.SERVERS_ADDED} servers in ${figures.ADDITION_MINUTES} min, each with a membership record of its own`,
        `Since then ${fleet.more} more were added and ${figures.SERVERS_ADDED + fleet.more - fleet.counts.added} taken out.`,
        "Every step is marked as done.",
      ]),
  }),
  probe("probe.change-review", "Review of the last day's changes", {
    does: "Goes through the change calendar with the owners on the phone.",
    cannotTell: "Whether a change caused anything.",
    function: "incident-commander",
    minutes: [6, 10],
    answer: (world) =>
      found(
        "change-coincides",
        "One change touched the front end this morning: the capacity addition.",
        [
          `${figures.SERVERS_ADDED} servers were added from 02:44 to 03:47; ${world.fleet.counts.added} added servers are in the fleet now.`,
          world.load.tryFails > 0.02
            ? "It was closed without remarks at 03:47; hosts that it did not touch show the same errors as those it added."
            : "It was closed without remarks at 03:47.",
          "Log agent (24 Nov) and certificates (00:30): owners see nothing unusual.",
        ],
      ),
  }),
  probe("probe.change-ahead", "What is planned for the next hours", {
    does: "Asks the change manager what will touch this system today.",
    cannotTell: "What is done outside the calendar.",
    function: "incident-commander",
    minutes: [4, 7],
    answer: ({ minute }) =>
      found("change-ahead", "Nothing that is planned touches the front end.", [
        minute < figures.BILLING_REBUILD_MINUTE
          ? "The billing index rebuild is another team's and stays planned for 09:00."
          : "The billing index rebuild has begun; it is another team's.",
        minute < figures.FREEZE_MINUTE
          ? "The holiday freeze begins tonight; emergency changes need the commander's word."
          : "The holiday freeze is in force; emergency changes need the commander's word.",
      ]),
  }),
];

/** Records of servers that were taken out stay until somebody cleans up. */
function removedOnRecord({ fleet }: World): number {
  return figures.SERVERS_ADDED + fleet.more - fleet.counts.added;
}
