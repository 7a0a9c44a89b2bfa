import "#server-only";
import { leakedInZone } from "../model/cell";
import * as figures from "../model/figures";
import { certificateExpired, provisioning } from "../model/world";
import { kit } from "./kit";

const ONE_HOST = "One host is out for a while; its shards move.";

/** Something tried on one host or one connection. */
export const experiments = [
  kit.experiment("experiment.let-one-back", "Let one host back that was taken for dead", {
    does: "Puts a host back by hand and watches whether it is given up again.",
    cannotTell: "What happens when many come back at once.",
    minutes: [18, 24],
    riskNote: "One host changes.",
    answer: ({ connections, rules, totals }) =>
      totals.falseDeaths === 0
        ? { headline: "There is none to let back.", lines: [], clues: ["one-host-back"] }
        : {
            headline:
              rules.redistributes &&
              connections.zone + connections.rest > figures.WAITING_DOUBLES_AT / 4
                ? "It serves, and is given up again as soon as it holds many shards."
                : "It serves, and stays.",
            lines: ["Nothing on the host itself is wrong."],
            clues: ["one-host-back", "dead-hosts-work"],
          },
  }),
  kit.experiment("experiment.old-build", "Put one host back to the build before", {
    does: "Runs the build before on one host and watches its handles and its messages for half an hour.",
    cannotTell: "What a roll-back of the zone would move.",
    minutes: [36, 44],
    riskNote: ONE_HOST,
    answer: ({ cell }) => ({
      headline: cell.deployedAt.every((minute) => minute < 0)
        ? "No host has the new build; there is nothing to compare it with."
        : leakedInZone(cell) > 0
          ? "It keeps no handle too many; its neighbours with the new build do."
          : "It behaves like its neighbours with the new build.",
      lines: ["Shards that moved away for it stay where they are."],
      clues: ["one-host-old-build"],
    }),
  }),
  kit.experiment("experiment.one-connection", "Ask for one connection and follow it", {
    does: "Asks provisioning for a single connection and follows it through every step.",
    cannotTell: "What it is like for thousands.",
    minutes: [8, 12],
    riskNote: "One connection more.",
    answer: (world) => {
      const { rest, zone } = world.connections;
      const wait = (zone + rest) / Math.max(1, provisioning(world, world.minute));
      return {
        headline: certificateExpired(world)
          ? "It is refused when it is to be signed, and tried again elsewhere."
          : wait > 1
            ? `It waits ${Math.round(wait)} min for its turn, and is made at once then.`
            : "It is made at once.",
        lines: ["No host has anything to do with it until it is made."],
        clues: ["one-connection"],
      };
    },
  }),
];
