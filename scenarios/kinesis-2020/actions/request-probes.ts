import "#server-only";
import type { ActionDefinition } from "../../../engine/index";
import { badRecords, outOfService, type World } from "../model/world";
import { found, percent, probe } from "./probe";

type Draft = Omit<Parameters<typeof probe>[0], "function">;
const look = (of: Draft) => probe({ ...of, function: "observability" });

/** Looks at requests across the whole front end. */
export const requestProbes: readonly ActionDefinition<World>[] = [
  look({
    id: "probe.error-mix",
    title: "Error mix by call and by age of host",
    does: "Splits the last ten minutes of errors by API call and by when the host joined.",
    cannotTell: "Which error is the cause of which.",
    minutes: [8, 12],
    answer: (world) => {
      const share = 100 * world.load.tryFails;
      return found(
        "errors-everywhere",
        share < 1 ? "No call stands out." : "Every call fails, on old and new hosts alike.",
        [
          `PutRecords ${percent(share)} of tries, GetRecords ${percent(share * 0.97)}, DescribeStream ${percent(share * 0.91)}`,
          `Hosts that joined before today ${percent(share)}, hosts added this morning ${percent(Math.min(100, share * 1.01))}`,
          "Texts: no route, upstream unknown, partial answer, out of memory, stale throttle table",
        ],
      );
    },
  }),
  look({
    id: "probe.client-traffic",
    title: "Client traffic and retries",
    does: "Separates first tries from retries at the edge.",
    cannotTell: "Why tries fail.",
    minutes: [5, 8],
    answer: ({ load }) => {
      const retries = 100 * (load.offered - Math.min(1, load.offered));
      return found("load-usual", "First tries are at their usual level for the hour.", [
        `All requests ${percent(100 * load.offered)} of the usual, of which retries ${percent(retries)}`,
        "No single client or release stands out.",
      ]);
    },
  }),
  look({
    id: "probe.authentication",
    title: "Authentication and throttling",
    does: "Follows requests through the two checks that stand before routing.",
    cannotTell: "What happens after routing begins.",
    minutes: [6, 9],
    answer: (world) =>
      found("checks-right", "Requests pass both checks; they fail when they are to be routed.", [
        `Throttle tables are out of date on ${percent(100 * outOfService(world))} of servers, since they travel with the maps.`,
        world.throttle + world.tenantsHeld > 0
          ? "Some requests are refused on your own order."
          : "No request is refused by mistake.",
      ]),
  }),
  look({
    id: "probe.first-failures",
    title: "Where the errors began",
    does: "Lines the first failed rebuilds up against the hour and the age of hosts.",
    cannotTell: "What was different about those hosts.",
    minutes: [14, 20],
    people: 2,
    riskNote: "Reads only, but keeps two people busy.",
    answer: (world) =>
      found("first-failures", "The first rebuilds failed after this morning's addition began.", [
        "They are spread evenly over old hosts, zones and racks.",
        badRecords(world) > 0
          ? "None of those that failed first had finished reading the membership records."
          : "All of those that failed first had read every membership record.",
      ]),
  }),
];
