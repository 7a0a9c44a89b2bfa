import "#server-only";
import { type Answer, drawBetween, type Order, percent } from "../../../engine/index";
import { leakedInZone, lightInZone } from "../model/cell";
import * as figures from "../model/figures";
import { statusLimit } from "../model/placement";
import { largestMessage, meanThroughput, messageOf } from "../model/quantities";
import type { World } from "../model/world";
import { kit } from "./kit";

/** Looks at hosts, shards and the manager that places them. */
export const cellProbes = [
  kit.probe("probe.shard-counts", "Shards on each host of the zone", {
    does: "Counts light and heavy shards host by host.",
    cannotTell: "Whether a number is too large for anything.",
    minutes: [10, 14],
    answer: ({ cell }) => {
      const { most, total } = lightInZone(cell);
      return kit.found("shard-counts", `The fullest host holds ${most} light shards.`, [
        `Mean ${Math.round(total / figures.HOSTS_IN_ZONE)}, heavy shards ${figures.HEAVY_PER_HOST} on every host`,
        "Throughput does not show it: a light shard carries next to nothing.",
      ]);
    },
  }),
  kit.probe("probe.status-messages", "Status messages: size and punctuality", {
    does: "Reads what hosts of the zone sent to the cell manager in the last minutes, and when it came.",
    cannotTell: "What is in a message besides its entries.",
    minutes: [16, 22],
    answer: statusMessages,
  }),
  kit.probe("probe.dead-hosts", "Ask hosts that were taken for dead", {
    does: "Signs in to hosts that the manager has given up and asks them for work.",
    cannotTell: "Why the manager thought otherwise.",
    minutes: [6, 9],
    answer: ({ totals }) =>
      totals.falseDeaths === 0
        ? kit.found("dead-hosts-work", "No host was taken for dead today.", [
            "All answer, as they should.",
          ])
        : kit.found("dead-hosts-work", "They work: every one of them answers at once.", [
            `${totals.falseDeaths} times was a host given up since 09:00; none had failed.`,
          ]),
  }),
  kit.probe("probe.manager-rules", "How the cell manager places shards", {
    shows: "manager",
    does: "Reads the rules in force and follows the last placements.",
    cannotTell: "What its authors had in mind.",
    function: "operations",
    minutes: [8, 12],
    answer: ({ rules }) =>
      kit.found(
        "manager-rules",
        rules.countsShards
          ? "It gives shards to the host that holds fewest."
          : "It gives shards to the host that carries least, whatever their number.",
        [
          rules.redistributes
            ? `A host is given up after ${rules.timeoutMinutes} late messages in a row, and all it holds is placed at once.`
            : "It places nothing at present, on your order.",
          Number.isFinite(rules.cap)
            ? `No host is given more than ${rules.cap} light shards.`
            : "No number of shards is too many for a host.",
        ],
      ),
  }),
  kit.probe("probe.throughput", "Throughput of the zone's hosts", {
    does: "Compares what hosts carry with a usual day.",
    cannotTell: "What carrying it costs them.",
    minutes: [4, 7],
    answer: (world) =>
      kit.found(
        "throughput-modest",
        `Hosts carry ${percent(meanThroughput(world))} of the usual.`,
        ["None is near what it can carry."],
      ),
  }),
  kit.probe("probe.host-handles", "Connection handles on hosts, by build", {
    does: "Counts open handles on hosts with this morning's build and with the one before.",
    cannotTell: "What they were opened for.",
    minutes: [14, 20],
    answer: hostHandles,
  }),
];

function statusMessages(world: World, order: Order): Answer {
  const { rest, zone } = world.connections;
  const limit = statusLimit(zone + rest);
  const host = drawBetween(order.draw("host"), 0, figures.HOSTS_IN_ZONE - 1);
  const largest = largestMessage(world);
  return kit.found(
    "status-messages",
    largest > limit ? "The largest messages come late, some not at all." : "Messages come in time.",
    [
      `Largest ${Math.round(largest)} entries, one picked at random ${Math.round(messageOf(world, host))}`,
      `From about ${Math.round(limit)} entries on they come late at present; from ${figures.STATUS_LIMIT_SHARDS} where no connection waits (modelled).`,
      zone + rest > 0
        ? "They share the secure connections with everything else."
        : "Nothing delays them on the way.",
    ],
  );
}

function hostHandles({ cell }: World, order: Order): Answer {
  const pick = (deployed: boolean) => {
    const start = drawBetween(order.draw(`${deployed}`), 0, figures.HOSTS_IN_ZONE - 1);
    for (let step = 0; step < figures.HOSTS_IN_ZONE; step += 1) {
      const host = (start + step) % figures.HOSTS_IN_ZONE;
      if ((cell.deployedAt[host] ?? -1) >= 0 === deployed) return host;
    }
    return null;
  };
  const told = (deployed: boolean, build: string) => {
    const host = pick(deployed);
    return host === null
      ? `No host runs ${build}.`
      : `${name(host)}, ${build}: ${Math.round(cell.leaked[host] ?? 0)} handles open without a shard`;
  };
  const lost = Math.round(leakedInZone(cell));
  return kit.found(
    "host-handles",
    lost > 0
      ? `On hosts with this morning's build ${lost} handles belong to nothing.`
      : "Handles and shards agree on every host.",
    [told(true, "this morning's build"), told(false, "the build before")],
  );
}

/** The name that people know a host of the zone by. */
export function name(host: number): string {
  return `kds-a${String(host).padStart(3, "0")}`;
}
