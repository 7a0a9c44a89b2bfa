import "#server-only";
import { type ActionDefinition, percent } from "../../../engine/index";
import { mapBuildOf } from "../model/map-build";
import { outOfService, refused, type World } from "../model/world";
import { found, probe } from "./kit";

/** Looks at requests across the whole front end. */
export const requestProbes: readonly ActionDefinition<World>[] = [
  probe("probe.error-mix", "Error mix by call and by age of host", {
    does: "Splits the last ten minutes of errors by API call and by when the host joined.",
    cannotTell: "Which error is the cause of which.",
    minutes: [8, 12],
    answer: ({ fleet, load }) => {
      const share = 100 * load.tryFails;
      const added = `hosts added today ${percent(Math.min(100, share * 1.01))}`;
      return found(
        "errors-everywhere",
        share < 1 ? "No call stands out." : "Every call fails, whichever host it meets.",
        [
          `PutRecords ${percent(share)} of tries, GetRecords ${percent(share * 0.97)}, DescribeStream ${percent(share * 0.91)}`,
          `Hosts that joined before today ${percent(share)}, ${fleet.counts.added > 0 ? added : "none that was added today is left"}`,
          share < 1
            ? "What fails is scattered."
            : "Texts: no route, upstream unknown, partial answer, out of memory, stale throttle table",
        ],
      );
    },
  }),
  probe("probe.client-traffic", "Client traffic and retries", {
    does: "Separates first tries from retries at the edge.",
    cannotTell: "Why tries fail.",
    minutes: [5, 8],
    answer: ({ load }) => {
      const retries = 100 * (load.offered - load.firstTries);
      return found(
        "load-usual",
        load.firstTries < 0.99
          ? `First tries stand at ${percent(100 * load.firstTries)} of the usual, as far as you let them in.`
          : "First tries are at their usual level.",
        [
          `All requests ${percent(100 * load.offered)} of the usual, of which retries ${percent(retries)}`,
          "No single client or release stands out.",
        ],
      );
    },
  }),
  probe("probe.authentication", "Authentication and throttling", {
    does: "Follows requests through the two checks that stand before routing.",
    cannotTell: "What happens after routing begins.",
    minutes: [6, 9],
    answer: (world) =>
      found(
        "checks-right",
        world.load.tryFails > 0.02
          ? "Requests pass both checks; they fail when they are to be routed."
          : "Requests pass both checks and are routed.",
        [
          `Throttle tables are out of date on ${percent(100 * outOfService(world))} of servers, since they travel with the maps.`,
          refused(world) > 0
            ? `${percent(100 * refused(world))} of requests are refused on your own order.`
            : "No request is refused by mistake.",
        ],
      ),
  }),
  probe("probe.first-failures", "Where the errors began", {
    does: "Lines the first failed rebuilds up against the hour and the age of hosts.",
    cannotTell: "What was different about those hosts.",
    minutes: [14, 20],
    people: 2,
    riskNote: "Reads only, but keeps two people busy.",
    answer: (world) =>
      found("first-failures", "The first rebuilds failed after this morning's addition began.", [
        "They are spread evenly over old hosts, zones and racks.",
        mapBuildOf(world.causeId).badRecords > 0
          ? "None of those that failed first had come to the end of the membership records."
          : "All of those that failed first had read every membership record.",
      ]),
  }),
];
